import { readied } from '../sieve/readied.ts';
import type { Sifted } from '../sieve/sieve.ts';

/** An expression behind the glance, and the expression itself. */
export interface Begun extends Sifted {
  readonly form: RegExp;
}

/** What one of the first words is, in lower case, in every text that an expression matches. */
export interface Beginnings {
  /** The first word or the second. */
  readonly words?: readonly string[];
  /** How one of the first three ends. */
  readonly ending?: string;
  /** The second word or the third. */
  readonly followers?: readonly string[];
}

/**
 * Puts an expression for the beginning of a text, made of hundreds of verbs, behind a glance at the first words. It takes a tenth
 * of a second to make such an expression ready, and most texts begin otherwise. What it answers is the same with the glance and without.
 */
export function begunBy(form: RegExp, { words = [], ending, followers = [] }: Beginnings): Begun {
  const first = new Set(words);
  const next = new Set(followers);
  const ready = readied(form);
  const isWorthAsking = (text: string): boolean => {
    const begun = firstWords(text);
    if (begun === undefined) return true;
    const [one = '', two = '', three = ''] = begun;
    if (ending !== undefined && (endsIn(one, ending) || endsIn(two, ending) || endsIn(three, ending))) return true;
    return first.has(one) || first.has(two) || next.has(two) || next.has(three);
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

/** Up to three words in lower case behind at most three other characters, or undefined where a letter beyond ASCII stands in the way. */
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
  const words: string[] = [];
  let at = 0;
  while (at < 3 && at < text.length && kindAt(text, at) !== inside) {
    if (text.charCodeAt(at) >= 0x80) return undefined;
    at++;
  }
  for (; words.length < 3; ) {
    const start = at;
    while (at < text.length && (kindAt(text, at) === inside || text[at] === '-')) at++;
    if (at < text.length && text.charCodeAt(at) >= 0x80) return undefined;
    if (at === start) break;
    words.push(text.slice(start, at).toLowerCase());
    const end = at;
    while (at < text.length && kindAt(text, at) === between) at++;
    if (at < text.length && text.charCodeAt(at) >= 0x80) return undefined;
    if (at === end) break;
  }
  return words;
}

const inside = 1;
const between = 2;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x80) return 3;
  if ((code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)) return inside;
  if (code === 0x5f) return inside;
  return code === 0x2c || code === 0x20 || (code >= 9 && code <= 13) ? between : 0;
}
