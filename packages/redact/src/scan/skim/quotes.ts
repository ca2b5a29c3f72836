import { countUpTo } from '../../offsets.ts';

/** Where the first quote at or behind an offset stands; the end of the text when there is none. */
export type QuoteBehind = (from: number) => number;

/**
 * The quotes of a text, for offsets that come nearly in order: what was passed over once is not searched again. Who asks
 * looks some quotes ahead and comes back, so those of the last stretch are kept.
 */
export function quotesOf(text: string): QuoteBehind {
  /** All quotes from `first` on, as far as they were asked for; the last is the end of the text when no other follows. */
  let stretch: number[] = [];
  let first = 0;
  let known = -1;
  return (from) => {
    if (from >= first && from <= known) return stretch[countUpTo(stretch, from - 1)]!;
    if (from !== known + 1 || stretch.length === longest) {
      first = from;
      stretch = [];
    }
    const found = text.indexOf('"', from);
    known = found === -1 ? text.length : found;
    stretch.push(known);
    return known;
  };
}

/** Nobody looks back over so many. */
const longest = 4096;
