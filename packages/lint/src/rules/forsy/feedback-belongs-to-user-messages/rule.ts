import { fieldsThatAreSet } from '../../traces/fields-that-are-set.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** Feedback stands where a human spoke. */
export const feedbackBelongsToUserMessages: ForsyStepRule = {
  id: 'feedback-belongs-to-user-messages',
  claim: 'Every step that is not a user message has `feedback_content` null.',
  why: 'Feedback is counted as a human signal, so it must stand where a human spoke.',
  fix: 'Move it to the user message that it comes from, and write null here.',
  checklist: 5,
  severity: 'error',
  certainty: 'exact',
  heldBySchema: true,
  reads: [],
  readsEntry: ['action', 'feedback_content'],
  *checkEntry(step, index) {
    if (!isUserMessage(step)) yield* fieldsThatAreSet(step, index, ['feedback_content'], 'is not a user message');
  },
};
