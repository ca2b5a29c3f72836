import type { Match } from '@trace-formats/redact';
import { parsePointer, valueAt } from '@trace-formats/schema';
import { isOfAReviewer, reviewKey } from '../../wording/who-reviewed.ts';

/**
 * Who annotated or reviewed is stated when a trace is published, so a name that stands for that in what describes the trace is no
 * personal detail that slipped through. Names in the steps are, whoever bears them.
 */
export function isNamedReviewer(document: unknown): (match: Match) => boolean {
  return ({ kind, pointer, range, inKey }) => {
    if (kind !== 'person_name' || inKey) return false;
    const path = parsePointer(pointer);
    if (path[0] === 'steps') return false;
    if (path.some((key) => typeof key === 'string' && reviewKey.test(key))) return true;
    if (path[0] !== 'dataset_summary') return false;
    const text = valueAt(document, path);
    return typeof text === 'string' && isOfAReviewer(text, range);
  };
}
