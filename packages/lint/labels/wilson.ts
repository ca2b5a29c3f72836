/** A share with the bounds of its Wilson score interval at 95 %. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

// The 97.5 % point of the normal distribution: 2.5 % are left out on each side.
const z = 1.959963984540054;

/** The share of `hits` in `of` with its 95 % Wilson interval, or undefined where there is nothing to take a share of. */
export function wilson(hits: number, of: number): Share | undefined {
  if (of === 0) return undefined;
  const share = hits / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
