import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemsOf as found } from './reading.ts';
import { isCommon, most, stemOf } from './stems.ts';

const stemsOf = (text: string): Int32Array => {
  const { stems, count } = found(text);
  return stems.slice(0, count);
};

/** The same by one expression, as texts: without the words that stand in any text, which chance makes too. */
function byExpression(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}|\d[\d.,:]*\d/gu) ?? [];
  const telling = words.filter((word) => /\d/.test(word) || word.length > most || !isCommon(stemOf(word)));
  return telling.map((word) => (/\d/.test(word) ? word.replace(/[.,:]/g, '') : word.slice(0, 6)));
}

describe('the stems of a text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Reader',
      'naïve',
      'ÉTUDES',
      'übermorgen',
      '用户提出问题',
      'λόγος',
      '✓',
      '🙂',
      '—',
      'abc',
      'élan',
      'x_y',
      'IntO',
      'beforehand',
    ),
    fc.constantFrom('12', '1.204,50', '7', '07', '10:42:07', '123456789012', '3.', '..5', "don't"),
    fc.string({ maxLength: 6 }),
  );
  const texts = fc
    .array(fc.tuple(piece, fc.constantFrom(' ', '', '\n', '/', '’')), { maxLength: 12 })
    .map((all) => all.flat().join(''));
  it('are equal where those of the expression are, and nowhere else', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const stems = stemsOf(text);
        const expected = byExpression(text);
        expect(stems).toHaveLength(expected.length);
        for (const [index, stem] of stems.entries())
          for (const [other, word] of expected.entries()) expect(stem === stems[other]).toBe(expected[index] === word);
      }),
      { numRuns: 400 },
    );
  });
  it('are the same with the expression and without it', () => {
    const plain = stemsOf('Orders of 2026 are read');
    // A letter of another script has the whole text read by the expression.
    expect(stemsOf('Orders of 2026 are read λ')).toEqual(plain);
  });
  it('leave the commonest words out', () => {
    expect(stemsOf('this file was there before')).toHaveLength(0);
    expect(stemsOf('beforehand')).toHaveLength(1);
  });
});
