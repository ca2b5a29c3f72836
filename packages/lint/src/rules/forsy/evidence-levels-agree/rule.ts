import { type ForsyTrace, type ForsyTraceDraft, valueAt } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import type { Hit } from '../../../engine/rule.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { doubtOfTheRecord } from './doubt-of-the-record.ts';
import { evenGap } from './even-gap.ts';
import { deniedReview, namesAReview } from './names-a-review.ts';
import { capturedLater, putTogetherLater, restoredLater } from './put-together-later.ts';
import { remarksIn } from './remarks-in.ts';
import { statedOtherwise } from './stated-in-readme.ts';

const ofTheLevels = ['validation_level', 'dataset_summary.validation_level'];
const ofTheTags = ['trace_mode', 'validation_level', 'dataset_summary.tags'];
const ofRestored = ['dataset_summary.description', 'agent_config', 'steps[].step', 'steps[].causal_note'];
const ofTheConfidence = ['summary.agent_confidence', 'trace_mode', 'steps[].tool', 'steps[].action', 'steps[].output'];
const ofDoubts = [
  'summary.goal_notes',
  'learning',
  'steps[].eval_reason',
  'steps[].input',
  'steps[].state_change',
  'steps[].reasoning',
  'steps[].observation',
  ...ofRestored,
];
const ofTheGaps = ['trace_mode', 'task', 'steps[].started_at'];
const ofAReview = [
  'summary.goal_notes',
  'learning',
  'agent_config',
  'dataset_summary.description',
  'dataset_summary.title',
  'steps[].action',
  'steps[].feedback_type',
  'steps[].message_role',
];

/** How the trace came about and who looked at it is said alike everywhere, and fits the evidence. */
export const evidenceLevelsAgree: ForsyTraceRule = {
  id: 'evidence-levels-agree',
  claim: '`trace_mode`, `validation_level` and `agent_confidence` agree with each other and with the evidence.',
  why: 'Buyers and researchers weigh a trace by its evidence level; one that is set too high sells a reconstruction as a recording.',
  fix: 'State the lowest level that is true, the same one everywhere, and a confidence that fits what was really recorded.',
  checklist: 15,
  severity: 'error',
  certainty: 'both',
  judgesWords: true,
  // Each question is asked for itself: a broken field hides those that it is needed for, and no other.
  reads: [],
  readsApart: [
    ...new Set([
      ...ofTheLevels,
      ...ofTheTags,
      ...ofRestored,
      ...ofTheConfidence,
      ...ofDoubts,
      ...ofTheGaps,
      ...ofAReview,
    ]),
  ],
  *check(trace, { manifest, readme, files, sharesItsFolder, legacy, isSound }): Iterable<Hit> {
    yield* statedLevels(trace, manifest, isSound);
    if (isSound(ofTheTags)) yield* taggedOtherwise(trace);
    // What lies beside many traces does not speak of one.
    if (files !== undefined && sharesItsFolder !== true && !legacy && isSound(['trace_mode', 'validation_level']))
      yield* statedInReadme(trace, readme?.());
    if (isSound(['trace_mode']) && trace.trace_mode === 'live' && isSound(ofRestored)) yield* liveThroughout(trace);
    if (isSound(ofTheConfidence)) yield* confidence(trace, isSound);
    const gap = isSound(ofTheGaps) ? evenGap(trace) : undefined;
    if (gap !== undefined)
      yield {
        at: ['steps'],
        certainty: 'hint',
        message: `The steps start ${gap}, which looks too regular to be recorded.`,
        fix: 'Write the times that the log has, or null where there is none.',
      };
    if (!isSound(['validation_level']) || !isReviewed(trace) || !isSound(ofAReview)) return;
    const denied = deniedReview(trace);
    if (denied !== undefined)
      yield {
        at: ['validation_level'],
        certainty: 'hint',
        message: `The level is ${trace.validation_level}, but the description says ${denied}, which looks like nobody of that kind reviewed it.`,
        fix: 'State the lower level that is true, or say in the description who reviewed the trace.',
      };
    else if (!namesAReview(trace, { manifest, readme }))
      yield {
        at: ['validation_level'],
        certainty: 'hint',
        message: `The level is ${trace.validation_level}, but it looks like the trace names no review.`,
        fix: 'Say in the description or in the README who reviewed the trace, or state the lower level that is true.',
      };
  },
};

function* statedLevels(trace: ForsyTraceDraft, manifest: unknown, isSound: LintContext['isSound']): Generator<Hit> {
  if (!isSound(['validation_level'])) return;
  const level = trace.validation_level;
  if (level === 'retraced_from_logs' && isSound(['trace_mode']) && trace.trace_mode === 'live')
    yield {
      at: ['validation_level'],
      message: 'The trace is live, but its level is retraced_from_logs: it cannot be both.',
      fix: 'Set `trace_mode` to retraced or hybrid, or `validation_level` to self_traced.',
    };
  const published = isSound(ofTheLevels) ? trace.dataset_summary?.validation_level : undefined;
  if (level !== null && published !== undefined && published !== level)
    yield {
      at: ['dataset_summary', 'validation_level'],
      message: `\`dataset_summary\` states the level ${published}, but the trace states ${level}.`,
    };
  const listed = valueAt(manifest, ['validation_level']);
  if (level !== null && typeof listed === 'string' && listed !== level)
    yield {
      at: ['validation_level'],
      message: `The manifest states the level ${JSON.stringify(listed.slice(0, 60))}, but the trace states ${level}.`,
    };
}

