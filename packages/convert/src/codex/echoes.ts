import { arrayAt, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import type { LogRecord } from './log.ts';

/**
 * What an event only repeats. The log writes most messages and reasonings twice, as an item and as an event, a few records apart. An
 * event is an echo if an item of the same kind with the same text stands near it and is not yet taken by another event.
 */
export interface Echoes {
  /** Whether the event at this index repeats an item. */
  readonly isEcho: (index: number) => boolean;
  /** Whether the item at this index was announced as the human's by an event. */
  readonly isHuman: (index: number) => boolean;
}

/** What an event says: a message of the user or the agent, or a reasoning. */
export interface Said {
  readonly kind: 'user' | 'assistant' | 'reasoning';
  readonly text: string;
}

/** Both are written within the same moment of a turn; the same words much later are said anew. */
const farthest = 100;

/** Pairs the events of a log with its items. */
export function findEchoes(records: readonly LogRecord[]): Echoes {
  const items = new Map<string, number[]>();
  const events = new Map<string, number[]>();
  for (const [index, record] of records.entries()) {
    if (record.type === 'response_item') for (const key of keysOfItem(record.payload)) note(items, key, index);
    const said = record.type === 'event_msg' ? saidBy(record.payload) : undefined;
    if (said) note(events, `${said.kind} ${said.text.trim()}`, index);
  }
  const echoes = new Set<number>();
  const human = new Set<number>();
  for (const [key, at] of events) {
    const from = items.get(key) ?? [];
    let next = 0;
    for (const index of at) {
      while (next < from.length && from[next]! < index - farthest) next += 1;
      if (next >= from.length || from[next]! > index + farthest) continue;
      echoes.add(index);
      if (key.startsWith('user ')) human.add(from[next]!);
      next += 1;
    }
  }
  return { isEcho: (index) => echoes.has(index), isHuman: (index) => human.has(index) };
}

/** What an event says, if it is one of those that say something. */
export function saidBy(payload: JsonObject): Said | undefined {
  const type = stringAt(payload, 'type');
  if (type === 'user_message') return said('user', stringAt(payload, 'message'));
  if (type === 'agent_message') return said('assistant', stringAt(payload, 'message'));
  if (type === 'agent_reasoning' || type === 'agent_reasoning_raw_content')
    return said('reasoning', stringAt(payload, 'text'));
  const item = type === 'item_completed' ? objectAt(payload, 'item') : undefined;
  const itemType = stringAt(item, 'type');
  if (itemType === 'UserMessage') return said('user', textsOf(arrayAt(item, 'content')).join('\n'));
  if (itemType === 'AgentMessage') return said('assistant', textsOf(arrayAt(item, 'content')).join('\n'));
  if (itemType === 'Reasoning') {
    const texts = (arrayAt(item, 'summary_text') ?? []).filter((text) => typeof text === 'string');
    return texts.length === 0 ? undefined : said('reasoning', texts.join('\n'));
  }
  return undefined;
}

function said(kind: Said['kind'], text: string | undefined): Said | undefined {
  return text === undefined || text === '' ? undefined : { kind, text };
}

/** The texts of an item under which an event may repeat it: all of it, or one part of it. */
function keysOfItem(payload: JsonObject): ReadonlySet<string> {
  const type = stringAt(payload, 'type') ?? 'message';
  const kind = type === 'reasoning' ? 'reasoning' : stringAt(payload, 'role');
  if ((type !== 'message' && type !== 'reasoning') || kind === undefined) return new Set();
  const content = payload['content'];
  const texts = type === 'reasoning' ? textsOf(arrayAt(payload, 'summary')) : textsOf(content);
  const raw = type === 'reasoning' ? textsOf(content) : [];
  const keys = new Set([texts.join('\n'), texts.join(''), raw.join('\n')]);
  if (texts.length <= 8) for (const text of texts) keys.add(text);
  keys.delete('');
  return new Set([...keys].map((text) => `${kind} ${text.trim()}`));
}

function textsOf(content: Json | undefined): readonly string[] {
  if (typeof content === 'string') return [content];
  return Array.isArray(content) ? content.flatMap((part) => stringAt(part, 'text') ?? []) : [];
}

function note(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key);
  if (list) list.push(index);
  else map.set(key, [index]);
}
