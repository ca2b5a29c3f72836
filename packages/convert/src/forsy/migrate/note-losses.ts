import { toPointer } from '@trace-formats/schema';
import { isObject, type JsonObject } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import { filled, modeOf } from './migrate-values.ts';

/** Notes of every value of a legacy trace that is not in its draft as it was what became of it, and what the draft lacks. */
export function noteLosses(before: JsonObject, after: JsonObject, ledger: Ledger): void {
  compare(before, after, '', ledger);
  const lack = (field: string, why: string): void =>
    ledger.lose({ kind: 'missing', place: { pointer: '' }, field, why });
  if (!before['trace_id'] && !before['collection_id'])
    lack('/trace_id', 'The trace has no id; one was made from a digest of it.');
  if (modeOf(before) === null)
    lack('/trace_mode', 'The trace does not say how it came about; retraced claims the least.');
  for (const field of ['/validation_level', '/agent_tools', '/termination_reason', '/final_output'])
    if (after[field.slice(1)] === null)
      lack(field, 'The trace says nothing that v0.1 has a value for; it is null until somebody judges.');
}

/** Goes through the trace as it was and says of every value that v0.1 holds otherwise, or not at all, what became of it. */
function compare(before: JsonObject, after: JsonObject, pointer: string, ledger: Ledger): void {
  for (const [key, value] of Object.entries(before)) {
    const place = { pointer: pointer + toPointer([key]) };
    const now = Object.hasOwn(after, key) ? after[key] : undefined;
    if (value === undefined || JSON.stringify(now) === JSON.stringify(value)) continue;
    const other = renamed[key];
    if (Array.isArray(value) && Array.isArray(now) && value.length === now.length && key === 'steps') {
      for (const [index, item] of value.entries()) {
        const step = `${place.pointer}/${index}`;
        if (isObject(item)) compare(item, now[index] as JsonObject, step, ledger);
        else if (filled(item))
          ledger.lose({
            kind: 'dropped',
            place: { pointer: step },
            why: 'This is no object, so an empty step stands here.',
          });
      }
    } else if (isObject(value) && isObject(now)) compare(value, now, place.pointer, ledger);
    else if (other !== undefined && after[other] !== null && after[other] !== undefined && now === undefined)
      ledger.lose({ kind: 'renamed', place, why: `v0.1 calls this ${other}.` });
    else if (now !== undefined && now !== null)
      ledger.lose({
        kind: 'approximated',
        place,
        why: 'v0.1 writes this in another way.',
      });
    else if (filled(value)) ledger.lose({ kind: 'dropped', place, why: 'v0.1 has no place, or no value, for this.' });
  }
}

/** Where a field of a legacy trace went under another name. */
const renamed: Readonly<Record<string, string>> = {
  collection_id: 'trace_id',
  prior_collection_id: 'prior_trace_id',
  step_index: 'step',
  feedback: 'feedback_content',
};
