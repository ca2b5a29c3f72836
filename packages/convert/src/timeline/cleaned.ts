import { isArray, isObject, type Json } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { mayHoldReminders, withoutReminders } from '../source/reminders.ts';
import type { Message, Part, Result } from './timeline.ts';

/** The parts of messages or results without what the program reminded the model of; undefined where that was all that was said. */
export function withoutRemindersIn(events: readonly (Message | Result)[], ledger: Ledger): readonly Part[] | undefined {
  const parts = events.flatMap(({ content }) => content);
  if (!parts.some(mayRemind)) return parts;
  const cut = new Set<Message | Result>();
  const left = events.flatMap((event) =>
    event.content.flatMap((part): readonly Part[] => {
      if (part.type === 'json') {
        const value = withoutRemindersInside(part.value);
        if (value !== part.value) cut.add(event);
        return [value === part.value ? part : { type: 'json', value }];
      }
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

function mayRemind(part: Part): boolean {
  return part.type === 'text' ? mayHoldReminders(part.text) : part.type === 'json' && holdsReminders(part.value);
}

function holdsReminders(value: Json): boolean {
  if (typeof value === 'string') return mayHoldReminders(value);
  if (isArray(value)) return value.some(holdsReminders);
  return isObject(value) && Object.values(value).some((inner) => inner !== undefined && holdsReminders(inner));
}

/** A structured value with the texts in it cleaned, each by itself; itself where there was nothing to take out. */
function withoutRemindersInside(value: Json): Json {
  if (!holdsReminders(value)) return value;
  if (typeof value === 'string') return withoutReminders(value);
  if (isArray(value)) {
    const items = value.map(withoutRemindersInside);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, inner === undefined ? inner : withoutRemindersInside(inner)] as const,
  );
  return entries.some(([key, inner]) => inner !== value[key]) ? Object.fromEntries(entries) : value;
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
