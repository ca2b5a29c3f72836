import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullSets, readLabels, traceOf } from '../labels/label.ts';
import { cuesMadeBefore } from '../src/generated/cues.ts';
import { sentencesIn, wordsOf } from '../src/rules/wording/prose.ts';
import '../src/rules/index.ts';
import { BITS_OF_WORD, LONGEST } from '../src/rules/sieve/layout.ts';
import { lexiconOf } from '../src/rules/sieve/lexicon.ts';
import { cuesOfForms } from '../src/rules/sieve/made-before.ts';
import type { Page } from '../src/rules/sieve/page.ts';
import { readHere } from '../src/rules/sieve/plain-reading.ts';
import { readThere } from '../src/rules/sieve/quick-reading.ts';
import { behindTheSieve } from '../src/rules/sieve/sieve.ts';
import { textsIn } from './texts-in.ts';

const cues = cuesOfForms(behindTheSieve, cuesMadeBefore);
const here = lexiconOf(cues);
const there = lexiconOf(cues);

/** What the module tells of a text is what is told without it. */
function alike(text: string): void {
  const told = (read: (page: Page) => boolean): object => {
    const page: Page = {
      text,
      stems: new Int32Array(Math.ceil(text.length / 3) + 1),
      count: 0,
      signs: new Int32Array(cues.slots),
      isForeign: false,
      words: -1,
      sentences: -1,
    };
    const isAscii = read(page);
    const { stems, count, signs, isForeign, words, sentences } = page;
    if (words !== -1) expect(words).toBe(wordsOf(text).length);
    if (sentences !== -1) expect(sentences).toBe(sentencesIn(text));
    return { isAscii, isForeign, signs: signs.join(), stems: stems.subarray(0, count).join() };
  };
  expect(told((page) => readThere(text, page, there, there.machine!))).toEqual(
    told((page) => readHere(text, page, here)),
  );
}

const texts = fullSets.flatMap((rule) => readLabels(rule, 'open')).flatMap((label) => textsIn(traceOf(label).steps));

describe('the module that reads texts tells what is told without it', () => {
  it('of labelled texts', () => {
    expect(there.machine).toBeDefined();
    for (const text of new Set(texts.filter((_, index) => index % 10 === 0))) alike(text);
  });

  it('of texts of words, numbers and characters of any kind', () => {
    const words = [...here.cues.rare.keys(), ...texts.slice(0, 100).flatMap((text) => text.split(' '))];
    const part = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...' .,:-\'"\n\t\u0001\u00a0«é\u017f\u212a中✓—’'),
      fc.constantFrom(
        '12.34',
        '1:2,3.',
        '12345678',
        '123456789',
        '0,',
        'a',
        'naïve',
        'internationally',
        'x'.repeat(70),
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, alike), { numRuns: 400 });
  });

  it('up to the longest that it takes', () => {
    const text = `${texts.join(' ')} `.slice(0, LONGEST - 3);
    for (const end of ['the', '123', ' of', '…..', 'é..']) alike(`${text}${end}`);
  });

  it('when it has met more words than it keeps', () => {
    const most = 1 << (BITS_OF_WORD - 1);
    const before = there.words;
    const letters = (number: number): string =>
      [...number.toString(26)].map((digit) => 'etaoinshrdlucmfwypvbgkjqxz'[Number.parseInt(digit, 26)]).join('');
    for (let number = 0; number < most + 2000; number += 500)
      alike(Array.from({ length: 500 }, (_, index) => `next ${letters(number + index)}ed`).join(' '));
    expect(there.words).toBeLessThan(before + 3000);
  });
});
