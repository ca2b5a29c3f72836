import { QUOTE } from './code-units.ts';
/** Why a text is not JSON, and where; offsets are UTF-16 code units. */
export type SyntaxFault =
  | { readonly kind: 'empty'; readonly offset: number }
  | { readonly kind: 'too-deep'; readonly offset: number; readonly limit: number }
  | {
      readonly kind: 'breaks-off';
      readonly offset: number;
      readonly opened: number;
      readonly inside: 'object' | 'array';
    }
  | { readonly kind: 'string-breaks-off'; readonly offset: number; readonly opened: number }
  | { readonly kind: 'number-breaks-off'; readonly offset: number }
  | { readonly kind: 'word-breaks-off'; readonly offset: number }
  | {
      readonly kind: 'wrong-bracket';
      readonly offset: number;
      readonly opened: number;
      readonly inside: 'object' | 'array';
    }
  | { readonly kind: 'missing-comma'; readonly offset: number; readonly inside: 'object' | 'array' }
  | { readonly kind: 'trailing-comma'; readonly offset: number; readonly inside: 'object' | 'array' }
  | { readonly kind: 'control-character'; readonly offset: number; readonly code: number; readonly opened: number }
  | { readonly kind: 'bad-escape'; readonly offset: number; readonly escape: string }
  | { readonly kind: 'leading-zero'; readonly offset: number }
  | { readonly kind: 'hex-number'; readonly offset: number }
  | { readonly kind: 'not-a-number'; readonly offset: number; readonly word: string }
  | { readonly kind: 'foreign-word'; readonly offset: number; readonly word: string; readonly json: string }
  | { readonly kind: 'single-quote'; readonly offset: number }
  | { readonly kind: 'curly-quote'; readonly offset: number }
  | { readonly kind: 'comment'; readonly offset: number }
  | { readonly kind: 'space'; readonly offset: number; readonly code: number }
  | { readonly kind: 'second-value'; readonly offset: number; readonly sameLine: boolean }
  | { readonly kind: 'trailing-text'; readonly offset: number }
  | { readonly kind: 'unexpected'; readonly offset: number; readonly found: string; readonly expected: string };

/** The fault of a text that has something else where JSON wants `expected`. Known mistakes get their own name. */
export function unexpected(text: string, offset: number, expected: string): SyntaxFault {
  const rest = text.slice(offset, offset + 12);
  const notANumber = /^[+-]?(?:NaN|Infinity)(?![\w$])/.exec(rest);
  if (notANumber !== null) return { kind: 'not-a-number', offset, word: notANumber[0] };
  const word = /^[A-Za-z]+(?![\w$])/.exec(rest)?.[0];
  const json = word === undefined ? undefined : foreignWords.get(word);
  if (word !== undefined && json !== undefined) return { kind: 'foreign-word', offset, word, json };
  if (word !== undefined && offset + word.length === text.length && isCutWord(word)) {
    return { kind: 'word-breaks-off', offset: text.length };
  }
  const first = rest.charAt(0);
  if (first === "'" || first === '`') return { kind: 'single-quote', offset };
  if (first !== '' && '\u2018\u2019\u201c\u201d\u201e'.includes(first)) return { kind: 'curly-quote', offset };
  if (/^(?:\/\/|\/\*|#)/.test(rest)) return { kind: 'comment', offset };
  if (/^[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff\v\f]/.test(first)) {
    return { kind: 'space', offset, code: first.charCodeAt(0) };
  }
  return { kind: 'unexpected', offset, found: nameOf(text, offset), expected };
}

/** Names one character so that no terminal can be harmed by it: `"x"`, or U+001B for what does not print. */
export function nameOf(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return 'the end of the text';
  if (code === QUOTE) return 'a double quote';
  if (code > 0x20 && code < 0x7f) return `"${String.fromCodePoint(code)}"`;
  return unicodeName(code);
}

/** `U+001B` and the like. */
export function unicodeName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const foreignWords: ReadonlyMap<string, string> = new Map([
  ['None', 'null'],
  ['undefined', 'null'],
  ['nil', 'null'],
  ['Null', 'null'],
  ['NULL', 'null'],
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
]);

function isCutWord(word: string): boolean {
  return ['true', 'false', 'null'].some((known) => known.startsWith(word));
}
