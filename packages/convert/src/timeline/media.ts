import type { Part } from './timeline.ts';

/** The address of an image or a file: its own, or one that holds its data; undefined where the data has no media type to say what it is. */
export function addressOf(part: Extract<Part, { readonly type: 'image' | 'file' }>): string | undefined {
  if (part.url !== undefined) return part.url;
  if (part.data === undefined) return undefined;
  if (part.data.startsWith('data:')) return part.data;
  return part.mediaType === undefined ? undefined : `data:${part.mediaType};base64,${part.data}`;
}
