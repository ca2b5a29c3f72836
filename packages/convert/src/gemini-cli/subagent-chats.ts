import { stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import type { OpenedFile } from '../source/opened-files.ts';
import { loseSecondFile } from '../source/opened-files.ts';
import type { Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Chat } from './chat.ts';

/** Whose chat is read: the agent, or a subagent in its span. */
export interface Lane {
  readonly actor: string;
  readonly span?: string;
  readonly isSubagent: boolean;
}

/** A chat, and the file that it was put together from. */
export interface OpenedChat extends Chat {
  readonly name: OpenedFile['name'];
}

/** The chats of subagents, each of which is read where the call is that names it. */
export interface SubagentChats {
  /** Reads the chat of the subagent that a call names, or notes that it was not given; true if it was read. */
  readonly started: (id: string, call: string, from: Lane, place: Place) => boolean;
  /** Reads those that no call names. */
  readonly remaining: () => void;
}

interface SubagentContext {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly main: OpenedChat;
  readonly others: readonly OpenedChat[];
}

/** What a chat says of itself by a key, where that is a text. */
export function factOf({ facts }: Chat, key: string): string | undefined {
  return stringAt({ [key]: facts.get(key)?.value }, key);
}

/** Starts before any of them is read; `readChat` reads the messages of one. */
export function startSubagentChats(
  { draft, ledger, tally, main, others }: SubagentContext,
  readChat: (chat: OpenedChat, lane: Lane) => void,
): SubagentChats {
  const chats = new Map<string, OpenedChat>();
  for (const chat of others) {
    const id = factOf(chat, 'sessionId') ?? `chat ${chats.size + 1}`;
    if (chats.has(id)) loseSecondFile(chat.name, ledger);
    else chats.set(id, chat);
  }
  const named = new Set([factOf(main, 'sessionId'), ...chats.keys()]);
  return {
    started(id, call, from, place) {
      const chat = chats.get(id);
      if (chat !== undefined) readSubagent(id, chat, call, from.span);
      // A call of a subagent may name that subagent itself.
      else if (!named.has(id)) ledger.lose({ kind: 'missing', place, why: elsewhere, trap: 'subagent-elsewhere' });
      named.add(id);
      return chat !== undefined;
    },
    remaining() {
      for (const [id, chat] of [...chats]) if (chats.has(id)) readSubagent(id, chat, undefined, undefined);
    },
  };

  function readSubagent(id: string, chat: OpenedChat, call: string | undefined, parent: string | undefined): void {
    chats.delete(id);
    const actor = draft.actor({ id: `agent:${id}`, kind: 'model', name: 'subagent', sourceId: id });
    const start = chat.facts.get('startTime');
    const source = start?.place ?? chat.said[0]?.place ?? { pointer: '' };
    const startedAt = start && timeAt({ startTime: start.value }, 'startTime', start.place, ledger);
    for (const [key, { place }] of chat.facts) if (!readOfSubagent.has(key)) tally.field(key, place);
    const span = draft.openSpan(known({ actor, call, parent, sourceId: id, source }), startedAt);
    readChat(chat, { actor, span, isSubagent: true });
    draft.closeSpan(span, { actor, source });
  }
}

const readOfSubagent = new Set(['sessionId', 'startTime']);
const elsewhere =
  'What this subagent did stands in a chat of its own that was not given, so it is missing; that chat has the id of the subagent as its name, and lies in the folder beside the chat of the session that has the id of the session as its name.';
