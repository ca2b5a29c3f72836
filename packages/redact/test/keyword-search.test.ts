import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramFilter } from '../src/scan/gram-filter.ts';
import { keywordSearch } from '../src/scan/keyword-search.ts';

const keywords = ['token', 'tok', 'key', 'api_key', '://', '@', '$ ', '-p"', '"name"', 'sk-', 'aaaa', 'x'];
const filter = gramFilter();
const searches = { 'with WebAssembly': keywordSearch(keywords, filter), without: keywordSearch(keywords, undefined) };

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
  it('has WebAssembly here', () => expect(filter).toBeDefined());

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
    for (const word of ['api_key', 'to\\ken', '\\u0041', '\u015ctoken'])
      for (let before = 65_535 - word.length - 1; before <= 65_537; before++) {
        const text = `${'.'.repeat(before)}${word}${'.'.repeat(70_000)}${word}`;
        expect(found(searches['with WebAssembly'], text), `${word} behind ${before}`).toEqual(
          found(searches.without, text),
        );
        expect(
          found(searches.without, text).words.length + found(searches.without, text).numbers.length,
        ).toBeGreaterThan(1);
      }
  });
});
