import type { Ledger } from '../losses/loss.ts';
import { mayHoldReminders, withoutReminders } from '../source/reminders.ts';
import type { Message, Part, Result } from './timeline.ts';

/** The parts of messages or results without what the program reminded the model of; undefined where that was all that was said. */
export function withoutRemindersIn(events: readonly (Message | Result)[], ledger: Ledger): readonly Part[] | undefined {
  const parts = events.flatMap(({ content }) => content);
  if (!parts.some((part) => part.type === 'text' && mayHoldReminders(part.text))) return parts;
  const cut = new Set<Message | Result>();
  const left = events.flatMap((event) =>
    event.content.flatMap((part): readonly Part[] => {
      if (part.type !== 'text') return [part];
      const text = withoutReminders(part.text);
      if (text === part.text) return [part];
      cut.add(event);
      return text === '' ? [] : [{ type: 'text', text }];
    }),
  );
  // Of a message of which nothing is left, it is told that it is left out.
  const isEmptied = cut.size > 0 && left.length === 0;
  for (const event of cut) if (!isEmptied || event.kind === 'result') noteCut(event, ledger);
  return isEmptied ? undefined : left;
}

function noteCut({ kind, source }: Message | Result, ledger: Ledger): void {
  ledger.lose({
    kind: 'dropped',
    place: source,
    fact: kind === 'result' ? 'result.text' : 'message.text',
    why: 'What the program reminded the model of was taken out of the text.',
    trap: 'reminder-cut',
  });
}
