import { valueAt } from '@trace-formats/schema';
import { isObject } from '../json-object.ts';
import { statedOf } from '../rules/forsy/manifest-agrees-with-trace/stated-by-both.ts';

type Names = readonly (readonly [name: string, ...others: string[]])[];

/** What an export says of a step as a trace does, under the names that either has for it. */
const compared: Names = [
  ['turn'],
  ['actor'],
  ['action'],
  ['operation'],
  ['tool'],
  ['execution_mode'],
  ['parallel_group'],
  ['observation'],
  ['input'],
  ['input_source'],
  ['output'],
  ['state_change'],
  ['reasoning'],
  ['causal_type'],
  ['causal_note'],
  ['alternatives_considered'],
  ['success'],
  ['eval'],
  ['eval_reason'],
  ['directive'],
  ['message_role'],
  ['feedback_type'],
  ['feedback_content', 'feedback'],
  ['started_at'],
  ['ended_at'],
  ['caused_by'],
  ['retry_of'],
];

/**
 * A step as far as its trace and its row in an export must agree: its number, and a short digest of each field, or nothing for a
 * field that is not there. It is kept for every step of a dataset, so it holds no text.
 */
export function stepDigest(step: unknown): string {
  const number = valueAt(step, ['step']) ?? valueAt(step, ['step_index']);
  return [typeof number === 'number' ? number : '', ...hashesOf(step, compared)].join(' ');
}

/** What the row of a manifest in an export must have as the manifest of the folder has it. */
const ofManifests: Names = [
  ['prior_trace_id', 'prior_collection_id'],
  ['trace_slug'],
  ['original_folder_name'],
  ['trace_mode'],
  ['validation_level'],
  ['task'],
  ['activity_started_at'],
  ['activity_ended_at'],
  ['total_steps'],
  ['total_turns'],
  ['positive_pct'],
  ['directive_signals'],
  ['human_feedback'],
  ['agent_confidence'],
  ['goal_achieved'],
  ['goal_notes'],
  ['termination_reason'],
  ['system_prompt'],
  ['skills'],
  ['memory'],
  ['agent_config'],
  ['learning'],
];

/** A manifest as far as its row in an export must agree. */
export function manifestDigest(manifest: unknown): string {
  return ['', ...hashesOf(manifest, ofManifests)].join(' ');
}

/** A trace as far as any manifest of it must agree. Feedback may be counted in part there, or told in words. */
export function digestOfStated(trace: unknown): string {
  const { human_feedback: _, ...stated } = statedOf(trace);
  return manifestDigest({ ...stated, validation_level: valueAt(trace, ['validation_level']) });
}

/** The fields in which two manifests differ, of those that both have. */
export function manifestFieldsThatDiffer(one: string, other: string): string[] {
  return differing(ofManifests, one, other);
}

function hashesOf(value: unknown, fields: Names): string[] {
  return fields.map((names) => {
    const held = names.map((name) => valueAt(value, [name])).find((one) => one !== undefined);
    return held === undefined ? '' : shortHash(plain(held));
  });
}

/** The number of the step that a digest is of, as text; empty where it has none. */
export function numberIn(digest: string): string {
  return digest.slice(0, digest.indexOf(' '));
}

/** The fields in which two steps differ, of those that both have. */
export function fieldsThatDiffer(one: string, other: string): string[] {
  return differing(compared, one, other);
}

/** True for each field that one of the rows of an export has: those that none has it leaves out on purpose. */
export function fieldsGiven(rows: readonly string[]): readonly boolean[] {
  const parts = rows.map((row) => row.split(' '));
  return compared.map((_, index) => parts.some((row) => row[index + 1] !== ''));
}

/** The fields that a step fills in and its row leaves out, of those that other rows give. */
export function fieldsLeftOut(step: string, row: string, given: readonly boolean[]): string[] {
  const [own, others] = [step.split(' '), row.split(' ')];
  return compared.flatMap(([name], index) => {
    const held = own[index + 1];
    return given[index] && others[index + 1] === '' && held !== '' && held !== nothing ? [name] : [];
  });
}

function differing(fields: Names, one: string, other: string): string[] {
  if (one === other) return [];
  const [own, others] = [one.split(' '), other.split(' ')];
  return fields.flatMap(([name], index) => {
    const [left, right] = [own[index + 1], others[index + 1]];
    return left === right || left === '' || right === '' ? [] : [name];
  });
}

/** What is not recorded is null, and an empty text, list or object in older exports; the order of keys says nothing. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '' : `"${textOf(value)}`;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (value === null || Object.keys(value).length === 0) return '';
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** One moment may be written in two ways. */
function textOf(text: string): string {
  const at = time.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? text : String(at);
}

const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** FNV-1a: a difference that it misses once in four thousand million is no harm. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What is there and empty. */
const nothing = shortHash('');
