import { arrayAt, isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { withoutReminders } from '../source/reminders.ts';

/** A trajectory without the program's reminders, and how much was taken out. */
export interface Cleaned {
  readonly document: JsonObject;
  /** Messages that had a reminder in them. */
  readonly cut: number;
  /** Messages of which nothing was left. */
  readonly leftOut: number;
}

/**
 * Takes the program's reminders out of every content of a trajectory, and leaves out messages that are empty then and call nothing. All
 * else stays as it is, keys that nobody knows among it.
 */
export function cleanTrajectory(document: object): Cleaned {
  let cut = 0;
  let taken = 0;
  const messages: Json[] = [];
  const given = arrayAt(document, 'messages') ?? [];
  for (const message of given) {
    const cleaned = isObject(message) ? cleanMessage(message) : message;
    if (cleaned !== message) cut += 1;
    if (cleaned === undefined) continue;
    messages.push(cleaned);
  }
  return { document: { ...document, messages }, cut, leftOut: given.length - messages.length };

  function cleanMessage(message: JsonObject): JsonObject | undefined {
    const before = taken;
    const { content } = message;
    const left = isArray(content) ? content.flatMap((part) => cleanPart(part) ?? []) : cleanText(content);
    if (taken === before) return message;
    const isEmpty = left === '' || (isArray(left) && left.length === 0);
    const calls = arrayAt(message, 'tool_calls') ?? [];
    // The answer of a tool stays when it is empty, since its call waits for it.
    if (isEmpty && calls.length === 0 && message['role'] !== 'tool') return undefined;
    return { ...message, content: isEmpty && calls.length > 0 ? null : isEmpty ? '' : left };
  }

  function cleanPart(part: Json): Json | undefined {
    const text = isObject(part) ? part['text'] : undefined;
    if (!isObject(part) || typeof text !== 'string') return part;
    const left = cleanText(text);
    return left === text ? part : left === '' ? undefined : { ...part, text: left };
  }

  function cleanText(content: Json | undefined): Json | undefined {
    if (typeof content !== 'string') return content;
    const left = withoutReminders(content);
    if (left !== content) taken += 1;
    return left;
  }
}
