import { mayBeJson } from '../walk/json-tokens.ts';

/**
 * A text with plain blanks, line ends and quotes for all others: the blanks that a word processor puts beside a colon, a web page between
 * words and a French or Swiss number between its digits; marks that nobody sees, which come along where text is copied; the line ends of
 * old files; the quotes of printed text; and the zeros behind the variables and the arguments of a process, as the kernel shows them.
 * Each is one character, so that every offset stays.
 */
export function withPlainMarks(text: string, mayHold: (character: string) => boolean = () => true): string {
  // One character is found far quicker than one of several, and most texts have none beyond Latin, or arrows and signs alone.
  const mayHoldOther = beyondLatin.test(text);
  const holds = (one: string): boolean => mayHold(one) && text.includes(one);
  let plain = holds('\u00a0') || (mayHoldOther && otherBlank.test(text)) ? text.replace(otherBlanks, ' ') : text;
  if (holds('\r') || (mayHoldOther && otherLineEnd.test(plain))) plain = plain.replace(otherLineEnds, '\n');
  if (holds('\0')) plain = plain.replace(zeros, (_, variable) => (variable === undefined ? ' ' : '\n'));
  // In the strings of JSON a plain quote would be the end.
  if (mayHoldOther && otherQuote.test(plain) && !mayBeJson(plain, 0, plain.length))
    plain = plain.replace(otherDoubleQuotes, '"').replace(otherQuotes, "'");
  return plain;
}

const otherBlank = /[\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]/;
const otherBlanks = new RegExp(`\u00a0|${otherBlank.source}`, 'g');
const otherLineEnd = /[\u2028\u2029]/;
const otherLineEnds = /\r(?![\n\u001b])|[\u2028\u2029]/g;
/** Before a variable, or at the end, one ends a line; between two arguments of a command it is a blank. */
const zeros = /\0(?=(?<variable>[A-Za-z_]\w{0,80}=|$)?)/g;
const otherQuote = /[\u2018-\u201f]/;
/** All of them that are beyond Latin: those of general punctuation, a blank of Chinese and the mark of a file. */
const beyondLatin = /[\u2000-\u200b\u200e\u200f\u2018-\u201f\u2028-\u202f\u205f-\u2069\u3000\ufeff]/;
const otherDoubleQuotes = /[\u201c-\u201f]/g;
const otherQuotes = /[\u2018-\u201b]/g;
