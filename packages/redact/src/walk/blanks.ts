/**
 * A text with plain blanks for all others, such as those that a word processor puts beside a colon, a web page between words and a
 * French or Swiss number between its digits, and for marks that nobody sees, which come along where text is copied. Each is one
 * character, so that every offset stays.
 */
export function withPlainBlanks(text: string): string {
  return otherBlank.test(text) ? text.replace(otherBlanks, ' ') : text;
}

const otherBlank = /[\u00a0\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]/;
const otherBlanks = new RegExp(otherBlank, 'g');
