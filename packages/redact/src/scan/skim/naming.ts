import { backslash, colon, comma, openBracket, quote } from '../../code-units.ts';
import { codeAt } from '../../offsets.ts';
import { fieldUnder, typeThatNames } from '../../walk/sibling-fields.ts';
import { isMoreThanName, isOption } from '../context.ts';
import type { QuoteBehind } from './quotes.ts';

/** Says of words in a text, which stand from one offset to another, what their place makes of them. */
export interface Naming {
  /** True for a word that may make something of another string: see `namingIn`. */
  readonly mayNameOthers: (start: number, end: number) => boolean;
  /** True for a word that may stand in a key, told from where it ends. */
  readonly mayStandInKey: (end: number) => boolean;
}

/**
 * Tells whether words stand where they may say something of another string of the document: in the key of an object or a list,
 * in the name that an entry gives itself, in an option before its value, or in a key that tells more than `"word": "…"` shows.
 * A value directly behind a plain key needs none of this, since patterns see the two together as they are written.
 */
export function namingIn(text: string, quoteBehind: QuoteBehind): Naming {
  // Words between the same two quotes are all in the same string.
  let knownFrom = 0;
  let knownTo = -1;
  let known = false;
  return {
    mayNameOthers(start, end) {
      const to = quoteBehind(end);
      if (to === knownTo && start >= knownFrom) return known;
      known = isInNaming(text, start, to, quoteBehind);
      knownFrom = start;
      knownTo = quoteWithin(text, start, end) ? -1 : to;
      return known;
    },
    mayStandInKey(end) {
      const to = quoteBehind(end);
      if (to - end > longestKey) return false;
      // The reader of JSON does without the colon. Behind the end of the text stands nothing, and nothing is in every text.
      const next = text.charAt(behindSpace(text, to + 1));
      return next !== '' && ':"\\{['.includes(next);
    },
  };
}

function quoteWithin(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === quote) return true;
  return false;
}

/** Judges the string that holds an offset, of which the first quote behind is known. */
function isInNaming(text: string, start: number, first: number, quoteBehind: QuoteBehind): boolean {
  // The quotes of a string have fewer backslashes than any quote inside it.
  let least = deepestEscape;
  const limit = Math.min(text.length, first + longest);
  let right = first;
  while (right < limit) {
    const slashes = right - beforeBackslashes(text, right - 1) - 1;
    if (slashes < least) {
      least = slashes;
      const left = quoteBefore(text, start, right - longest, slashes);
      if (left !== -1 && isNaming(text, left, right, slashes)) return true;
      if (slashes === 0) return false;
    }
    right = quoteBehind(right + 1);
  }
  return text.length - first < longest && isInCutNaming(text, start, first - longest, least);
}

/** Judges a string that was cut short and goes on to the end of the text: quotes inside it have more backslashes than its own. */
function isInCutNaming(text: string, start: number, limit: number, least: number): boolean {
  for (let at = start - 1; at >= Math.max(0, limit); at--) {
    if (text.charCodeAt(at) !== quote) continue;
    const slashes = at - beforeBackslashes(text, at - 1) - 1;
    if (slashes < least) return isNaming(text, at, text.length + slashes, slashes);
  }
  return false;
}

/** Names and options are shorter than this, however often they were escaped. */
const longest = 1400;
/** No key of which a detector of places makes something goes on for so long behind the word that tells it. */
const longestKey = 100;
/** A quote inside strings that stand in strings, six deep, has fewer backslashes than this. */
const deepestEscape = 64;

/** Whether the string between two quotes says something of others: as a key, as the name of an entry, as an option. */
function isNaming(text: string, left: number, right: number, slashes: number): boolean {
  const own = text.slice(left + 1, right - slashes);
  const next = behindSpace(text, right + 1);
  if (codeAt(text, next) === colon) {
    const value = behindSpace(text, next + 1);
    if (isScalar(codeAt(text, value))) return false;
    return codeAt(text, behindBackslashes(text, value)) !== quote || isMoreThanName(own);
  }
  const sign = beforeSpace(text, left - 1 - slashes);
  const code = codeAt(text, sign);
  if (code === comma || code === openBracket || sign < 0) return isOption(own);
  if (code !== colon) return false;
  const key = /"([\w-]{1,30})\\*"$/.exec(text.slice(Math.max(0, sign - 60), beforeSpace(text, sign - 1) + 1))?.[1];
  return key !== undefined && (fieldUnder.get(key) === 'entry' || (key === 'type' && own === typeThatNames));
}

/** The quote before an offset that has so many backslashes; none when one with fewer comes first. */
function quoteBefore(text: string, from: number, limit: number, slashes: number): number {
  const last = Math.max(0, limit);
  for (let at = from - 1; at >= last; at--) {
    if (text.charCodeAt(at) !== quote) continue;
    const own = at - beforeBackslashes(text, at - 1) - 1;
    if (own <= slashes) return own === slashes ? at : -1;
  }
  return -1;
}

/** Passes over blanks and line ends, also those that are written as escapes, but not over more than anybody writes. */
function behindSpace(text: string, from: number): number {
  let at = from;
  while (at - from <= longest) {
    const code = codeAt(text, at);
    if (code <= 32) at += 1;
    else if (code !== backslash) return at;
    else {
      const behind = behindBackslashes(text, at);
      if (!isSpaceLetter(codeAt(text, behind))) return at;
      at = behind + 1;
    }
  }
  return at;
}

function beforeSpace(text: string, from: number): number {
  let at = from;
  while (from - at <= longest) {
    const code = codeAt(text, at);
    if (code <= 32) at -= 1;
    else if (isSpaceLetter(code) && codeAt(text, at - 1) === backslash) at = beforeBackslashes(text, at - 1);
    else return at;
  }
  return at;
}

function behindBackslashes(text: string, from: number): number {
  let at = from;
  while (at - from < deepestEscape && codeAt(text, at) === backslash) at += 1;
  return at;
}

function beforeBackslashes(text: string, from: number): number {
  let at = from;
  while (from - at < deepestEscape && codeAt(text, at) === backslash) at -= 1;
  return at;
}

/** The n of a line end, the r and the t. */
function isSpaceLetter(code: number): boolean {
  return code === 110 || code === 114 || code === 116;
}

/** What a number, `true`, `false` and `null` begin with. */
function isScalar(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45 || code === 116 || code === 102 || code === 110;
}
