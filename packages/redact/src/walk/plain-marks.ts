import { mayBeJson } from './json-strings.ts';

/**
 * A text with plain blanks, line ends and quotes for all others: the blanks that a word processor puts beside a colon, a web page between
 * words and a French or Swiss number between its digits; marks that nobody sees, which come along where text is copied; the line ends of
 * old files; and the quotes of printed text. Each is one character, so that every offset stays.
 */
export function withPlainMarks(text: string): string {
  let plain = mayHoldBlank(text) ? text.replace(otherBlanks, ' ') : text;
  if (mayHoldLineEnd(plain)) plain = plain.replace(otherLineEnds, '\n');
  // In the strings of JSON a plain quote would be the end.
  if (otherQuote.test(plain) && !mayBeJson(plain, 0, plain.length))
    plain = plain.replace(otherDoubleQuotes, '"').replace(otherQuotes, "'");
  return plain;
}

/** One character is found far quicker than one of several, and what is beyond Latin not at all in most texts. */
function mayHoldBlank(text: string): boolean {
  return text.includes('\u00a0') || otherBlankBeyondLatin.test(text);
}

function mayHoldLineEnd(text: string): boolean {
  return text.includes('\r') || otherLineEndBeyondLatin.test(text);
}

const otherBlankBeyondLatin = /[\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]/;
const otherBlanks = new RegExp(`\u00a0|${otherBlankBeyondLatin.source}`, 'g');
const otherLineEndBeyondLatin = /[\u2028\u2029]/;
const otherLineEnds = /\r(?![\n\u001b])|[\u2028\u2029]/g;
const otherQuote = /[\u2018-\u201f]/;
const otherDoubleQuotes = /[\u201c-\u201f]/g;
const otherQuotes = /[\u2018-\u201b]/g;
