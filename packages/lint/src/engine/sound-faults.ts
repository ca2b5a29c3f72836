import type { Judged } from '@trace-formats/validate';
import { rulesById } from '../catalogue.ts';

/**
 * The faults after which a place can no longer be read as its type promises. Where the schema speaks for a rule of the
 * catalogue (a user message with eval 1), the value is wrong but is what it should be made of, so the rules go on reading it.
 */
export function unsoundFaults(faults: readonly Judged[], document: (path: Judged['path']) => unknown): Judged[] {
  return faults.filter(({ finding, path, missing }) => {
    if (missing !== undefined) return true;
    const value = document(path);
    const key = path.findLast((part) => typeof part === 'string');
    if (key !== undefined && labels.has(key) && typeof value === 'string') return false;
    // A step may have the number 0: which one is meant is clear, and that it is wrong is what rules say.
    if (key === 'step' && Number.isInteger(value)) return false;
    if (!rulesById.has(finding.rule) || (key !== undefined && holders.has(key))) return true;
    const wanted = key === undefined ? 'string' : (typeOf[key] ?? 'string');
    return Array.isArray(value) ? !(wanted === 'number' && value.every(Number.isInteger)) : typeof value !== wanted;
  });
}

/** Words that rules only compare: one that nobody knows is like no other, and is told by the schema. */
const labels: ReadonlySet<string> = new Set(['message_role', 'feedback_type', 'execution_mode']);

/** What only holds other fields is of no use where its own shape is wrong. */
const holders: ReadonlySet<string> = new Set(['static_output', 'artifacts']);

const typeOf: Readonly<Record<string, 'boolean' | 'number'>> = {
  success: 'boolean',
  eval: 'number',
  caused_by: 'number',
  retry_of: 'number',
  agent_confidence: 'number',
};
