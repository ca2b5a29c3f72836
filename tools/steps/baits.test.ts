import { expect, it } from 'vitest';
import { baitsFor } from './baits.ts';
import { growth, limit } from './growth.ts';
import { stepsToMatchAll } from './search.ts';

/** Whether a bait makes an expression take more steps than its length says. */
const isSlowed = (expression: RegExp, length: number): boolean =>
  baitsFor(expression).some(
    ({ lead, again, end }) => growth((text) => stepsToMatchAll(expression, lead + text + end), again, [length]) > limit,
  );

// In a short text, since some of these have no end in a longer one.
it.each([/\s+$/, /<b>[\s\S]*?<\/b>/, /\d[\d,]*\s*\w*!/, /T.*Z$/, /(?:\w+\s?)+$/, /\([^)]*\)/, /(?<=x\w*)y/])(
  'an expression that can be slowed down is, by a bait: %s',
  (expression) => {
    expect(isSlowed(expression, 32)).toBe(true);
  },
);

it.each([/^\s+$/, /<b>[^<]{0,80}<\/b>/, /\d{1,9}(?:,\d{3}){0,9}/])('and no other: %s', (expression) => {
  expect(isSlowed(expression, 256)).toBe(false);
});
