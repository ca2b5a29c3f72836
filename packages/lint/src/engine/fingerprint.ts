import { sha256Hex } from '@trace-formats/digest';
import { valueAt } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { docsOf } from '../catalogue.ts';
import { maskedOnce } from './masked-once.ts';

/**
 * Gives findings what all of them have: masked words, a link to the rule's page, and a fingerprint of rule, trace id, pointer
 * and masked value, which is the same wherever the file lies. Findings that agree in all of these are numbered.
 */
export function marked(findings: readonly Finding[], traceId: string | null, document: unknown): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const message = maskedOnce(finding.message);
    const own = finding.fingerprint ?? fingerprint(finding, traceId, matterOf(document, finding.pointer, message));
    const times = (seen.get(own) ?? 0) + 1;
    seen.set(own, times);
    return {
      ...finding,
      message,
      docs: finding.docs ?? docsOf(finding.rule),
      fingerprint: times === 1 ? own : fingerprint(finding, traceId, `${own} ${times}`),
    };
  });
}

function fingerprint({ rule, pointer }: Finding, traceId: string | null, value: string): string {
  return sha256Hex([rule, traceId ?? '', pointer, value].join('\u0000')).slice(0, 16);
}

/** The value as far as it is the matter of the finding: whole objects and lists are named by what is said of them. */
function matterOf(document: unknown, pointer: string, message: string): string {
  const value = valueAt(document, pointer);
  if (typeof value === 'string') return maskedOnce(value);
  return value === undefined || (typeof value === 'object' && value !== null) ? message : String(value);
}
