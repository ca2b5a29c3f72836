import { fieldsThatAreSet } from '../../traces/fields-that-are-set.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

const fields = ['observation', 'reasoning', 'success', 'eval_reason'] as const;

/** Nobody puts words into the user's mouth. */
export const userMessageFieldsAreNull: ForsyStepRule = {
  id: 'user-message-fields-are-null',
  claim: 'Every user message has `observation`, `reasoning`, `success` and `eval_reason` null.',
  why: 'These fields describe what an agent saw, thought and achieved; on a user message they put words into a mouth.',
  fix: 'Write null. Words that stand there belong to an agent step, or to `feedback_content`: move them first.',
  checklist: 4,
  severity: 'error',
  certainty: 'exact',
  heldBySchema: true,
  reads: [],
  readsEntry: ['action', ...fields],
  *checkEntry(step, index) {
    if (isUserMessage(step)) yield* fieldsThatAreSet(step, index, fields, 'is a user message');
  },
};
