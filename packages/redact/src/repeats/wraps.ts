import type { Change } from '../spelling/changed.ts';

/**
 * Where a screen, a table or a program that fills lines broke a word that looks drawn: at its margin, with what stands before each
 * line there. Between two words of a sentence nothing is joined.
 */
export function wrapsIn(text: string): readonly Change[] {
  const wraps: Change[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    const start = endOfLine(text, at);
    const first = runBefore(text, start);
    if (start - first < shortestPart) continue;
    margin.lastIndex = at + 1;
    const end = at + 1 + margin.exec(text)![0].length;
    const last = runBehind(text, end);
    if (last > end && last - end + start - first >= shortest && looksDrawn(text, first, start, end, last))
      wraps.push([start, end]);
  }
  return wraps;
}

const shortestPart = 4;
/** A value that is known is no shorter. */
const shortest = 8;
const longestPart = 64;

/** What ends a line that goes on in the next: blanks and the borders of cells, and the backslash of a shell or what others have for it. */
function endOfLine(text: string, newline: number): number {
  let at = newline;
  for (let left = widestMargin; left > 0 && blanks.includes(text.charCodeAt(at - 1)); left--) at -= 1;
  return at;
}

const widestMargin = 80;
const blanks = codesOf(' \t\r\\`^|\u2502\u2503\u2551');

/** Blanks, the borders of cells without text, and the signs of a comment, a mail, a patch or a list of numbered lines. */
const margin = /(?:[ \t]{0,40}[|\u2502\u2503\u2551]){0,8}[ \t]{0,16}(?:[>#+*-] {1,8}|\+|\d{1,6}[\u2192:\t] ?)?/y;

function runBefore(text: string, end: number): number {
  let at = end;
  while (at > 0 && end - at < longestPart && isDrawnFrom(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

function runBehind(text: string, start: number): number {
  let at = start;
  while (at < text.length && at - start < longestPart && isDrawnFrom(text.charCodeAt(at))) at += 1;
  return at;
}

/** A letter, a digit, or a sign that passwords and tokens have and that ends no word of a program. */
function isDrawnFrom(code: number): boolean {
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return isLetter || (code >= 48 && code <= 57) || signs.includes(code);
}

const signs = codesOf('_+/=.~!@#$%^&*:<>?-');

function codesOf(signs: string): readonly number[] {
  return Array.from(signs, (sign) => sign.charCodeAt(0));
}

/** With a digit, or capitals within words, as no sentence has them where a line of it ends. */
function looksDrawn(text: string, first: number, start: number, end: number, last: number): boolean {
  const word = text.slice(first, start) + text.slice(end, last);
  return /\d/.test(word) || /[a-z][A-Z].*[a-z][A-Z]/.test(word);
}
