import type { Path } from '@trace-formats/schema';
import { forsyTraceShape } from '@trace-formats/validate';
import { isObject } from '../json-object.ts';

/** An older document laid out as v0.1, and the way back from its places to those of the original. */
export interface LegacyView {
  readonly document: unknown;
  originalPath(path: Path): Path;
}

type Data = Record<string, unknown>;

/**
 * Lays an older trace out as v0.1 without making anything up: older names get their present ones, an empty text where null
 * is meant becomes null, and so does what a step leaves out. What has no sound counterpart stays as it is.
 */
export function legacyView(original: unknown): LegacyView {
  if (!isObject(original)) return { document: original, originalPath: (path) => path };
  const trace: Data = { ...original };
  const names = new Map<string, string>();
  rename(trace, 'collection_id', 'trace_id', names);
  rename(trace, 'prior_collection_id', 'prior_trace_id', names);
  for (const key of ['prior_trace_id', ...nullable]) trace[key] = emptied(trace[key]);
  for (const key of unjudged) if (trace[key] === undefined || trace[key] === '') trace[key] = null;
  const artifactsInText = typeof trace['static_output'] === 'string';
  if (artifactsInText) trace['static_output'] = parsed(trace['static_output'] as string);
  const steps = Array.isArray(original['steps']) ? original['steps'].map(stepView) : undefined;
  if (steps) trace['steps'] = steps.map(({ step }) => step);
  return {
    document: trace,
    originalPath([first, second, ...rest]) {
      if (first === undefined) return [];
      if (first === 'static_output' && artifactsInText) return ['static_output'];
      const name = typeof first === 'string' ? (names.get(first) ?? first) : first;
      if (second === undefined) return [name];
      const step = first === 'steps' && typeof second === 'number' ? steps?.[second] : undefined;
      return [name, second, ...(step ? step.originalPath(rest) : rest)];
    },
  };
}

/** An older manifest under the present names, so that it can be held against its trace. */
export function legacyManifest(manifest: unknown): unknown {
  if (!isObject(manifest)) return manifest;
  const view: Data = { ...manifest };
  rename(view, 'collection_id', 'trace_id', new Map());
  rename(view, 'prior_collection_id', 'prior_trace_id', new Map());
  for (const key of ['prior_trace_id', ...nullable]) if (key in view) view[key] = emptied(view[key]);
  return view;
}

interface StepView {
  readonly step: unknown;
  originalPath(path: Path): Path;
}

function stepView(original: unknown): StepView {
  if (!isObject(original)) return { step: original, originalPath: (path) => path };
  const step: Data = { ...original };
  const names = new Map<string, string>();
  rename(step, 'step_index', 'step', names);
  if (!hasWords(step['feedback_content'])) rename(step, 'feedback', 'feedback_content', names);
  else dropRepeated(step, 'feedback', 'feedback_content');
  const action = step['action'];
  const byUser = action === 'user_message' || (action === 'feedback' && (step['actor'] ?? 'user') === 'user');
  if (byUser) step['action'] = 'user_message';
  else if (typeof action === 'string' && action !== 'output' && action !== 'error') step['action'] = 'agent_step';
  if (step['actor'] === undefined || step['actor'] === null) step['actor'] = byUser ? 'user' : 'agent';
  else if (step['actor'] === 'assistant') step['actor'] = 'agent';
  for (const key of emptyMeansNull) if (step[key] === '') step[key] = null;
  const oneCause = typeof step['caused_by'] === 'number';
  if (oneCause) step['caused_by'] = [step['caused_by']];
  for (const key of nullableOfSteps) if (step[key] === undefined) step[key] = null;
  return {
    step,
    originalPath([first, ...rest]) {
      if (first === undefined) return [];
      if (first === 'caused_by' && oneCause) return ['caused_by'];
      return [typeof first === 'string' ? (names.get(first) ?? first) : first, ...rest];
    },
  };
}

/** Words of an older trace that say nothing where v0.1 has null. */
const emptyMeansNull = ['message_role', 'feedback_type', 'feedback_content', 'execution_mode', 'parallel_group'];
const nullable = [
  'started_at',
  'ended_at',
  'system_prompt',
  'skills',
  'memory',
  'agent_config',
  'learning',
  'static_output',
];
/** What an older trace had no place for, as a draft leaves it: nobody has judged it. */
const unjudged = ['validation_level', 'termination_reason'];
const nullableOfSteps = nullableKeys('step');

/** The keys of a definition that the current schema lets be null. */
function nullableKeys(definition: string): readonly string[] {
  return Object.entries(forsyTraceShape.$defs?.[definition]?.properties ?? {})
    .filter(([, shape]) => JSON.stringify(shape).includes('null'))
    .map(([key]) => key)
    .filter((key) => key !== 'eval');
}

/** Gives a value its present name. Where that is taken, it keeps the old one: there may be anything in it. */
function rename(data: Data, old: string, now: string, names: Map<string, string>): void {
  if (!Object.hasOwn(data, old)) return;
  if (hasWords(data[now])) {
    dropRepeated(data, old, now);
    return;
  }
  data[now] = data[old];
  delete data[old];
  names.set(now, old);
}

/** Of what stands under both names, once is enough. */
function dropRepeated(data: Data, old: string, now: string): void {
  if (!hasWords(data[old]) || data[old] === data[now]) delete data[old];
}

/** Empty texts, lists and objects of older traces mean that nothing was recorded. */
function emptied(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (isObject(value) && Object.keys(value).length === 0) return null;
  return value;
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function hasWords(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
