import { isAboutTraces } from '../../wording/about-traces.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { administration } from './administration.ts';

/** The trace holds the person's work and nothing of its own making. */
export const stepsAreTheWork: ForsyStepRule = {
  id: 'steps-are-the-work',
  claim: 'Every step belongs to the work that the person asked for; none exists only to make the trace.',
  why: 'Models that learn from the trace would learn to write, check and hand in traces in the middle of other people’s work.',
  fix: 'Remove the step, number the rest again, and let what it caused name the step before it.',
  checklist: 1,
  severity: 'warning',
  certainty: 'hint',
  judgesWords: true,
  reads: ['task', 'steps[].step', 'steps[].action', 'steps[].output'],
  readsEntry: ['step', 'action', 'tool', 'observation', 'input', 'output', 'reasoning'],
  checkEntry(step, index, trace) {
    if (isAboutTraces(trace)) return undefined;
    const found = administration(step, trace, index);
    if (found !== undefined)
      return [
        {
          at: ['steps', index],
          message: `Step ${step.step} says ${quoted(found.text, ...found.range)}, which looks like the making of the trace and not the work.`,
        },
      ];
    return undefined;
  },
};
