import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** A step that went wrong says what should have been done. */
export const failedStepsSayWhy: ForsyStepRule = {
  id: 'failed-steps-say-why',
  claim: 'Every step with `eval` -1 has a `directive`, and no step that failed is praised.',
  why: 'The directive is what a model can learn from a failure; without it only the failure is left.',
  fix: 'Write into `directive` what should have been done instead, or correct `eval`.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  reads: [],
  readsEntry: ['action', 'eval', 'directive', 'success'],
  // A user message has neither: what stands there is wrong in another way.
  concerns: (step) => (step.eval === -1 || (step.eval === 1 && step.success === false)) && !isUserMessage(step),
  *checkEntry(step, index) {
    if (step.eval === -1 && (step.directive === null || isBlank(step.directive) || saysNothing(step.directive))) {
      yield {
        at: ['steps', index, 'directive'],
        message: `${stepAtFirst(step, index)} has eval -1 but no directive that says what should have been done.`,
      };
    }
    if (step.eval === 1 && step.success === false) {
      yield {
        at: ['steps', index, 'eval'],
        message: `${stepAtFirst(step, index)} has eval 1 although success is false.`,
        fix: 'Correct `eval`, or `success` where the step ran as intended.',
      };
    }
  },
};
