import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { noteJoinedParts } from '../losses/parts.ts';
import type { Message, Part, Result } from '../timeline/timeline.ts';

/**
 * The content of an event: text as text, structured output as data. Where there are images, files or parts of other kinds, all parts stand
 * in the data under `parts`, in order. The reader reads it here, too, so that the two cannot drift apart.
 */
export function contentOf(
  parts: readonly Part[],
  { source: place, kind }: Message | Result,
  ledger: Ledger,
): JsonObject {
  const fact = kind === 'result' ? 'result.text' : 'message.text';
  const [first, second] = parts;
  // What a tool gave back may be nothing, which is not the same as a result that is missing.
  if (first === undefined) return kind === 'result' ? { mime: 'text/plain', text: '' } : { mime: 'text/plain' };
  if (second === undefined && first.type === 'text') return { mime: 'text/plain', text: first.text };
  if (parts.every((part) => part.type === 'text')) {
    noteJoinedParts(place, fact, ledger);
    return { mime: 'text/plain', text: parts.map((part) => part.text).join('\n') };
  }
  if (second === undefined && first.type === 'json') return { mime: 'application/json', data: first.value };
  if (parts.length === 2 && first.type === 'text' && second?.type === 'json')
    return { mime: 'text/plain', text: first.text, data: second.value };
  return { mime: 'application/json', data: { parts: parts.map(written) } };
}

/** The parts of a content. */
export function partsOf(content: JsonObject | undefined): readonly Part[] {
  const text = content?.['text'];
  const data = content?.['data'];
  const parts: Part[] = typeof text === 'string' ? [{ type: 'text', text }] : [];
  if (data === undefined) return parts;
  const several = typeof text === 'string' ? undefined : severalIn(data);
  return several ?? [...parts, { type: 'json', value: data }];
}

function written(part: Part): Json {
  if (part.type === 'text') return { type: 'text', text: part.text };
  if (part.type === 'json' || part.type === 'other') return { type: part.type, value: part.value };
  return known({
    type: part.type,
    media_type: part.mediaType,
    url: part.url,
    data: part.data,
    name: part.name,
  });
}

/** Parts that were written by us: nothing but a list of them, each of a kind that is known. */
function severalIn(data: Json): readonly Part[] | undefined {
  if (!isObject(data) || Object.keys(data).length !== 1) return undefined;
  const { parts } = data;
  if (!Array.isArray(parts) || parts.length === 0) return undefined;
  const read = parts.map(partIn);
  return read.every((part) => part !== undefined) ? read : undefined;
}

function partIn(part: Json): Part | undefined {
  if (!isObject(part)) return undefined;
  const { type, text, value, media_type: mediaType, url, data, name } = part;
  if (type === 'text') return typeof text === 'string' ? { type, text } : undefined;
  if (type === 'json' || type === 'other') return value === undefined ? undefined : { type, value };
  if (type !== 'image' && type !== 'file') return undefined;
  const string = (given: Json | undefined): string | undefined => (typeof given === 'string' ? given : undefined);
  return known({
    type: type as 'image' | 'file',
    mediaType: string(mediaType),
    url: string(url),
    data: string(data),
    name: string(name),
  });
}
