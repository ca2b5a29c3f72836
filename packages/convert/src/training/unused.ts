import { toPointer } from '@trace-formats/schema';
import { arrayAt, isObject, type JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { TrainingView } from './views.ts';

const graph = 'step turn actor action retry_of';
const said = 'tool parallel_group input output';

/**
 * The fields of a trace and of its steps that each view is made of. All others are named among the losses where they say
 * something.
 */
const used: Readonly<Record<TrainingView, ReadonlySet<string>>> = {
  sft: words(`${graph} ${said} eval`),
  preferences: words(`${graph} ${said} eval directive caused_by feedback_type`),
  'step-labels': words(
    'step turn actor action operation tool observation reasoning input output state_change success eval eval_reason directive retry_of caused_by',
  ),
};

/** The fields of a trace itself that stand in a row, or only belong to its form. */
const ofTrace = words('$schema schema_version trace_id steps');

/** Notes every field that says something and that a view has no place for. */
export function noteUnused(document: JsonObject, view: TrainingView, thinking: boolean, ledger: Ledger): void {
  const why = 'The view has no place for this.';
  for (const [key, value] of Object.entries(document))
    if (!ofTrace.has(key) && says(value)) ledger.lose({ kind: 'dropped', place: { pointer: toPointer([key]) }, why });
  for (const [index, step] of (arrayAt(document, 'steps') ?? []).entries()) {
    if (!isObject(step)) continue;
    for (const [key, value] of Object.entries(step))
      if (!used[view].has(key) && !(thinking && key === 'reasoning') && says(value))
        ledger.lose({ kind: 'dropped', place: { pointer: toPointer(['steps', index, key]) }, why });
  }
}

function says(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
