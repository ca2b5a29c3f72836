import type { ForsyHumanFeedback, ForsySummary, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../rule.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** The summary counts what the steps say. */
export const summaryCountsAreTrue: ForsyTraceRule = {
  id: 'summary-counts-are-true',
  claim: 'Every count in `summary` is what the steps say.',
  why: 'Datasets are filtered and weighed by these counts without the steps being read.',
  fix: 'Write the count that the steps give, or run with --fix.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  reads: ['steps[].eval', 'steps[].turn', 'steps[].directive', 'steps[].feedback_type', 'summary'],
  *check(trace): Iterable<Hit> {
    const counted = countsOf(trace);
    for (const [key, count] of Object.entries(counted.summary)) {
      const stated = trace.summary[key as keyof typeof counted.summary];
      if (stated !== count) {
        yield { at: ['summary', key], message: `\`summary.${key}\` is ${stated}, but the steps give ${count}.` };
      }
    }
    for (const [key, count] of Object.entries(counted.feedback)) {
      const stated = trace.summary.human_feedback[key as keyof typeof counted.feedback];
      if (stated !== count) {
        yield {
          at: ['summary', 'human_feedback', key],
          message: `\`summary.human_feedback.${key}\` is ${stated}, but the steps give ${count}.`,
        };
      }
    }
  },
};

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
  const { steps } = trace;
  const rated = (value: number): number => steps.filter((step) => step.eval === value).length;
  const feedback = (type: string): number => steps.filter((step) => step.feedback_type === type).length;
  return {
    summary: {
      total_steps: steps.length,
      total_turns: steps.reduce((highest, step) => Math.max(highest, step.turn), 0),
      positive_steps: rated(1),
      negative_steps: rated(-1),
      neutral_steps: rated(0),
      directive_signals: steps.filter((step) => step.directive !== null).length,
    },
    feedback: {
      corrections: feedback('correction'),
      approvals: feedback('approval'),
      clarifications: feedback('clarification'),
      new_instructions: feedback('new_instruction'),
    },
  };
}
