import { countUpTo } from '../../offsets.ts';

/** Pieces of a text that belong together, joined, and the way back to them. */
export interface Joined {
  readonly text: string;
  /** The ranges of the original text that a range of the joined text is made of. */
  toOriginal(start: number, end: number): (readonly [start: number, end: number])[];
}

/** Joins some pieces of a text with something between them. */
export function join(
  text: string,
  pieces: readonly (readonly [start: number, end: number])[],
  between: string,
): Joined {
  const starts: number[] = [];
  let length = 0;
  for (const [start, end] of pieces) {
    starts.push(length);
    length += end - start + between.length;
  }
  return {
    text: pieces.map(([start, end]) => text.slice(start, end)).join(between),
    toOriginal(first, last) {
      const ranges: [number, number][] = [];
      for (let index = countUpTo(starts, first) - 1; index < pieces.length && starts[index]! < last; index++) {
        const [start, end] = pieces[index]!;
        const at = starts[index]!;
        const from = Math.max(first, at);
        const to = Math.min(last, at + end - start);
        if (from < to) ranges.push([start + from - at, start + to - at]);
      }
      return ranges;
    },
  };
}
