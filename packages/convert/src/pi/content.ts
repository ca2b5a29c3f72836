import { isArray, type Json, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Part } from '../timeline/timeline.ts';

/** The parts of what a message or a result holds. */
export function partsOf(content: Json | undefined): readonly Part[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return isArray(content) ? content.map(partOf) : [];
}

/** One part as the timeline has it; what is neither a text nor a picture is kept as it stands. */
export function partOf(part: Json): Part {
  const text = stringAt(part, 'text');
  if (stringAt(part, 'type') === 'text' && text !== undefined) return { type: 'text', text };
  if (stringAt(part, 'type') === 'image')
    return known({ type: 'image' as const, mediaType: stringAt(part, 'mimeType'), data: stringAt(part, 'data') });
  return { type: 'other', value: part };
}