/**
 * A tag that is the word for the other mode or the other level. What is live in another trade stands beside the mode of the trace, and
 * of a hybrid or a reviewed trace both words are true in part.
 */
function* taggedOtherwise({ trace_mode: mode, validation_level: level, dataset_summary }: ForsyTrace): Generator<Hit> {
  const tags = (dataset_summary?.tags ?? []).map(asWord);
  for (const [index, tag] of tags.entries())
    for (const [what, own, words] of [
      ['mode', mode, modes],
      ['level', level, levels],
    ] as const)
      if (own !== null && words.includes(own) && words.includes(tag) && tag !== own && !tags.includes(own))
        yield {
          at: ['dataset_summary', 'tags', index],
          certainty: 'hint',
          message: `The tag ${JSON.stringify(tag)} is the word for another ${what} than ${own}, which the trace states, so it looks like one of the two is not so.`,
          fix: `Write the ${what} of the trace as its tag, or take the tag out.`,
        };
}

const modes: readonly string[] = ['live', 'retraced'];
/** Of tags that promise a review of which the level says nothing, description-is-true speaks. */
const levels: readonly string[] = ['self_traced', 'retraced_from_logs'];

function asWord(tag: string): string {
  return tag.trim().toLowerCase().replaceAll(/[ -]/g, '_');
}

function* statedInReadme(trace: ForsyTraceDraft, readme: string | undefined): Generator<Hit> {
  if (readme === undefined) return;
  for (const { field, stated, said } of statedOtherwise(readme, trace))
    yield {
      at: [field],
      certainty: 'hint',
      message: `The README states the ${field === 'trace_mode' ? 'mode' : 'level'} ${stated}, but the trace says ${said}, which looks like one of them was not brought up to date.`,
      fix: 'State the same in the README as in the trace, and of two levels the lower one that is true.',
    };
}

/** A live trace that tells which part of it was put together afterwards. */
function* liveThroughout(trace: ForsyTrace): Generator<Hit> {
  const told: (readonly [where: string, words: string | undefined])[] = [
    ['the description', putTogetherLater(trace.dataset_summary?.description)],
    ...remarksIn(trace.agent_config).map(([key, text]) => [`agent_config.${key}`, capturedLater(text)] as const),
  ];
  for (const { step, causal_note } of trace.steps)
    if (causal_note !== null) told.push([`causal_note of step ${step}`, restoredLater(causal_note)]);
  for (const [where, restored] of told) {
    if (restored === undefined) continue;
    yield {
      at: ['trace_mode'],
      certainty: 'hint',
      message: `The trace is live, but ${where} says ${restored}, which looks like at least a part was put together afterwards.`,
      fix: 'Set `trace_mode` to hybrid, or to retraced where all of it was.',
    };
    return;
  }
}

function* confidence(trace: ForsyTrace, isSound: LintContext['isSound']): Generator<Hit> {
  const at = ['summary', 'agent_confidence'];
  const { agent_confidence: stated }: ForsyTraceDraft['summary'] = trace.summary;
  if (stated === null) return;
  if (trace.trace_mode === 'retraced' && stated > 90) {
    yield {
      at,
      certainty: 'hint',
      message: `The trace was retraced, but its confidence is ${stated}, which looks like that of a live recording.`,
    };
    return;
  }
  if (stated > 0 && stated < 1) {
    yield {
      at,
      certainty: 'hint',
      message: `The confidence is ${stated}, which looks like a share of 1; the scale goes from 0 to 100.`,
      fix: 'Write it on the scale from 0 to 100.',
    };
    return;
  }
  const { unkept, all } = outputsOf(trace);
  if (stated > 90 && all >= enough && unkept * 2 >= all) {
    yield {
      at,
      certainty: 'hint',
      message: `The confidence is ${stated}, but ${unkept} of ${all} steps with a tool have no output, which looks like more than minor gaps.`,
    };
    return;
  }
  if (stated >= 1 && stated <= 10 && all >= enough && unkept === 0 && trace.trace_mode === 'live') {
    yield {
      at,
      certainty: 'hint',
      message: `The confidence is ${stated}, but every step with a tool has its output, which looks like a mark out of 10; the scale goes from 0 to 100.`,
      fix: 'Write it on the scale from 0 to 100.',
    };
    return;
  }
  const doubt = stated > 75 && isSound(ofDoubts) ? doubtOfTheRecord(trace) : undefined;
  if (doubt !== undefined)
    yield {
      at,
      certainty: 'hint',
      message: `The confidence is ${stated}, but ${doubt.where} says ${doubt.words}, which looks like a doubt about the record.`,
    };
}

/** In fewer steps nothing can be told of the whole. */
const enough = 3;

/** How many steps that used a tool there are, and how many of them did not keep what it gave back. */
function outputsOf({ steps }: ForsyTrace): { readonly unkept: number; readonly all: number } {
  const used = steps.filter(({ tool, action }) => tool !== null && action !== 'user_message');
  return { unkept: used.filter(({ output }) => output === null).length, all: used.length };
}

function isReviewed(trace: ForsyTrace): boolean {
  return /_(?:reviewed|validated)$/.test(trace.validation_level ?? '');
}
