import { fieldsThatAreSet } from '../fields-that-are-set.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { isUserMessage } from '../is-user-message.ts';

/** Only what a human said has a message role and a type of feedback. */
export const messageRolesBelongToUserMessages: ForsyStepRule = {
  id: 'message-roles-belong-to-user-messages',
  claim: 'Every step that is not a user message has `message_role` and `feedback_type` null.',
  why: 'The role of a message and the type of feedback are properties of what a human said.',
  fix: 'Move them to the user message that they describe, and write null here.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  heldBySchema: true,
  reads: [],
  readsEntry: ['action', 'message_role', 'feedback_type'],
  *checkEntry(step, index) {
    if (isUserMessage(step)) return;
    yield* fieldsThatAreSet(step, index, ['message_role'], 'is not a user message');
    // A type of feedback is counted as a human signal as its words are, of which an item speaks.
    for (const hit of fieldsThatAreSet(step, index, ['feedback_type'], 'is not a user message'))
      yield { ...hit, checklist: 5 };
  },
};
