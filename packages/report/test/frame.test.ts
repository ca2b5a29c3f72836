import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frame, frameLines, longestExcerpt, type Masked } from '../src/text/frame.ts';

const linesOf = (text: string) => {
  const lines = text.split('\n');
  return (line: number) => lines[line - 1];
};

/** Masks every run of capitals, as a detector would mask a secret. */
const capitals = (text: string): Masked[] =>
  [...text.matchAll(/[A-Z]{3,}/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    as: '[x]',
  }));

describe('frame', () => {
  it('shows the line before and the line, without their common indentation', () => {
    const text = '{\n    "caused_by": [\n      7\n    ]\n}';
    expect(frame(linesOf(text), 3, 7)).toBe('"caused_by": [\n  7');
  });

  it('has no line before on line 1, and nothing where there is no such line', () => {
    expect(frame(linesOf('[1]\n'), 1, 1)).toBe('[1]');
    expect(frame(linesOf('[1]'), 7, 1)).toBeUndefined();
  });

  it('cuts a minified line around the column, with the place in the part that is left', () => {
    const text = `${'"a":1,'.repeat(50_000)}"here":7,${'"b":2,'.repeat(50_000)}`;
    const excerpt = frame(linesOf(text), 1, text.indexOf('"here"') + 1, { width: 60 })!;
    expect(excerpt).toMatch(/^….*"here":7.*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(60);
    expect(excerpt.indexOf('"here"')).toBeLessThan(30);
  });

  it('masks before it cuts, also what the cut would have halved and what covers the column', () => {
    const text = `${'a'.repeat(90)}${'SECRET'.repeat(20)}${'b'.repeat(90)}`;
    for (const column of [1, 60, 91, 95, 150, 211, 280]) {
      const excerpt = frame(linesOf(text), 1, column, { mask: capitals })!;
      expect(excerpt).not.toMatch(/[A-Z]/);
    }
    expect(frame(linesOf(text), 1, 120, { mask: capitals })).toContain('[x]');
  });

  it('has the same stretch of a long line masked for places near one another, with room on both sides of each', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
    const seen = new Set<string>();
    for (let column = 1; column <= text.length; column += 997) {
      const spread = text.slice(Math.max(0, column - 10_000), column + 10_000);
      frame(linesOf(text), 1, column, {
        mask: (window) => {
          expect(window).toContain(spread);
          seen.add(`${window.length} ${window.slice(0, 26)}`);
          return [];
        },
      });
    }
    expect(seen.size).toBeLessThan(10);
  });

  it('masks what stands twice and overlaps only once', () => {
    const mask = () => [
      { start: 0, end: 6, as: '[one]' },
      { start: 3, end: 9, as: '[two]' },
    ];
    expect(frame(linesOf('abcdefghijkl'), 1, 1, { mask })).toBe('[one][two]jkl');
  });

  it('never exceeds what a report may carry, nor shows a capital, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 2000, unit: 'binary' }),
        fc.nat(2100),
        fc.integer({ min: -5, max: 400 }),
        (text, column, width) => {
          const excerpt = frame(() => text, 2, column, { width, mask: capitals })!;
          expect(excerpt.length).toBeLessThanOrEqual(longestExcerpt);
          expect(excerpt.split('\n').length).toBeLessThanOrEqual(2);
          expect(excerpt).not.toMatch(/[A-Z]{3,}/);
        },
      ),
    );
  });
});

describe('frameLines', () => {
  it('gives the last line the number of the finding', () => {
    expect(frameLines('a\nb', 88)).toEqual([
      { line: 87, text: 'a' },
      { line: 88, text: 'b' },
    ]);
  });

  it('gives no number where there is none or where it could not be true', () => {
    expect(frameLines('a', null)).toEqual([{ line: null, text: 'a' }]);
    expect(frameLines('a\nb\nc', 2).map(({ line }) => line)).toEqual([null, null, null]);
  });
});
