import { isArray, isObject, type Json, objectAt, stringAt } from '../json.ts';
import { known } from '../known.ts';
import { partsBy } from '../timeline/parts.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a chat message's content: a text, a list of parts, or nothing. */
export const partsOf: (content: Json | undefined) => readonly Part[] = partsBy(partOf);

/** One part, in the words of chat completions or of the messages of other providers. */
export function partOf(part: Json): Part {
  if (typeof part === 'string') return { type: 'text', text: part };
  const text = stringAt(part, 'text');
  if (text !== undefined && isTextType(stringAt(part, 'type'))) return { type: 'text', text };
  const url = stringAt(objectAt(part, 'image_url'), 'url') ?? stringAt(part, 'image_url');
  if (url !== undefined) return { type: 'image', url };
  const source = objectAt(part, 'source');
  if (stringAt(part, 'type') === 'image' && source)
    return known({
      type: 'image' as const,
      mediaType: stringAt(source, 'media_type'),
      url: stringAt(source, 'url'),
      data: stringAt(source, 'data'),
    });
  const file = objectAt(part, 'file');
  if (file)
    return known({
      type: 'file' as const,
      name: stringAt(file, 'filename') ?? stringAt(file, 'file_id'),
      data: stringAt(file, 'file_data'),
    });
  return { type: 'other', value: isObject(part) || isArray(part) ? part : { value: part } };
}

function isTextType(type: string | undefined): boolean {
  return type === undefined || type === 'text' || type === 'input_text' || type === 'output_text';
}
