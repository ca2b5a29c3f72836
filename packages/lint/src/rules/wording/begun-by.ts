import { inLines } from '../in-lines.ts';
import { type Form, type Readied, readied } from '../sieve/readied.ts';

/** An expression behind the glance, and the expression itself. */
export interface Begun extends Readied {
  readonly form: Form;
}

/** How every text begins that an expression matches, in words in lower case; one of these holds. */
export interface Beginnings {
  /** The first word. */
  readonly words?: readonly string[];
  /** How the first word ends. */
  readonly ending?: string;
  /** The second word. */
  readonly followers?: readonly string[];
  /** Words that may stand before the first of those. */
  readonly leads?: readonly string[];
}

/**
 * Puts an expression for the beginning of a text behind a look at its first words. Such an expression is made of hundreds of
 * verbs and takes a tenth of a second to make ready, and most texts begin with none of them. The answers are the same with the
 * look and without.
 */
export function begunBy(form: Form, { words = [], ending, followers = [], leads = [] }: Beginnings): Begun {
  const [isFirst, isNext, isBefore] = [tell(words), tell(followers), tell(leads)];
  const ready = readied(form);
  const begins = (one: Word, two: Word): boolean =>
    (one.told & isFirst) !== 0 || (two.told & isNext) !== 0 || (ending !== undefined && endsIn(one.word, ending));
  const isWorthAsking = (text: string): boolean => {
    const begun = firstWords(text);
    if (begun === undefined) return true;
    const [one, two, three] = begun;
    return begins(one, two) || ((one.told & isBefore) !== 0 && begins(two, three));
  };
  return {
    form,
    exec: (text) => (isWorthAsking(text) ? ready.exec(text) : null),
    test: (text) => isWorthAsking(text) && ready.test(text),
  };
}

/** A word, and a bit for each list in which it stands. */
interface Word {
  readonly word: string;
  readonly told: number;
}

/** All lists of all expressions, so that a text is looked up once for all of them. */
const lists = new Map<string, number>();
let nextBit = 1;

/** Has words told by a bit of their own. */
function tell(words: readonly string[]): number {
  if (words.length === 0) return 0;
  const bit = nextBit;
  nextBit <<= 1;
  if (bit === 0) throw new Error('There are more lists of beginnings than bits.');
  for (const word of words) lists.set(word, (lists.get(word) ?? 0) | bit);
  last = undefined;
  return bit;
}

function endsIn(word: string, ending: string): boolean {
  return word.endsWith(ending) || word.includes(`${ending}-`);
}

/** The first three words of a text; it may have fewer. */
type Beginning = readonly [Word, Word, Word];
const noWord: Word = { word: '', told: 0 };

/** The text asked about last: several expressions are asked about the same one. */
let last: string | undefined;
let lastWords: Beginning | undefined;

/**
 * Up to three words in lower case, behind at most three other characters. Undefined where a letter beyond ASCII may stand in
 * the way, because the expressions ignore case and take some of those for ASCII letters.
 */
function firstWords(text: string): Beginning | undefined {
  if (text.length > longest) return wordsIn(text);
  if (text !== last) {
    last = text;
    lastWords = wordsIn(text);
  }
  return lastWords;
}

/** Longer texts are not kept. */
const longest = 4000;

function wordsIn(text: string): Beginning | undefined {
  const [begun, ...words] = opening.exec(text)!;
  if (text.charCodeAt(begun.length) >= 0x80) return undefined;
  const [one, two, three] = words;
  return [wordOf(one), wordOf(two), wordOf(three)];
}

function wordOf(written: string | undefined): Word {
  if (written === undefined) return noWord;
  const word = written.toLowerCase();
  return { word, told: lists.get(word) ?? 0 };
}

/** Quotation marks, dashes, arrows, ticks and the like are beyond ASCII, but no letters. */
const opening = new RegExp(inLines`
  ^(?:[^\w\x80-\uffff]|[\u2010-\u205f\u2190-\u245f\u2500-\u27bf]){0,3}(?:
    ([\w-]+)[,\t-\r ]*(?:(?<=[,\t-\r ])([\w-]+)[,\t-\r ]*(?:(?<=[,\t-\r ])([\w-]+)[,\t-\r ]*)?)?
  )?
`);
