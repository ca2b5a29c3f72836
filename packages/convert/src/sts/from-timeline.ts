import type { Written } from '../formats/writer.ts';
import type { Json } from '../json/json.ts';
import { known } from '../json/known.ts';
import { placeOfSessionFact } from '../losses/fact-places.ts';
import { lack } from '../losses/lack.ts';
import type { Ledger } from '../losses/loss.ts';
import { noteOtherFacts } from '../losses/other-facts.ts';
import { kindOf, losePart, noteJoinedParts } from '../losses/parts.ts';
import type { Trap } from '../losses/trap.ts';
import { type ChatMessage, chatOf, extraOf } from '../timeline/chat.ts';
import { madeId } from '../timeline/made-id.ts';
import { isFinerThanMilliseconds, isZoned, momentOf } from '../timeline/time.ts';
import type { Part, Timeline, TimelineEvent } from '../timeline/timeline.ts';

/** Writes the conversation of the main agent as an STS session: a header, then a message on each line. */
export function stsFromTimeline(timeline: Timeline, _options: object, ledger: Ledger): Written {
  const messages = chatOf(timeline, { clean: false }, ledger).map((message) => ({
    type: 'message',
    message: spell(message, ledger),
  }));
  const { session } = timeline;
  if (session.agent?.name === undefined)
    lack(
      '/harness',
      'session.agent',
      'The source does not name the program; the word unknown stands in its place.',
      ledger,
    );
  if (session.agent?.version !== undefined)
    ledger.lose({
      kind: 'approximated',
      place: placeOfSessionFact(timeline.format, 'session.agent', session.source ?? { pointer: '' }),
      fact: 'session.agent',
      why: 'The header names the program without its version.',
    });
  if (session.id === undefined)
    lack('/id', 'session.id', 'The source states no session id; one was made from a digest of the messages.', ledger);
  const header = known({
    type: 'session',
    harness: session.agent?.name ?? 'unknown',
    id: session.id ?? `sts_${madeId(messages, 16)}`,
    name: session.title,
    ...session.extra?.['sts'],
  });
  return { form: 'jsonl', document: [header, ...messages] };
}

function spell(message: ChatMessage, ledger: Ledger): Json {
  const { role, event } = message;
  noteOtherFacts(event, message.events, ledger);
  return known({
    ...extraOf(message, 'sts'),
    role,
    content: textIn(message.content ?? [], message, ledger),
    reasoningContent: message.thinking,
    toolCalls: message.calls?.map(({ id, name, arguments: text }) => ({ id, function: { name, arguments: text } })),
    toolCallId: message.callId,
    timestamp: timeOf(event, ledger),
    model: role === 'assistant' ? event.model : undefined,
  });
}

/** The format's time is a number of milliseconds, which has no zone of its own. */
function timeOf({ at, source }: TimelineEvent, ledger: Ledger): number | undefined {
  if (at === undefined) return undefined;
  const lose = (why: string, trap?: Trap): void =>
    ledger.lose(known({ kind: 'approximated' as const, place: source, fact: 'event.time' as const, why, trap }));
  if (!isZoned(at))
    lose('The time has no zone, and stands in milliseconds as if it were written in UTC.', 'time-without-zone');
  if (isFinerThanMilliseconds(at)) lose('The time is written in milliseconds, and its fraction is cut off after them.');
  return momentOf(at);
}

/** The format's content is one text. */
function textIn(parts: readonly Part[], { event, role }: ChatMessage, ledger: Ledger): string {
  const fact = role === 'tool' ? 'result.text' : 'message.text';
  const texts = parts.flatMap((part) => {
    if (part.type === 'text') return [part.text];
    if (part.type === 'json') {
      const why = 'Structured content stands as JSON text, since the message holds text.';
      ledger.lose({ kind: 'approximated', place: event.source, fact, why });
      return [JSON.stringify(part.value)];
    }
    losePart(event.source, `${kindOf(part)} has no place in a message of text.`, ledger);
    return [];
  });
  if (texts.length > 1) noteJoinedParts(event.source, fact, ledger);
  return texts.join('\n');
}
