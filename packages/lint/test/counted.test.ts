import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longest, trigramsOf } from '../src/rules/forsy/retries-redo-what-failed/trigrams.ts';
import { formOfWords, hasMoreWords } from '../src/rules/wording/form-of-words.ts';

const text = fc
  .array(fc.constantFrom('npm test', ' ', 'a/b', "'s", '"quoted words here"', '`x', '\n', 'É', 'İ', '(', 'the', '中'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(' '));

/** Groups of three as sets have them. */
function setOf(written: string): ReadonlySet<string> {
  const plain = ` ${written.trim().toLowerCase().replace(/\s+/g, ' ')} `;
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
}

it('groups of three characters are counted as sets count them, whatever was compared before', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [setOf(one), setOf(other)];
      expect(trigramsOf(one, other)).toEqual({
        one: a.size,
        other: b.size,
        common: [...a].filter((group) => b.has(group)).length,
      });
    }),
  );
});

it('there is room for the longest texts of which no two groups are alike', () => {
  const letters = (from: number): string =>
    String.fromCharCode(...Array.from({ length: longest }, (_, at) => 0x4e00 + from + at));
  expect(trigramsOf(letters(0), letters(5000))).toEqual({ one: longest, other: longest, common: 0 });
  expect(trigramsOf('İ'.repeat(longest), letters(0)).other).toBe(longest);
});

it('a text that surely has more words than some has more', () => {
  let more = 0;
  fc.assert(
    fc.property(text, fc.nat(20), (written, most) => {
      const form = formOfWords(written);
      if (form === undefined || !hasMoreWords(written, most)) return;
      more += 1;
      expect(form.tokens).toBeGreaterThan(most);
    }),
    { numRuns: 400 },
  );
  expect(more).toBeGreaterThan(0);
});
