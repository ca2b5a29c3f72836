import { type ConvertOptions, type WritableFormat, writableFormats } from '../src/index.ts';

/** The options with which a format keeps the most, where it has any. */
const keepingMost: Partial<Readonly<Record<WritableFormat, object>>> = {
  'open-token': { include: 'include-internal', internal: 'full', redact: 'none' },
  trajectory: { timestamp: '2026-01-31T00:00:00Z', clean: false },
};

/** What to convert to for one format, with the options that keep the most. */
export function targetOf(to: WritableFormat): ConvertOptions {
  return { to, ...keepingMost[to] };
}

/** What to convert to, a format each. */
export const everyTarget: readonly ConvertOptions[] = writableFormats.map(targetOf);
