import { isArray, isObject, type Json, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { partsBy } from '../timeline/parts.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a chat message's content: a text, a list of parts, or nothing. */
export const partsOf: (content: Json | undefined) => readonly Part[] = partsBy(partOf);

/** One part, in the words of chat completions or of the messages of other providers; one of another type stays as it is. */
export function partOf(part: Json): Part {
  if (typeof part === 'string') return { type: 'text', text: part };
  const type = stringAt(part, 'type');
  const text = stringAt(part, 'text');
  if (text !== undefined && (type === undefined || textTypes.has(type))) return { type: 'text', text };
  const url = type === undefined || imageTypes.has(type) ? addressOf(part) : undefined;
  if (url !== undefined) return { type: 'image', url };
  const source = objectAt(part, 'source');
  if (type === 'image' && source)
    return known({
      type: 'image' as const,
      mediaType: stringAt(source, 'media_type'),
      url: stringAt(source, 'url'),
      data: stringAt(source, 'data'),
    });
  const file = type === undefined || type === 'file' ? objectAt(part, 'file') : undefined;
  if (file)
    return known({
      type: 'file' as const,
      name: stringAt(file, 'filename') ?? stringAt(file, 'file_id'),
      data: stringAt(file, 'file_data'),
    });
  return { type: 'other', value: isObject(part) || isArray(part) ? part : { value: part } };
}

const textTypes: ReadonlySet<string> = new Set(['text', 'input_text', 'output_text']);
const imageTypes: ReadonlySet<string> = new Set(['image_url', 'input_image', 'image']);

/** Where an image is that a part shows by its address, however that is written. */
export function addressOf(part: Json): string | undefined {
  return stringAt(objectAt(part, 'image_url'), 'url') ?? stringAt(part, 'image_url');
}
