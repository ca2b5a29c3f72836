import type { FormatId } from '@trace-formats/schema';

/** True for a Forsy trace, and not for what describes one or is a part of one. */
export function isTraceFormat(format: FormatId): boolean {
  return forsyTrace.test(format);
}

/** True for what describes a Forsy trace. */
export function isManifestFormat(format: FormatId): boolean {
  return format === 'forsy/v0.1-manifest' || format === 'forsy/legacy-manifest';
}

/** True for a trace in any format that rules speak of. */
export function isAnyTrace(format: string): boolean {
  return forsyTrace.test(format) || otherTrace.test(format);
}

const forsyTrace = /^forsy\/(?:v0\.1|v0\.1-draft|legacy)$/;
const otherTrace = /^(?:open-token\/.+|trajectory)$/;
