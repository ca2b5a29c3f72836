import { isArray, isObject, type Json, type JsonObject, objectAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { type CutText, codePoints, cutText } from './cut-text.ts';

/** One string that can be cut: the text of an event, or a string inside its data. */
export interface Cut {
  readonly event: number;
  /** Keys and indexes from the event's content to the string. */
  readonly path: readonly (string | number)[];
  readonly before: string;
  readonly after: CutText;
}

/** All strings that can be cut, in the order in which they are: texts before data, the longest first, then as they stand. */
export function possibleCuts(events: readonly JsonObject[]): readonly Cut[] {
  const found: Cut[] = [];
  for (const [event, { content }] of events.entries()) if (isObject(content)) collect(content, event, [], found);
  const rank = ({ path }: Cut): number => (path[0] === 'text' ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other) || other.after.originalLength - one.after.originalLength);
}

/** An event with some of its strings cut, and marked as the format wants it where its data can hold a mark. */
export function withCuts(event: JsonObject, cuts: readonly Cut[]): JsonObject {
  if (cuts.length === 0) return event;
  let content = event['content'];
  for (const { path, after } of cuts) content = replaced(content, path, after.text);
  return isObject(content) ? { ...event, content: marked(content, cuts) } : event;
}

/** Whether the mark has no place in the event itself, because its data is a list or a text. */
export function needsNote(event: JsonObject): boolean {
  const data = objectAt(event, 'content')?.['data'];
  return data !== undefined && !isObject(data);
}

function collect(value: Json | undefined, event: number, path: readonly (string | number)[], found: Cut[]): void {
  if (typeof value === 'string') {
    const after = path.at(-1) === 'tool_name' ? undefined : cutText(value);
    if (after !== undefined) found.push({ event, path, before: value, after });
  } else if (isArray(value)) for (const [index, item] of value.entries()) collect(item, event, [...path, index], found);
  else if (isObject(value)) for (const key of Object.keys(value)) collect(value[key], event, [...path, key], found);
}

function replaced(value: Json | undefined, path: readonly (string | number)[], text: string): Json {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, text) : item));
  return isObject(value) ? known({ ...value, [key]: replaced(value[key], rest, text) }) : (value ?? null);
}

function marked(content: JsonObject, cuts: readonly Cut[]): JsonObject {
  const { data } = content;
  const text = cuts.find(({ path }) => path[0] === 'text');
  const length = text === undefined ? {} : { original_length: codePoints(text.before) };
  if (data === undefined) return { ...content, data: { truncated: true, ...length } };
  return isObject(data) ? { ...content, data: { ...data, truncated: true, ...length } } : content;
}
