import {
  COUNT,
  DONE,
  FIRST,
  FLAGS,
  FROM,
  IS_BEYOND_ASCII,
  IS_FOREIGN,
  LONG,
  NEXT,
  RESULT,
  SENTENCES,
  STEMS,
  TEXT,
  TO,
  UNKNOWN,
  WORDS,
} from './layout.ts';
import { add, type Lexicon, learnWord, longWord, nothing } from './lexicon.ts';
import type { Machine } from './machine.ts';
import type { Page } from './page.ts';
import { note } from './plain-reading.ts';
import { longNumberStem } from './stems.ts';

/** Has a text read by the module, and helps it with what it does not know. True for a text of ASCII alone. */
export function readThere(text: string, page: Page, lexicon: Lexicon, { bytes, run }: Machine): boolean {
  const { numbers, signs } = lexicon;
  bytes.ucs2Write(text, TEXT);
  for (let why = run.begin(text.length); why !== DONE; ) {
    const from = numbers[at(FROM)]!;
    const to = numbers[at(TO)]!;
    if (why === UNKNOWN) {
      const letters = { first: numbers[at(FIRST)]!, next: numbers[at(NEXT)]! };
      learnWord(text.slice(from, to), letters, lexicon);
      why = run.again();
    } else if (why === LONG) {
      const { told, stem, characters } = longWord(text.slice(from, to), lexicon);
      if (told !== nothing) note(told, text, from, signs);
      if (characters !== undefined) add(signs, characters);
      why = run.take(stem ?? 0, characters === undefined ? 1 : 0);
    } else why = run.take(longNumberStem(text.slice(from, to)), 1);
  }
  const count = numbers[at(COUNT)]!;
  if (page.stems.length < count) page.stems = new Int32Array(2 * count);
  page.stems.set(numbers.subarray(STEMS >> 2, (STEMS >> 2) + count));
  page.count = count;
  page.words = numbers[at(WORDS)]!;
  page.sentences = numbers[at(SENTENCES)]!;
  for (let slot = 0; slot < signs.length; slot++) page.signs[slot] = signs[slot]!;
  const flags = numbers[at(FLAGS)]!;
  page.isForeign = (flags & IS_FOREIGN) !== 0;
  return (flags & IS_BEYOND_ASCII) === 0;
}

/** Where the module writes down what is known, among the numbers of the memory. */
function at(offset: number): number {
  return (RESULT + offset) >> 2;
}
