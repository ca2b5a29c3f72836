import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { withoutReason } from './without-reason.ts';

/** Why this step and no other. */
export const reasoningGivesAReason: ForsyStepRule = {
  id: 'reasoning-gives-a-reason',
  claim: '`reasoning` says why the step was chosen: a constraint, evidence, a trade-off, what it was expected to tell.',
  why: 'The reason is what transfers to the next task; the action and its result stand in the trace already.',
  fix: 'Write the reason that the evidence gives, or null in a retraced trace where it gives none.',
  checklist: 9,
  severity: 'warning',
  certainty: 'hint',
  judgesWords: true,
  reads: ['trace_mode'],
  readsEntry: ['step', 'action', 'reasoning', 'input', 'output'],
  checkEntry(step, index, trace) {
    if (isUserMessage(step)) return undefined;
    const at = ['steps', index, 'reasoning'];
    // A text in which nothing can be seen gives no reason either.
    if (step.reasoning === null || isBlank(step.reasoning)) {
      if (trace.trace_mode === 'live' && step.action === 'agent_step')
        return [
          {
            at,
            message: `Step ${step.step} of a live trace has no reasoning, which looks like the reason was not kept.`,
            fix: 'Write down why the agent chose the step, if its own words are at hand.',
          },
        ];
      return undefined;
    }
    if (saysNothing(step.reasoning))
      return [
        {
          at,
          message: `The reasoning of step ${step.step} is ${quoted(step.reasoning)}, which looks like it only fills the place of one.`,
          fix: 'Write the reason, if the agent’s own words are at hand, or null.',
        },
      ];
    const found = withoutReason(step.reasoning, step);
    if (found !== undefined)
      return [
        {
          at,
          message: `The reasoning of step ${step.step} says ${quoted(step.reasoning, ...found.range)}, which looks like ${found.because}.`,
        },
      ];
    return undefined;
  },
};
