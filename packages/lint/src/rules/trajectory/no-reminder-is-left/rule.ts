import { textOf } from '../text-of.ts';
import type { TrajectoryMessageRule } from '../trajectory-rule.ts';

/** What the harness whispered is not part of the conversation. */
export const noReminderIsLeft: TrajectoryMessageRule = {
  id: 'no-reminder-is-left',
  claim: 'No message holds a `<system-reminder>`.',
  why: 'Reminders are injected by the harness; neither the user nor a tool said them.',
  fix: 'Strip the reminder with what it holds, and leave out a message that is empty then.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: [],
  readsEntry: ['content[].text'],
  *checkEntry(message, index) {
    const text = textOf(message);
    const begun = text.indexOf('<system-reminder>');
    if (begun !== -1 && text.includes('</system-reminder>', begun)) {
      yield {
        at: ['messages', index, 'content'],
        message: `Message ${index + 1} holds a system reminder of the harness.`,
      };
    }
  },
};
