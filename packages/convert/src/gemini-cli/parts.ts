import { isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { inside, type Place } from '../source/source.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a message or of what a tool gave back: a text, one part, or a list of both. */
export function listOf(content: Json | undefined): readonly Json[] {
  if (content === undefined || content === null || content === '') return [];
  return isArray(content) ? content : [content];
}

/** A part as the timeline holds it; what a tool gave back is taken apart by its reader. */
export function partOf(part: Json): Part {
  if (typeof part === 'string') return { type: 'text', text: part };
  const text = stringAt(part, 'text');
  if (text !== undefined) return { type: 'text', text };
  const inline = objectAt(part, 'inlineData');
  const media = inline ?? objectAt(part, 'fileData');
  if (media === undefined) return { type: 'other', value: part };
  const mediaType = stringAt(media, 'mimeType');
  return known({
    type: mediaType?.startsWith('image/') ? ('image' as const) : ('file' as const),
    mediaType,
    url: stringAt(media, 'fileUri'),
    data: stringAt(inline, 'data'),
    name: stringAt(media, 'displayName'),
  });
}

/** What a tool gave back: the response of the function as text or JSON, and whatever came with it. */
export function resultParts(content: Json | undefined): readonly Part[] {
  return listOf(content).flatMap((part) => {
    const given = objectAt(part, 'functionResponse');
    if (given === undefined) return [partOf(part)];
    return [...responseParts(given['response']), ...listOf(given['parts']).map(partOf)];
  });
}

/** Whether a tool says in its response that it failed. */
export function saysError(content: Json | undefined): boolean {
  return listOf(content).some(
    (part) => objectAt(objectAt(part, 'functionResponse'), 'response')?.['error'] !== undefined,
  );
}

function responseParts(response: Json | undefined): readonly Part[] {
  if (response === undefined || response === null) return [];
  const [[key, value] = [], ...others] = isObject(response) ? Object.entries(response) : [];
  const isText = others.length === 0 && (key === 'output' || key === 'error') && typeof value === 'string';
  return [isText ? { type: 'text', text: value as string } : { type: 'json', value: response }];
}

/** The parts of a message with their places. */
export function contentOf(message: JsonObject, place: Place): readonly (readonly [part: Json, source: Place])[] {
  const key = 'content' in message ? 'content' : 'parts';
  const content = message[key];
  const at = inside(place, key);
  return listOf(content).map((part, index) => [part, Array.isArray(content) ? inside(at, index) : at]);
}
