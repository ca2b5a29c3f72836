/** How many of some offsets in ascending order lie at or before another one. */
export function countUpTo(offsets: readonly number[], last: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! <= last) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The code unit at an offset, and a number greater than any outside of the text. Asking for a character outside makes engines
 * throw away what they optimised, which costs more than everything else that is done with most texts.
 */
export function codeAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : 0x10000;
}
