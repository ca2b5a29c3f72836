import { describe, expect, it } from 'vitest';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { stepsOf } from '../../../tools/steps/steps-of.ts';
import { secretsBeside } from '../src/release/secrets-beside.ts';

const secret = (number: number): string =>
  ['ghp', `${String(number).padStart(4, '0')}aZ9bY8cX7dW6eV5fU4gT3hS2iR1jQ0kP`].join('_');

/** Where each secret stands, counted anew from the beginning of the text. */
function places(text: string, line: number, column: number): readonly (readonly [number, number])[] {
  return [...text.matchAll(/ghp_/g)].map(({ index }) => {
    const before = text.slice(0, index).split('\n');
    return [line + before.length, (before.length === 1 ? column : 0) + before.at(-1)!.length + 1];
  });
}

it('many secrets in a file beside traces are placed in steps in proportion to their number', () => {
  const place = (text: string): number => stepsOf(() => secretsBeside({ text, line: 0, column: 0 }));
  const bait = `KEY ${secret(1)}\n`;
  place(bait);
  expect(growth(place, bait, [16_384])).toBeLessThanOrEqual(limit);
});

describe('secrets in a file beside traces', () => {
  it.each([
    ['several lines', `first\nKEY ${secret(1)}\n\n  ${secret(2)} and ${secret(3)}\n`],
    ['the ends of lines of Windows, and letters of two units', `😀 ${secret(1)}\r\n😀😀 ${secret(2)}\r\n`],
    ['one line', `${secret(1)} ${secret(2)}`],
    ['line ends alone before it', `\n\n${secret(1)}`],
  ])('stand where they stand: %s', (_what, text) => {
    for (const [line, column] of [
      [0, 0],
      [7, 30],
    ] as const)
      expect(secretsBeside({ text, line, column }).map((one) => [one.line, one.column])).toEqual(
        places(text, line, column),
      );
  });
});
