import { isObject, type JsonObject } from '../json-object.ts';
import { undressed } from '../rules/wording/undressed.ts';

/** The trace as those see it who judge words; the same object where none of its texts is dressed. */
export function undressedTrace(trace: unknown): unknown {
  if (!isObject(trace)) return trace;
  const steps = Array.isArray(trace['steps']) ? listOf(trace['steps']) : trace['steps'];
  const own = withPlainTexts(trace, ofTrace);
  const summary = isObject(own['summary']) ? withPlainTexts(own['summary'], ofSummary) : own['summary'];
  const published = own['dataset_summary'];
  const dataset_summary = isObject(published) ? withPlainTexts(published, ofDatasetSummary) : published;
  if (own === trace && steps === trace['steps'] && summary === trace['summary'] && dataset_summary === published)
    return trace;
  return {
    ...own,
    ...('steps' in own ? { steps } : {}),
    ...('summary' in own ? { summary } : {}),
    ...('dataset_summary' in own ? { dataset_summary } : {}),
  };
}

/** The fields in which somebody says something. */
const ofTrace = ['task', 'final_output', 'learning'];
const ofSummary = ['goal_notes'];
const ofDatasetSummary = ['description'];
const ofStep = [
  'observation',
  'input',
  'output',
  'state_change',
  'reasoning',
  'causal_note',
  'alternatives_considered',
  'eval_reason',
  'directive',
  'feedback_content',
];

function listOf(steps: readonly unknown[]): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index];
    const plain = isObject(step) ? withPlainTexts(step, ofStep) : step;
    if (plain !== step) changed ??= [...steps];
    if (changed !== undefined) changed[index] = plain;
  }
  return changed ?? steps;
}

function withPlainTexts(fields: JsonObject, names: readonly string[]): JsonObject {
  let changed: Record<string, unknown> | undefined;
  for (const name of names) {
    const text = fields[name];
    if (typeof text !== 'string') continue;
    const plain = undressed(text);
    if (plain === text) continue;
    changed ??= { ...fields };
    changed[name] = plain;
  }
  return changed ?? fields;
}
