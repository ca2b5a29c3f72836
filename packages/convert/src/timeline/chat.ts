import type { JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import { argumentsText } from './call-arguments.ts';
import { startCallIds } from './call-ids.ts';
import { withoutRemindersIn } from './cleaned.ts';
import { joinThoughts, leaveOutHidden, noteJoined } from './joined.ts';
import { saysSomething } from './says-something.ts';
import type { Message, Part, Result, Thought, Timeline, TimelineEvent } from './timeline.ts';
import { type Answer, type Turn, turnsOf } from './turns.ts';

/** One message of a chat, before a format spells it. */
export interface ChatMessage {
  readonly role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
  /** Absent in a message of the assistant that does nothing but call. */
  readonly content?: readonly Part[];
  readonly thinking?: string;
  readonly calls?: readonly ChatCall[];
  /** The call that a message of a tool answers. */
  readonly callId?: string;
  /** The event that the message begins with. */
  readonly event: TimelineEvent;
  /** All events of the message, the first among them. */
  readonly events: readonly TimelineEvent[];
}

/** The fields of its own that a format's message had, which stand with one of its events. */
export function extraOf({ events }: ChatMessage, format: string): JsonObject | undefined {
  for (const { extra } of events) if (extra?.[format] !== undefined) return extra[format];
  return undefined;
}

/** A call, with its arguments as JSON text. */
export interface ChatCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** How the messages are made. */
export interface ChatOptions {
  /** Takes the reminders of the program out of every text. */
  readonly clean: boolean;
}

/** The conversation of the main agent as chat messages: one for each response, then one for each of its results. */
export function chatOf(timeline: Timeline, options: ChatOptions, ledger: Ledger): readonly ChatMessage[] {
  const main = timeline.events.filter((event) => {
    if (event.span === undefined) return true;
    leaveOut(event, 'The work of a subagent has no place in a conversation of one agent.', ledger, 'subagent-left-out');
    return false;
  });
  const ids = startCallIds(ledger);
  const partsOf = (events: readonly (Message | Result)[]): readonly Part[] | undefined =>
    options.clean ? withoutRemindersIn(events, ledger) : events.flatMap(({ content }) => content);
  const messages: ChatMessage[] = [];
  for (const turn of turnsOf(main, ledger)) write(turn);
  return messages;

  function write(turn: Turn): void {
    if (turn.kind === 'said') writeSaid(turn.message);
    else if (turn.kind === 'answer') writeAnswer(turn);
    else leaveOut(turn.result, 'A result that answers no call has no place in a chat.', ledger, 'result-without-call');
  }

  function writeSaid(message: Message): void {
    const content = partsOf([message]);
    if (content === undefined) {
      leaveOut(message, onlyReminders, ledger, 'reminders-alone');
      return;
    }
    if (isSilent(content)) {
      leaveOut(message, saysNothing, ledger, 'emptied');
      return;
    }
    if (message.author !== 'human' && message.author !== 'unknown' && message.role !== 'system')
      ledger.lose({
        kind: 'approximated',
        place: message.source,
        fact: 'message.author',
        why: 'A chat cannot say that the program, and not a person or the model, put this message there.',
      });
    messages.push({ role: message.role, content, event: message, events: [message] });
  }

  function writeAnswer({ first, events, thoughts, texts, calls, answered }: Answer): void {
    const content = partsOf(texts);
    const written = calls.map(({ call }) => ({
      id: ids.of(call),
      name: call.tool,
      arguments: argumentsText(call, ledger),
    }));
    const isEmpty = content !== undefined && isSilent(content) && calls.length === 0;
    if (content !== undefined && texts.length > 0 && !isEmpty)
      noteJoined(texts, 'texts-joined', 'Several texts of one response became the parts of one message.', ledger);
    else {
      for (const text of texts)
        if (isEmpty) leaveOut(text, saysNothing, ledger, 'emptied');
        else if (calls.length === 0) leaveOut(text, onlyReminders, ledger, 'reminders-alone');
        else leaveOut(text, onlyRemindersBesideCalls, ledger, 'reminders-beside-calls');
      if (calls.length === 0) {
        leaveOutAlone(thoughts, ledger);
        return;
      }
    }
    messages.push(
      known({
        role: 'assistant' as const,
        content: texts.length === 0 ? undefined : content,
        thinking: joinThoughts(thoughts, ledger),
        calls: written.length === 0 ? undefined : written,
        event: first,
        events,
      }),
    );
    for (const { call, result } of answered) messages.push(answerOf(result, ids.of(call)));
  }

  /** A result stays even when nothing is left of it, since its call waits for an answer. */
  function answerOf(result: Result, callId: string): ChatMessage {
    return {
      role: 'tool',
      callId,
      content: partsOf([result]) ?? [{ type: 'text', text: '' }],
      event: result,
      events: [result],
    };
  }
}

/** True where nothing but white space is said; a list of no parts says nothing either. */
function isSilent(content: readonly Part[]): boolean {
  return content.every((part) => part.type === 'text' && !saysSomething(part.text));
}

/** Why a message is left out, or the text of one that goes on with its calls. */
const saysNothing = 'A message that says nothing and calls nothing has no place in a chat.';
const onlyReminders = 'Nothing but a reminder of the program stood in the message.';
const onlyRemindersBesideCalls = 'Nothing but a reminder of the program stood beside the calls.';

/** Notes the thoughts of a response that neither says nor calls anything. */
function leaveOutAlone(thoughts: readonly Thought[], ledger: Ledger): void {
  for (const thought of thoughts)
    if (thought.text !== undefined)
      leaveOut(thought, 'A thought without a text or a call has no place in a chat.', ledger, 'thought-alone');
  leaveOutHidden(thoughts, ledger);
}
