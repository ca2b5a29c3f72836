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
 * The code of a character; more than any has before the beginning and behind the end of a text. An engine makes a function
 * anew that has asked for a character outside, which takes longer than all that it does with most texts.
 */
export function codeAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : 0x10000;
}
