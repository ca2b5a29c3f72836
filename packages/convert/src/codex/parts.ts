import { isObject, type Json, stringAt } from '../json/json.ts';
import { partsBy } from '../timeline/parts.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a message or an output: a text, a list of parts, one part alone, or an object around them. */
export function partsOf(content: Json | undefined): readonly Part[] {
  if (!isObject(content)) return listed(content);
  if (stringAt(content, 'text') !== undefined && typeof content['type'] === 'string') return [partOf(content)];
  return listed('success' in content ? (stringAt(content, 'content') ?? content) : content);
}

const listed = partsBy(partOf);

/** Of a part of another type more than its text may matter, so it stays as it is. */
function partOf(part: Json): Part {
  if (typeof part === 'string') return { type: 'text', text: part };
  const type = stringAt(part, 'type');
  const text = stringAt(part, 'text');
  if (text !== undefined && (type === undefined || textTypes.has(type))) return { type: 'text', text };
  const url = stringAt(part, 'image_url');
  if (url !== undefined && (type === undefined || imageTypes.has(type))) return { type: 'image', url };
  return { type: 'other', value: part };
}

/** The types of parts that are texts and images. */
export const textTypes: ReadonlySet<string> = new Set(
  'input_text output_text summary_text reasoning_text text'.split(' '),
);
export const imageTypes: ReadonlySet<string> = new Set(['input_image']);
