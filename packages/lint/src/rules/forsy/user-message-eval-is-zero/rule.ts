import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** User messages are not judged. */
export const userMessageEvalIsZero: ForsyStepRule = {
  id: 'user-message-eval-is-zero',
  claim: 'Every user message has `eval` 0.',
  why: 'A user message is evidence about other steps; it is never judged itself.',
  fix: 'Set `eval` to 0; put a judgement on the step that it speaks of.',
  checklist: 3,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  heldBySchema: true,
  reads: [],
  readsEntry: ['action', 'eval'],
  *checkEntry(step, index, _trace, { legacy }) {
    // An older trace has no eval where nobody judged.
    if (isUserMessage(step) && step.eval !== 0 && !(legacy && step.eval === null)) {
      yield {
        at: ['steps', index, 'eval'],
        message: `${stepAtFirst(step, index)} is a user message, so its eval must be 0, but it is ${step.eval}.`,
      };
    }
  },
};
