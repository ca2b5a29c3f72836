/** Each further stretch of a text may take as many steps as the one before, and this much more for chance. */
export const limit = 1.02;

/**
 * The stretches that are tried. What is linear may read on for hundreds of characters in each place, and looks quadratic in a
 * text that is shorter: only then a longer one is asked.
 */
const lengths = [128, 512, 2048, 8192];

/**
 * How many times as many steps the third stretch of a text takes as the second: 1 where all is in proportion, 5/3 for what is
 * quadratic, and far more for what is worse. The text is a bait, repeated.
 */
export function growth(steps: (text: string) => number, bait: string, stretches: readonly number[] = lengths): number {
  let ratio = 0;
  for (const length of stretches) {
    const stretch = bait.repeat(Math.ceil(length / bait.length));
    const one = steps(stretch);
    if (one === Number.POSITIVE_INFINITY) return one;
    const two = steps(stretch.repeat(2));
    const three = steps(stretch.repeat(3));
    if (three === Number.POSITIVE_INFINITY) return three;
    // What takes nothing more for a longer text is in proportion too.
    ratio = (three - two) / Math.max(two - one, 1);
    if (ratio <= limit) break;
  }
  return ratio;
}
