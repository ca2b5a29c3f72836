import { type ForsyTrace, valueAt } from '@trace-formats/schema';
import { isObject, type JsonObject } from '../../../json-object.ts';
import { counts } from '../summary-counts-are-true/rule.ts';

/** Something that a manifest and a trace both state, and where the trace has it. */
export interface Shared {
  readonly key: string;
  /** Where the manifest has it, if not under that key alone. */
  readonly within?: readonly string[];
  readonly at: readonly string[];
  readonly reads: readonly string[];
  /** The item of the checklist that is about it, where one is. */
  readonly item?: number;
  truth(trace: ForsyTrace): unknown;
}

function stated(key: string, ...at: string[]): Shared {
  const place = at.length === 0 ? [key] : at;
  // Compared as they are, whatever their shape.
  return { key, at: place, reads: [], truth: (trace) => valueAt(trace, place) };
}

function counted(key: string): Shared {
  const { at, counted, of } = counts.find((count) => count.key === key)!;
  return { key, at, reads: [counted], truth: ({ steps }) => of(steps) };
}

// Counted by themselves: a step whose directive is broken has its feedback all the same.
const feedbackCounts = counts.filter(({ at }) => at[1] === 'human_feedback');

/** All of it but the level, of which evidence-levels-agree speaks. */
export const shared: readonly Shared[] = [
  stated('schema_version'),
  stated('trace_id'),
  stated('prior_trace_id'),
  stated('collection_id', 'trace_id'),
  stated('prior_collection_id', 'prior_trace_id'),
  // Older traces state them, newer ones leave them to the manifest.
  stated('trace_slug'),
  stated('original_folder_name'),
  { ...stated('trace_mode'), item: 15 },
  stated('task'),
  stated('activity_started_at', 'started_at'),
  stated('activity_ended_at', 'ended_at'),
  // Not of a manifest, but some repeat them.
  stated('agent_tools'),
  stated('started_at'),
  stated('ended_at'),
  stated('final_output'),
  counted('total_steps'),
  counted('total_turns'),
  {
    key: 'positive_pct',
    at: ['summary', 'positive_steps'],
    reads: ['steps[].eval'],
    truth: ({ steps }) => {
      const positive = steps.filter((step) => step.eval === 1).length;
      return steps.length === 0 ? 0 : Math.floor((100 * positive) / steps.length);
    },
  },
  counted('directive_signals'),
  {
    key: 'human_feedback',
    at: ['summary', 'human_feedback'],
    reads: ['steps[].feedback_type'],
    truth: (trace) =>
      // Older traces say it in words, and their manifests repeat them.
      isCounts(valueAt(trace, ['summary', 'human_feedback']))
        ? Object.fromEntries(feedbackCounts.map(({ key, of }) => [key, of(trace.steps)]))
        : undefined,
  },
  { ...stated('agent_confidence', 'summary', 'agent_confidence'), item: 15 },
  stated('goal_achieved', 'summary', 'goal_achieved'),
  stated('goal_notes', 'summary', 'goal_notes'),
  stated('termination_reason'),
  stated('system_prompt'),
  stated('skills'),
  stated('memory'),
  stated('agent_config'),
  stated('learning'),
];

/** Whatever else stands in both under one name, by the key of the manifest; of the presentation each field by itself. */
export function alsoInBoth(manifest: JsonObject, trace: unknown): readonly Shared[] {
  const found = inBoth(manifest, trace).filter((key) => !isCompared.has(key));
  const [one, other] = [manifest['dataset_summary'], valueAt(trace, ['dataset_summary'])];
  if (!isObject(one) || !isObject(other)) return found.map((key) => stated(key));
  return found.flatMap((key) =>
    key === 'dataset_summary'
      ? inBoth(one, other).map((inner) => ({ ...stated(`${key}.${inner}`, key, inner), within: [key, inner] }))
      : [stated(key)],
  );
}

function inBoth(one: JsonObject, other: unknown): readonly string[] {
  return isObject(other) ? Object.keys(one).filter((key) => Object.hasOwn(other, key)) : [];
}

/** What is compared by its name already, and what each has of its own: an address, and the level of the whole, of which another rule speaks. */
const isCompared: ReadonlySet<string> = new Set([...shared.map(({ key }) => key), '$schema', 'validation_level']);

/** What a manifest of the trace would state, as far as the trace can be relied on. */
export function statedOf(trace: unknown): JsonObject {
  const steps = valueAt(trace, ['steps']);
  const isSound = Array.isArray(steps) && steps.every(canBeCounted);
  return Object.fromEntries(
    shared.flatMap(({ key, truth }) => (isSound || !derived.has(key) ? [[key, truth(trace as ForsyTrace)]] : [])),
  );
}

function canBeCounted(step: unknown): boolean {
  if (!isObject(step)) return false;
  const { turn, directive } = step;
  return typeof turn === 'number' && (directive === null || typeof directive === 'string');
}

/** Older names, which some manifests keep beside the present ones and others leave open. */
export const older: ReadonlySet<string> = new Set(['collection_id', 'prior_collection_id']);

/** What follows from the steps alone, so that `--fix` can write it. */
export const derived: ReadonlySet<string> = new Set([
  'total_steps',
  'total_turns',
  'positive_pct',
  'directive_signals',
  'human_feedback',
]);

/** True for an object of which every value is a number. */
export function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return isObject(value) && Object.values(value).every((count) => typeof count === 'number');
}
