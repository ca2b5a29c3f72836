import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, gramsOf } from '../src/search/grams.ts';
import { keywordSearch } from '../src/search/keyword-search.ts';
import { PIECE } from '../src/search/layout.ts';
import { searchThere } from '../src/search/machine.ts';

const keywords = ['token', 'tok', 'key', 'api_key', '://', '@', '$ ', '-p"', '"name"', 'sk-', 'aaaa', 'x'];
const asTheyAre = keywords.map((word) => ({ word, lead: 0, run: 0 }));
const nowhere = (): undefined => undefined;
const searches = { 'with WebAssembly': keywordSearch(asTheyAre), without: keywordSearch(asTheyAre, nowhere) };

/** Every key word at every offset, by an expression for each. */
function everywhere(text: string): string[] {
  const found: string[] = [];
  for (const [index, keyword] of keywords.entries()) {
    const written = [...keyword].map((one) => one.replace(/[$.*+?^()[\]{}|\\/-]/g, '\\$&')).join('\\\\*');
    const pattern = new RegExp(written, 'iy');
    for (let at = 0; at < text.length; at++) {
      pattern.lastIndex = at;
      if (pattern.test(text)) found.push(`${index} ${at} ${pattern.lastIndex}`);
    }
  }
  return found.sort();
}

function found(search: (typeof searches)['without'], text: string): { words: string[]; numbers: number[] } {
  const words: string[] = [];
  const numbers: number[] = [];
  search(
    text,
    (keyword, start, end) => words.push(`${keyword} ${start} ${end}`),
    (at) => numbers.push(at),
  );
  return { words: words.sort(), numbers };
}

const piece = fc.oneof(
  fc.constantFrom(...keywords, ...keywords.map((keyword) => keyword.toUpperCase())),
  fc.constantFrom(...keywords).map((keyword) => [...keyword].join('\\')),
  fc.constantFrom(
    '\\',
    '\\u0041',
    '\\x41',
    '\u015c',
    '\u0161',
    'tok\u015cen',
    '\u0174oken',
    '\ud83d',
    ' ',
    '"',
    'to',
    'ken',
  ),
  fc.string({ maxLength: 8 }),
);

describe('the search for key words', () => {
  it('has WebAssembly here', () => {
    const words = asTheyAre.map(({ word }) => word);
    const codes = codesOf(words);
    expect(searchThere(asTheyAre, codes, gramsOf(asTheyAre, codes))).toBeDefined();
  });

  it.each(Object.entries(searches))('%s reports each key word where it stands', (_, search) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(0, 400), (pieces, padding) => {
        const text = pieces.join('') + '.'.repeat(padding);
        const { words, numbers } = found(search, text);
        expect(words).toEqual(everywhere(text));
        expect(numbers).toEqual([...text.matchAll(/\\(?=[ux])/g)].map(({ index }) => index));
      }),
      { numRuns: 400 },
    );
  });

  it('loses nothing between the pieces in which a long text is read', () => {
    const { 'with WebAssembly': quick, without } = searches;
    // A key word, one with backslashes in it and one with more of them than a piece is long, before and behind the border.
    const words = ['api_key', 'to\\ken', '\\u0041', '\u015ctoken', '\u0416token', `tok${'\\'.repeat(70_000)}en`];
    for (const [index, word] of words.entries())
      for (let before = PIECE - 10; before <= PIECE + 1; before++) {
        const text = `x${index % 2 === 0 ? '' : '\\'}${'.'.repeat(before - 1)}${word}${'.'.repeat(300)}${word}`;
        const plain = found(without, text);
        expect(plain.words.length + plain.numbers.length, `${index}`).toBeGreaterThan(1);
        expect(found(quick, text), `${index} behind ${before}`).toEqual(plain);
      }
  });

  it('finds all of so many key words that they are told in several goes', () => {
    const text = '@aaaaaaaaxtok:\\/\\/\\'.repeat(9_000);
    const { 'with WebAssembly': quick, without } = searches;
    expect(found(quick, text)).toEqual(found(without, text));
  });

  it('refuses a key word that is longer than what is kept between two pieces', () => {
    expect(() => keywordSearch([{ word: 'a'.repeat(201), lead: 0, run: 0 }])).toThrow(/longer than 200 characters/);
  });

  it('tells a key word where a piece of a word stands before it, and where a word goes on behind it', () => {
    const around = [
      { word: 'ab_tok', lead: 3, run: 0 },
      { word: 'sk-', lead: 0, run: 12 },
    ];
    const ways = [keywordSearch(around), keywordSearch(around, nowhere)];
    const told = [
      ...['ab_token', 'AB_\\tok', 'ab\\_\\\\tok', 'cb_token', 'ab-tok'],
      ...['sk-0123456789ab', 'sk-abcdefghijk ', 'sk-\\A-C_e\\fghijkl', 'sk-abcdefghijk\u015c'],
    ].map((text) => ways.map((search) => found(search, text + ' '.repeat(400)).words));
    for (const [quickly, plainly] of told) expect(quickly).toEqual(plainly);
    expect(told.map(([quickly]) => quickly!.join())).toEqual([
      ...['0 3 6', '0 4 7', '0 6 9', '', ''],
      ...['1 0 3', '', '1 0 3', ''],
    ]);
    // The end of a piece divides the word, or what stands around it.
    for (const [word, start, end] of [['ab_tok', 3, 6] as const, ['sk-0123456789ab', 0, 3] as const])
      for (let before = PIECE - 16; before <= PIECE + 1; before++) {
        const { words } = found(ways[0]!, `${'.'.repeat(before)}${word}${'.'.repeat(300)}`);
        expect(words.map((told) => told.slice(2))).toEqual([`${before + start} ${before + end}`]);
      }
  });
});
