import { inspectJson, type Limits } from '../json/json-text.ts';
import { skipSpace } from '../json/space.ts';
import type { SyntaxFault } from '../json/syntax-fault.ts';

/** The complete objects found in a faulty text, and the stretches between them that are none. */
export interface Salvage {
  readonly values: readonly { readonly value: unknown; readonly start: number; readonly end: number }[];
  readonly skipped: readonly { readonly start: number; readonly end: number }[];
}

/**
 * Reads the objects that stand glued together in a text. Where one was cut off by the next it reads on from that one; what a
 * broken object holds inside is never taken for a record of its own.
 */
export function salvage(text: string, limits: Limits): Salvage {
  const values: { value: unknown; start: number; end: number }[] = [];
  const skipped: { start: number; end: number }[] = [];
  let at = skipSpace(text, 0);
  while (text.charAt(at) === '{') {
    const { end, fault } = inspectJson(text, at, limits);
    if (fault === undefined) {
      values.push({ value: JSON.parse(text.slice(at, end)), start: at, end });
      at = skipSpace(text, end);
      continue;
    }
    const next = cutBy(text, fault, limits);
    if (next === undefined) break;
    skipped.push({ start: at, end: next });
    at = next;
  }
  if (at < text.length) skipped.push({ start: at, end: text.length });
  return { values, skipped };
}

/**
 * Where the record begins that cuts off a broken one, if one does. Its opening `{"` stands where the fault is, or just before when its
 * quotation mark closed a string of the broken record; it is complete, and nothing follows it but more records.
 */
function cutBy(text: string, fault: SyntaxFault, limits: Limits): number | undefined {
  for (const start of [fault.offset, fault.offset - 2]) {
    if (!/^\{\s*"/.test(text.slice(Math.max(start, 0), start + 16))) continue;
    const whole = inspectJson(text, start, limits);
    if (whole.fault !== undefined) continue;
    const after = skipSpace(text, whole.end);
    if (after >= text.length || text.charAt(after) === '{') return start;
  }
  return undefined;
}
