import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprints } from '../src/session/fingerprints.ts';

const width = 3;
const secrets = { multiplier: 0x9e3779b1, seed: 0x7f4a7c15 };

describe('remembered texts', () => {
  it('are found wherever they stand, of whatever length they are and however many end alike', () => {
    // Few letters, so that texts share their ends, hold each other and come again.
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'B'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), words, fc.boolean(), (some, gap, fold) => {
        const folded = (text: string): string => (fold ? text.toLowerCase() : text);
        const remembered = fingerprints<string>(secrets, { width, fold });
        for (const one of some) remembered.add(one, 0, 0, folded(one));
        const text = some.join(gap);
        const wanted = [...new Set(some.map(folded))].filter((one) => one.length >= width);
        const stand = wanted.flatMap((one) =>
          [...Array(text.length).keys()].filter((at) => folded(text).startsWith(one, at)).map((at) => `${at} ${one}`),
        );
        expect(remembered.size).toBe(wanted.length);
        expect(
          remembered
            .search(text)
            .map(({ start, end, fact }) => `${start} ${fact}${end - start === fact.length ? '' : ' and more'}`)
            .sort(),
        ).toEqual(stand.sort());
      }),
      { numRuns: 200 },
    );
  });

  it('are not taken for others that have the same rolling hash', () => {
    // Under a multiplier of one, the order of the letters does not count there.
    const remembered = fingerprints<string>({ multiplier: 1, seed: 0x7f4a7c15 }, { width, fold: false });
    remembered.add('stop', 0, 0, 'a');
    expect(remembered.search('post spot tops').map(({ fact }) => fact)).toEqual([]);
    expect(remembered.search('post stop').map(({ start }) => start)).toEqual([5]);
  });

  it('are found where there are tens of thousands of them', () => {
    const remembered = fingerprints<number>(secrets, { width: 8, fold: false });
    const texts = Array.from(
      { length: 40_000 },
      (_, index) => `text ${(index * 7919 + 10_000_000).toString(36)} no ${index}`,
    );
    for (const [index, text] of texts.entries()) remembered.add(text, 0, 0, index);
    for (const index of [0, 2_000, 9_000, 20_000, 39_999])
      expect(remembered.search(`it says ${texts[index]}.`).map(({ fact }) => fact)).toContain(index);
    expect(remembered.search('it says nothing of them')).toEqual([]);
  });
});
