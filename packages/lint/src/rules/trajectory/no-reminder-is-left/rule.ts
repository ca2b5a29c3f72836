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
  certainty: 'both',
  reads: [],
  readsEntry: ['content[].text'],
  *checkEntry(message, index) {
    const text = textOf(message);
    const begun = text.indexOf('<system-reminder>');
    if (begun === -1) return;
    const at = ['messages', index, 'content'];
    if (text.includes('</system-reminder>', begun))
      yield { at, message: `Message ${index + 1} holds a system reminder of the harness.` };
    else if (alone.test(text))
      yield {
        at,
        severity: 'warning',
        certainty: 'hint',
        message: `Message ${index + 1} has the beginning of a system reminder on a line of its own and no end of it, which looks like a reminder that was cut.`,
      };
  },
};

/** The harness begins a reminder on a line of its own; who speaks of reminders names them within a sentence. */
const alone = /(?:^|\n)[ \t]*<system-reminder>[ \t]*\r?\n[ \t]*\S/;
