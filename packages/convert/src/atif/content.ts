import { type Json, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { partsBy } from '../timeline/parts.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of a message, or of what a tool gave back. */
export const partsOf: (content: Json | undefined) => readonly Part[] = partsBy((part): Part => {
  const type = stringAt(part, 'type');
  const text = stringAt(part, 'text');
  // Of a part of another type more than its text may matter.
  if (text !== undefined && (type === undefined || type === 'text')) return { type: 'text', text };
  const source = objectAt(part, 'source');
  if (type === 'image' && source)
    return known({
      type: 'image' as const,
      mediaType: stringAt(source, 'media_type'),
      url: stringAt(source, 'path') ?? stringAt(source, 'url'),
      data: stringAt(source, 'data'),
    });
  return { type: 'other', value: part };
});

/** Whether nothing is said in any of the parts. */
export function isBlank(parts: readonly Part[]): boolean {
  return parts.every((part) => part.type === 'text' && part.text === '');
}
