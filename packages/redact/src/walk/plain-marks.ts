import { mayBeJson } from './json-strings.ts';

/**
 * A text with plain blanks, line ends and quotes for all others: the blanks that a word processor puts beside a colon, a web page between
 * words and a French or Swiss number between its digits; marks that nobody sees, which come along where text is copied; the line ends of
 * old files; and the quotes of printed text. Each is one character, so that every offset stays.
 */
export function withPlainMarks(text: string): string {
  let plain = otherBlank.test(text) ? text.replace(otherBlanks, ' ') : text;
  if (otherLineEnd.test(plain)) plain = plain.replace(otherLineEnds, '\n');
  // In the strings of JSON a plain quote would be the end.
  if (otherQuote.test(plain) && !mayBeJson(plain, 0, plain.length))
    plain = plain.replace(otherDoubleQuotes, '"').replace(otherQuotes, "'");
  return plain;
}

const otherBlank = /[\u00a0\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]/;
const otherBlanks = new RegExp(otherBlank, 'g');
const otherLineEnd = /\r(?![\n\u001b])|[\u2028\u2029]/;
const otherLineEnds = new RegExp(otherLineEnd, 'g');
const otherQuote = /[\u2018-\u201f]/;
const otherDoubleQuotes = /[\u201c-\u201f]/g;
const otherQuotes = /[\u2018-\u201b]/g;
