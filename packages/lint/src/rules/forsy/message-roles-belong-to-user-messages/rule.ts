import { fieldsThatAreSet } from '../../traces/fields-that-are-set.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

const fields = ['message_role', 'feedback_type'] as const;

/** Only what a human said has a message role and a type of feedback. */
export const messageRolesBelongToUserMessages: ForsyStepRule = {
  id: 'message-roles-belong-to-user-messages',
  claim: 'Every step that is not a user message has `message_role` and `feedback_type` null.',
  why: 'The role of a message and the type of feedback are properties of what a human said.',
  fix: 'Move them to the user message that they describe, and write null here.',
  // Both are read as human signals, as the words of feedback are.
  checklist: 5,
  severity: 'error',
  certainty: 'exact',
  heldBySchema: true,
  reads: [],
  readsEntry: ['action', ...fields],
  *checkEntry(step, index) {
    if (!isUserMessage(step)) yield* fieldsThatAreSet(step, index, fields, 'is not a user message');
  },
};
