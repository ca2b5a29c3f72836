import { isObject, type Json, stringAt } from '../json.ts';
import { partsBy } from '../timeline/parts.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a message or an output: a text, a list of parts, one part alone, or an object around them. */
export function partsOf(content: Json | undefined): readonly Part[] {
  if (!isObject(content)) return listed(content);
  if (stringAt(content, 'text') !== undefined && typeof content['type'] === 'string') return [partOf(content)];
  return listed('success' in content ? (stringAt(content, 'content') ?? content) : content);
}

const listed = partsBy(partOf);

function partOf(part: Json): Part {
  if (typeof part === 'string') return { type: 'text', text: part };
  const text = stringAt(part, 'text');
  if (text !== undefined) return { type: 'text', text };
  const url = stringAt(part, 'image_url');
  if (url !== undefined) return { type: 'image', url };
  return { type: 'other', value: part };
}
