import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** A step that went wrong says what should have been done. */
export const failedStepsSayWhy: ForsyStepRule = {
  id: 'failed-steps-say-why',
  claim: 'Every step with `eval` -1 has a `directive`, no step that failed is praised, and no error is a success.',
  why: 'The directive is what a model can learn from a failure; without it only the failure is left.',
  fix: 'Write into `directive` what should have been done instead, or correct `eval`.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  reads: [],
  readsEntry: ['action', 'eval', 'directive', 'success'],
  // A user message has neither: what stands there is wrong in another way.
  concerns: (step) =>
    (step.eval === -1 ||
      (step.action === 'error' && step.success === true) ||
      (step.eval === 1 && step.success === false)) &&
    !isUserMessage(step),
  *checkEntry(step, index) {
    if (step.eval === -1 && (step.directive === null || isBlank(step.directive) || saysNothing(step.directive))) {
      yield {
        at: ['steps', index, 'directive'],
        message: `${stepAtFirst(step, index)} has eval -1 but no directive that says what should have been done.`,
      };
    }
    if (step.action === 'error' && step.success === true) {
      yield {
        at: ['steps', index, 'success'],
        message: `${stepAtFirst(step, index)} has the action error although success is true.`,
        fix: 'Correct `success`, or `action` where the step ran as intended and only its outcome was bad.',
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
