import { isObject, type Json, type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { partsBy } from '../../timeline/parts.ts';
import type { Part } from '../../timeline/timeline.ts';

/** The parts of a tool's output: a text, or a list of texts, images and references. */
export const partsOf: (content: Json | undefined) => readonly Part[] = partsBy(partOf);

/** One block of a message's content as a part; blocks of unknown kind stay as they are. */
export function partOf(block: Json): Part {
  if (typeof block === 'string') return { type: 'text', text: block };
  if (!isObject(block)) return { type: 'other', value: block };
  const text = stringAt(block, 'text');
  if (block.type === 'text' && text !== undefined) return { type: 'text', text };
  const source = objectAt(block, 'source');
  if ((block.type === 'image' || block.type === 'document') && source) return mediaPart(block, source);
  return { type: 'other', value: block };
}

function mediaPart(block: JsonObject, source: JsonObject): Part {
  const type = block.type === 'image' ? 'image' : 'file';
  const data = stringAt(source, 'data');
  if (data !== undefined && isPlainText(source)) return { type: 'text', text: data };
  return known({
    type,
    mediaType: stringAt(source, 'media_type'),
    url: stringAt(source, 'url'),
    data,
    name: stringAt(block, 'title') ?? stringAt(source, 'file_id'),
  }) as Part;
}

/** Whether the source of a document is its text. */
export function isPlainText(source: Json | undefined): boolean {
  return stringAt(source, 'type') === 'text' && stringAt(source, 'data') !== undefined;
}
