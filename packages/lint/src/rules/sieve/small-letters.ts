import { withShortClasses } from '@trace-formats/redact';

/**
 * The source of an expression that ignores case, written for texts in small letters, so that it needs no flag. With the flag,
 * an engine looks up the other case of everything a class holds, which for `\p{L}` takes a quarter of a millisecond.
 */
export function forSmallLetters(source: string): string {
  return withShortClasses(source.replace(parts, (part) => (part.startsWith('\\p') ? smallClass(part) : small(part))));
}

/** The name of a group, a class of Unicode, any other escape, or one letter. */
const parts = /\(\?<[A-Za-z_]\w*>|\\[pP]\{[^}]*\}|\\u\{?[0-9a-fA-F]+\}?|\\x[0-9a-fA-F]{2}|\\[\s\S]|\p{Lu}/gu;

function smallClass(part: string): string {
  return part === '\\p{Lu}' ? '\\p{Ll}' : part;
}

function small(part: string): string {
  return part.length === 1 ? part.toLowerCase() : part;
}

/**
 * A text in small letters with every character in its place. Undefined where that cannot be done, or where the text holds an
 * unusual form of a letter, such as the long s or the Kelvin sign: not every expression that ignores case takes those for the
 * usual letter.
 */
export function inSmallLetters(text: string): string | undefined {
  if (text !== lastText) {
    const small = text.toLowerCase();
    const isOdd = small.length !== text.length || oddLetters.test(small) || oddCapitals.test(text);
    lastSmall = isOdd ? undefined : small;
    lastText = text;
  }
  return lastSmall;
}

/** Lets go of the text that was read last, which may be long. */
export function forgetSmallLetters(): void {
  lastText = undefined;
  lastSmall = undefined;
}

let lastText: string | undefined;
let lastSmall: string | undefined;
const oddLetters = /\u0345|[\u017f\u03c2\u03d0\u03d1\u03d5\u03d6\u03f0\u03f1\u03f5\u1c80-\u1c88\u1e9b\u1fbe]/;
const oddCapitals = /[\u03f4\u1e9e\u1f88-\u1faf\u1fbc\u1fcc\u1ffc\u2126\u212a\u212b]/;
