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
