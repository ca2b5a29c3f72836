import { type ForsyTrace, valueAt } from '@trace-formats/schema';
import { shown } from '@trace-formats/validate';
import { isObject, type JsonObject } from '../../../json-object.ts';
import { isBlank } from '../../blank.ts';
import { momentOf } from '../../moment.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { counts } from '../summary-counts-are-true/rule.ts';
import { isOfAnother } from './is-of-another.ts';

/** What the counts are made of: `--fix` writes all of them or none. */
const ofTheCounts = ['steps[].eval', 'steps[].turn', 'steps[].directive', 'steps[].feedback_type'];

/** What the index card states is what the trace says. */
export const manifestAgreesWithTrace: ForsyTraceRule = {
  id: 'manifest-agrees-with-trace',
  claim: 'What the manifest and the trace both state, they state alike.',
  why: 'People choose traces by their manifests; one that disagrees sells something else than is delivered.',
  fix: 'Correct the manifest.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  // What both state is compared field by field: one that is broken hides no other.
  reads: [],
  readsApart: ofTheCounts,
  *check(trace, { manifest, isSound, legacy }) {
    if (!isObject(manifest)) return;
    const canBeMended = isSound(ofTheCounts) && !isOfAnother(manifest, trace);
    for (const { key, at, reads, item, truth } of shared) {
      if (!Object.hasOwn(manifest, key) || !isSound(reads)) continue;
      const stated = manifest[key];
      if (older.has(key) && isNothing(stated)) continue;
      const said = truth(trace);
      if (legacy && isEmpty(stated) && isEmpty(said)) continue;
      for (const [inner, states, says] of differences(stated, said, key === 'human_feedback'))
        yield {
          at: [...at, ...inner],
          // A number takes the place of a number; what else stands there somebody wrote.
          ...(derived.has(key) && typeof states === 'number' && canBeMended ? {} : { fixable: false as const }),
          ...(item === undefined ? {} : { checklist: item }),
          message: disagreement([key, ...inner].join('.'), states, says),
        };
    }
  },
};

function disagreement(name: string, states: unknown, says: unknown): string {
  if (isText(states) && isText(says) && (shown(states) === shown(says) || bothLong(states, says)))
    return `The manifest states another ${name} than the trace: of their ${states.length} and ${says.length} characters, they differ from character ${firstThatDiffers(states, says)} on.`;
  // Two objects, lists or long texts are described by the same words.
  if (shown(states) === shown(says)) {
    const [key] = isObject(states) && isObject(says) ? keysThatDiffer(states, says) : [];
    const [inner, other] = key === undefined ? [] : [(states as JsonObject)[key], (says as JsonObject)[key]];
    if (inner !== undefined && other !== undefined) return disagreement(`${name}.${key}`, inner, other);
    const only =
      key === undefined
        ? ''
        : ` Only the ${inner === undefined ? 'trace' : 'manifest'} has the key ${JSON.stringify(key.slice(0, 60))}.`;
    return `The manifest states another ${name} than the trace.${only}`;
  }
  return `The manifest states ${name} as ${shown(states)}, but the trace ${verbFor(says)} ${shown(says)}.`;
}

/** A number is what the trace comes to, a word is what it says; what is only described it has. */
function verbFor(value: unknown): string {
  if (typeof value === 'number') return 'gives';
  return /^an? /.test(shown(value)) ? 'has' : 'says';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Of two long texts the sizes alone would stand in a message, and nobody finds a wrong word by them. */
function bothLong(one: string, other: string): boolean {
  return /^a text of /.test(shown(one)) && /^a text of /.test(shown(other));
}

/** Counted from 1, as people do. */
function firstThatDiffers(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at + 1;
}

/** Something that a manifest and a trace both state, and where the trace has it. */
interface Shared {
  readonly key: string;
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

// evidence-levels-agree speaks of the level.
const shared: readonly Shared[] = [
  stated('schema_version'),
  stated('trace_id'),
  stated('prior_trace_id'),
  stated('collection_id', 'trace_id'),
  stated('prior_collection_id', 'prior_trace_id'),
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
const older: ReadonlySet<string> = new Set(['collection_id', 'prior_collection_id']);

/** What follows from the steps alone, so that `--fix` can write it. */
const derived: ReadonlySet<string> = new Set([
  'total_steps',
  'total_turns',
  'positive_pct',
  'directive_signals',
  'human_feedback',
]);

/** Where the two differ: counts key by key, as far as the manifest states them, anything else as a whole. */
function* differences(
  stated: unknown,
  said: unknown,
  areCounts: boolean,
): Generator<readonly [string[], unknown, unknown]> {
  if (said === undefined || alike(stated, said)) return;
  if (!areCounts || !isCounts(stated) || !isCounts(said)) yield [[], stated, said];
  else
    for (const [key, count] of Object.entries(stated))
      if (Object.hasOwn(said, key) && said[key] !== count) yield [[key], count, said[key]];
}

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return isObject(value) && Object.values(value).every((count) => typeof count === 'number');
}

/** Tools and skills have no order. */
function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Equal, or written in two ways that say the same: one moment in two zones, one list in two orders, nothing as null and as an empty text. */
function alike(stated: unknown, said: unknown): boolean {
  if (same(stated, said)) return true;
  if (isNothing(stated) || isNothing(said)) return isNothing(stated) && isNothing(said);
  if (isListOfTexts(stated) && isListOfTexts(said)) return same(stated.toSorted(), said.toSorted());
  if (typeof stated !== 'string' || typeof said !== 'string') return false;
  const [one, other] = [momentOf(stated), momentOf(said)];
  return one !== undefined && other !== undefined && one.hasZone === other.hasZone && one.at === other.at;
}

function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && isBlank(value));
}

function keysThatDiffer(one: JsonObject, other: JsonObject): string[] {
  return Object.keys({ ...one, ...other }).filter((key) => !same(one[key], other[key]));
}

/** Older traces have an empty list or object where others have null. */
function isEmpty(value: unknown): boolean {
  return isNothing(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Equal as JSON values, whatever the order of keys. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (
    typeof one !== 'object' ||
    typeof other !== 'object' ||
    one === null ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
