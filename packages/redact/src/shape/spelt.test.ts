import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf, hostSpelt, nameSpelt } from './spelt.ts';

const word = fc.constantFrom(
  'Ana',
  'An',
  'Anna',
  'Lee',
  'Lind',
  'Lindström',
  "O'Neil",
  'Jean-Luc',
  '김민수',
  '田中',
  'ק',
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 12 });

/** Texts in which names stand in several spellings, whole, as parts of longer words, and beside one another. */
const text = fc
  .array(
    fc.tuple(
      name,
      fc.constantFrom<(one: string) => string>(
        (one) => one,
        (one) => one.toUpperCase(),
        (one) => one.replaceAll(' ', '.'),
        (one) => one.split(' ').toReversed().join(', '),
        (one) => `${one}son`,
        (one) => one.normalize('NFD'),
      ),
    ),
    { maxLength: 6 },
  )
  .map((some) => some.map(([one, spell]) => spell(one)).join(' '));

const matchesOf = (source: string, of: string): string[] =>
  [...of.matchAll(new RegExp(source, 'giu'))].map(({ 0: found, index }) => `${index} ${found}`);

describe('many names in one pattern', () => {
  it('are found where each of them would be, and nowhere else', () => {
    fc.assert(
      fc.property(names, text, (list, of) => {
        const whole = anyOf(list.flatMap(nameSpelt));
        const found = matchesOf(whole, of);
        const each = list.flatMap((one) => nameSpelt(one).flatMap((spelling) => matchesOf(anyOf([spelling]), of)));
        // Whatever one name alone finds all find together, or something that begins before it and reaches into it.
        const covered = new Set(found.flatMap((one) => placesOf(one)));
        for (const one of each) expect(placesOf(one).some((at) => covered.has(at))).toBe(true);
        // And all together find nothing that no name alone does.
        for (const one of found) expect(each).toContain(one);
      }),
      { numRuns: 100 },
    );
  });

  it('hold what they begin with once', () => {
    expect(anyOf(['ab.x', 'ab.y', 'ab'].flatMap(hostSpelt))).toBe(
      '(?<![\\p{L}\\p{N}])(?:ab(?:\\.(?:x|y))?)(?![\\p{L}\\p{N}\\p{M}])',
    );
  });
});

function placesOf(match: string): number[] {
  const [, index, found] = /^(\d+) (.*)$/s.exec(match)!;
  return Array.from(found!, (_, at) => Number(index) + at);
}
