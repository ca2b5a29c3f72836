import {
  type ForsyHumanFeedback,
  type ForsyStep,
  type ForsySummary,
  type ForsyTrace,
  valueAt,
} from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** The summary counts what the steps say. */
export const summaryCountsAreTrue: ForsyTraceRule = {
  id: 'summary-counts-are-true',
  claim: 'Every count in `summary` is what the steps say.',
  why: 'Datasets are filtered and weighed by these counts without the steps being read.',
  fix: 'Write the count that the steps give.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  // Each count is asked for itself: a broken field hides the counts that are made of it, and no other.
  reads: [],
  readsApart: [
    'steps[].eval',
    'steps[].turn',
    'steps[].directive',
    'steps[].feedback_type',
    'summary.total_steps',
    'summary.total_turns',
    'summary.positive_steps',
    'summary.negative_steps',
    'summary.neutral_steps',
    'summary.directive_signals',
    'summary.human_feedback',
  ],
  *check(trace, { isSound }): Iterable<Hit> {
    for (const { at, counted, of } of counts) {
      if (!isSound([counted, at.join('.')])) continue;
      const stated = valueAt(trace, at);
      const count = of(trace.steps);
      if (stated !== count) yield { at, message: `\`${at.join('.')}\` is ${stated}, but the steps give ${count}.` };
    }
  },
};

type Steps = readonly ForsyStep[];

/** One count: where `summary` states it, what it is made of, and what it is. */
export interface CountOfSteps {
  readonly key: string;
  readonly at: readonly string[];
  /** What is counted, and so has to be sound. */
  readonly counted: string;
  of(steps: Steps): number;
}

const rated =
  (value: number) =>
  (steps: Steps): number =>
    steps.filter((step) => step.eval === value).length;
const given =
  (type: string) =>
  (steps: Steps): number =>
    steps.filter((step) => step.feedback_type === type).length;

/** Everything that `summary` counts. */
export const counts: readonly CountOfSteps[] = [
  ...(
    [
      ['total_steps', 'steps.length', (steps) => steps.length],
      ['total_turns', 'steps[].turn', (steps) => steps.reduce((highest, step) => Math.max(highest, step.turn), 0)],
      ['positive_steps', 'steps[].eval', rated(1)],
      ['negative_steps', 'steps[].eval', rated(-1)],
      ['neutral_steps', 'steps[].eval', rated(0)],
      // Where nothing is written nothing is to be learnt: failed-steps-say-why asks for words too.
      [
        'directive_signals',
        'steps[].directive',
        (steps) => steps.filter(({ directive }) => directive !== null && !isBlank(directive)).length,
      ],
    ] as const satisfies readonly (readonly [string, string, CountOfSteps['of']])[]
  ).map(([key, counted, of]) => ({ key, at: ['summary', key], counted, of })),
  ...(
    [
      ['corrections', 'correction'],
      ['approvals', 'approval'],
      ['clarifications', 'clarification'],
      ['new_instructions', 'new_instruction'],
    ] as const
  ).map(([key, type]) => ({
    key,
    at: ['summary', 'human_feedback', key],
    counted: 'steps[].feedback_type',
    of: given(type),
  })),
];

/** What `summary` should state. */
export interface Counts {
  readonly summary: Pick<
    ForsySummary,
    'total_steps' | 'total_turns' | 'positive_steps' | 'negative_steps' | 'neutral_steps' | 'directive_signals'
  >;
  readonly feedback: Pick<ForsyHumanFeedback, 'corrections' | 'approvals' | 'clarifications' | 'new_instructions'>;
}

/** The counts that the steps of a trace give. */
export function countsOf(trace: Pick<ForsyTrace, 'steps'>): Counts {
  const counted = Object.fromEntries(counts.map(({ key, of }) => [key, of(trace.steps)])) as Counts['summary'] &
    Counts['feedback'];
  const { corrections, approvals, clarifications, new_instructions, ...summary } = counted;
  return { summary, feedback: { corrections, approvals, clarifications, new_instructions } };
}
