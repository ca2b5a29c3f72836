import { isArray, isObject, type Json, stringAt } from '../json.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a message or an output: a text, a list of parts, one part alone, or an object around them. */
export function partsOf(content: Json | undefined): readonly Part[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  if (isArray(content)) return content.map(partOf);
  if (content === undefined || content === null) return [];
  if (!isObject(content)) return [{ type: 'json', value: content }];
  if (stringAt(content, 'text') !== undefined && typeof content['type'] === 'string') return [partOf(content)];
  if (typeof content['content'] === 'string' && 'success' in content) return partsOf(content['content']);
  return [{ type: 'json', value: content }];
}

function partOf(part: Json): Part {
  if (typeof part === 'string') return { type: 'text', text: part };
  const text = stringAt(part, 'text');
  if (text !== undefined) return { type: 'text', text };
  const url = stringAt(part, 'image_url');
  if (url !== undefined) return { type: 'image', url };
  return { type: 'other', value: part };
}
