import type { Joined } from './joined.ts';

/** Words of our own, or a range of a text. */
export type Piece = string | readonly [start: number, end: number];

/** Pieces of a text with words of our own between them, and the way back, on which the words lead nowhere. */
export function woven(text: string, pieces: readonly Piece[]): Joined {
  const ranges: { readonly at: number; readonly start: number; readonly end: number }[] = [];
  let written = '';
  for (const piece of pieces) {
    if (typeof piece !== 'string') ranges.push({ at: written.length, start: piece[0], end: piece[1] });
    written += typeof piece === 'string' ? piece : text.slice(...piece);
  }
  return {
    text: written,
    toOriginal: (first, last) =>
      ranges.flatMap(({ at, start, end }): [number, number][] => {
        const from = Math.max(first, at);
        const to = Math.min(last, at + end - start);
        return from < to ? [[start + from - at, start + to - at]] : [];
      }),
  };
}
