import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';
import type { Part } from './timeline.ts';

type Media = Extract<Part, { readonly type: 'image' | 'file' }>;

/**
 * The address of an image or a file: its own, or one that holds its data; undefined where the data has no media type to say what
 * it is.
 */
export function addressOf(part: Media): string | undefined {
  if (part.url !== undefined) return part.url;
  if (part.data === undefined) return undefined;
  if (part.data.startsWith('data:')) return part.data;
  return part.mediaType === undefined ? undefined : `data:${part.mediaType};base64,${part.data}`;
}

/** Notes what the source says of an image or a file beside the one address, and the format that is written does not keep. */
export function noteLostOfMedia(
  { name, mediaType, url, data }: Media,
  kept: { readonly name: boolean; readonly mediaType: boolean },
  place: Place,
  ledger: Ledger,
): void {
  const hasBoth = url !== undefined && data !== undefined;
  if (!hasBoth && (name === undefined || kept.name) && (mediaType === undefined || kept.mediaType)) return;
  ledger.lose({
    kind: 'approximated',
    place,
    fact: 'message.media',
    trap: 'media-in-part',
    why: 'The format keeps an image or a file by one address, and not all of its name, its type and its data beside that.',
  });
}
