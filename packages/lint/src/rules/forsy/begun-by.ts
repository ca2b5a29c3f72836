import { inLines } from '../in-lines.ts';
import { type Form, readied } from '../sieve/readied.ts';
import type { Sifted } from '../sieve/sieve.ts';

/** An expression behind the glance, and the expression itself. */
export interface Begun extends Sifted {
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
 * Puts an expression for the beginning of a text, made of hundreds of verbs, behind a glance at the first words. It takes a tenth
 * of a second to make such an expression ready, and most texts begin otherwise. What it answers is the same with the glance and without.
 */
export function begunBy(form: Form, { words = [], ending, followers = [], leads = [] }: Beginnings): Begun {
  const first = new Set(words);
  const next = new Set(followers);
  const before = new Set(leads);
  const ready = readied(form);
  const begins = (one: string, two: string): boolean =>
    first.has(one) || next.has(two) || (ending !== undefined && endsIn(one, ending));
  const isWorthAsking = (text: string): boolean => {
    const begun = firstWords(text);
    if (begun === undefined) return true;
    const [one = '', two = '', three = ''] = begun;
    return begins(one, two) || (before.has(one) && begins(two, three));
  };
  return {
    form,
    exec: (text) => (isWorthAsking(text) ? ready.exec(text) : null),
    test: (text) => isWorthAsking(text) && ready.test(text),
  };
}

function endsIn(word: string, ending: string): boolean {
  return word.endsWith(ending) || word.includes(`${ending}-`);
}

/** The text asked about last: several expressions are asked about the same one. */
let last = '';
let lastWords: readonly string[] | undefined = [];

/**
 * Up to three words in lower case behind at most three other characters, or undefined where a letter beyond ASCII may stand in the
 * way: the expressions do not look at case, and to them some of those are letters of ASCII.
 */
function firstWords(text: string): readonly string[] | undefined {
  if (text.length > longest) return wordsIn(text);
  if (text !== last) {
    last = text;
    lastWords = wordsIn(text);
  }
  return lastWords;
}

/** Longer texts are not kept. */
const longest = 4000;

function wordsIn(text: string): readonly string[] | undefined {
  const [begun, ...words] = opening.exec(text)!;
  if (text.charCodeAt(begun.length) >= 0x80) return undefined;
  return words.filter((word) => word !== undefined).map((word) => word.toLowerCase());
}

/** Quotation marks, dashes, arrows, ticks and the like are beyond ASCII, but no letters. */
const opening = new RegExp(inLines`
  ^(?:[^\w\x80-\uffff]|[\u2010-\u205f\u2190-\u245f\u2500-\u27bf]){0,3}(?:
    ([\w-]+)[,\t-\r ]*(?:(?<=[,\t-\r ])([\w-]+)[,\t-\r ]*(?:(?<=[,\t-\r ])([\w-]+)[,\t-\r ]*)?)?
  )?
`);
