import { inAnyCase } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import { sifted } from '../../../sieve/sieve.ts';
import { abroad } from './claims-abroad.ts';
import type { KindOfClaim } from './kind-of-claim.ts';

/** All of it is said to have been recorded live. */
export const ofLiveRecording: KindOfClaim = {
  form: sifted(inAnyCase`
    \b(?:live|real[- ]?time)[- ](?:recorded|captured|capture|recording|session|log)\b|
    \b(?:recorded|captured|traced)\s(?:wholly |entirely |fully |all )?(?:live|in real[- ]?time|as it happened)
      \b|
    \bas it happened\b|\bno reconstruction\b
  `),
  abroad: abroad.live,
  because: 'the trace was not wholly recorded live',
  reads: ['trace_mode'],
  // A hybrid trace may say which part of it was live.
  holds: (trace, text) =>
    trace.trace_mode === 'live' || (trace.trace_mode === 'hybrid' && (otherPart.test(text) || onePart.test(text))),
};

/** How the other part of a hybrid trace came about. */
const otherPart =
  /\b(?:hybrid|retraced|reconstructed|restored|rebuilt|recovered|afterwards|from (?:the |a )?(?:\w+ )?(?:logs?|history)|partly|half)\b/i;

/** "The first part was recorded as it happened", "steps 2 to 4 are live": said of one part, it says that there is another. */
const onePart = readied(inAnyCase`
  \b(?:
    (?:first|second|last|latter|former|early|earlier|later|final|other|one|two|three|some|most|middle)\s(?:\p{L}+\s)?
      (?:parts?|steps?|thirds?|days?|evenings?|mornings?|hours?|turns?|sessions?)|
    (?:beginning|start|opening|part|end)(?!\p{L})|steps\s\d+
  )\s[^.;!?]{0,40}?\b(?:live|in real[- ]?time|as it happened)\b
`);

/** Several agents are said to have worked together. */
export const ofManyAgents: KindOfClaim = {
  form: readied(
    /\b(?:team|group|swarm|crew) of (?:\w+\s){0,3}(?:sub-?)?agents\b|\b(?:two|three|four|five|six|several|multiple)\s(?:\w+\s){0,2}(?:sub-?)?agents\b|\bmulti-agent\b/iu,
  ),
  because: 'one agent did all the work',
  reads: ['steps[].actor'],
  holds: (trace) => new Set(trace.steps.map(({ actor }) => actor).filter((actor) => actor !== 'user')).size > 1,
};

/** The result is said to be proven. */
export const ofProof: KindOfClaim = {
  form: readied(
    /\bprov(?:es?|ed|en|ing)\b[^.;!?]{0,30}\b(?:fix|patch|change|works?|working)\b|\b(?:thoroughly|fully|well)[- ](?:tested|verified|proven)\b/iu,
  ),
  because: 'no step verifies anything',
  reads: ['steps[].operation', 'steps[].success'],
  holds: ({ steps }) => steps.some(({ operation, success }) => operation === 'verify' && success !== false),
};

/** Each step is said to have its time. */
export const ofTimes: KindOfClaim = {
  form: readied(
    /\b(?:timestamps?|timings?|durations?|(?:start|end) times?)\s(?:for|of|on|per|in)\s(?:each|every|all|the)?\s?(?:steps?|calls?)\b|\b(?:each|every) (?:step|call) (?:has|carries|states|records|comes with|with) (?:its|an?|the)\s(?:\p{L}+\s){0,2}?(?:timestamp|duration|timing|start time)s?\b|\b(?:per-step|timed) (?:timestamps?|timings?|steps)\b/iu,
  ),
  because: 'no step has a time',
  reads: ['steps[].started_at', 'steps[].ended_at'],
  holds: ({ steps }) => steps.some(({ started_at, ended_at }) => (started_at ?? ended_at) !== null),
};

/** The thoughts of the model are said to be there as it thought them. */
export const ofHiddenThoughts: KindOfClaim = {
  form: sifted(
    /\b(?:hidden|internal|private|raw|unfiltered)\s(?:\w+\s)?(?:reasoning|thoughts?|thinking|chains?[- ]of[- ]thought)\b/iu,
  ),
  because: 'no step holds more of it than a few sentences',
  reads: ['steps[].reasoning'],
  holds: ({ steps }) => steps.some(({ reasoning }) => (reasoning ?? '').length > fewSentences),
};

/** What a model thinks before it acts is longer than what is noted of it. */
const fewSentences = 400;

/** Every step is said to have its reasons. */
export const ofReasonsThroughout: KindOfClaim = {
  form: sifted(
    /\b(?:full|complete|entire)\s(?:\w+\s)?(?:reasoning|chains?[- ]of[- ]thought)\b|\breasoning\s(?:at|of|for|behind|in)\s(?:each|every|all)\b/iu,
  ),
  because: 'some steps have no reasoning',
  reads: ['steps[].action', 'steps[].reasoning'],
  holds: ({ steps }) => steps.every(({ action, reasoning }) => action !== 'agent_step' || (reasoning ?? '') !== ''),
};

/** The user is said to have approved or corrected something. */
export const ofTheUser: KindOfClaim = {
  form: readied(
    /\b(?:approved|confirmed|praised|accepted|corrected) by the user\b|\buser (?:approved|confirmed|praised|accepted|corrected)\b|\b(?:with|including|contains|includes) (?:human feedback|user (?:corrections?|approvals?))\b/iu,
  ),
  because: 'the user said nothing of the kind',
  reads: ['steps[].feedback_type', 'steps[].message_role'],
  holds: ({ steps }) =>
    steps.some(
      ({ feedback_type, message_role }) =>
        feedback_type !== null || /^(?:correction|approval)$/.test(message_role ?? ''),
    ),
};

/** Steps are said to have been made at the same time. */
export const ofParallelSteps: KindOfClaim = {
  form: readied(
    /\bparallel (?:tool )?(?:calls|steps|searches|(?:sub)?agents)\b|\b(?:calls|steps|searches|(?:sub-?)?agents) (?:\w+ )?in parallel\b/iu,
  ),
  because: 'all steps were made one after the other',
  reads: ['steps[].execution_mode'],
  holds: ({ steps }) => steps.some(({ execution_mode }) => execution_mode === 'parallel'),
};
