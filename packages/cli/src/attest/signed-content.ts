import { contentHash, sha256Hex } from '@trace-formats/digest';
import { type ReadDocument, textOf } from '@trace-formats/validate';

/**
 * What a signature is bound to: the digest of a trace's content, the same however it is written down. A number with more digits
 * than its value keeps counts with all of them. Throws where a text is no sound Unicode, since that has no canonical form.
 */
export function signedContent(document: Pick<ReadDocument, 'value' | 'source'>): string {
  const hash = contentHash(document.value);
  const beyond = longDigits.test(textOf(document)) ? numbersBeyond(textOf(document)) : [];
  return `sha256:${beyond.length === 0 ? hash : sha256Hex([hash, ...beyond].join('\n'))}`;
}

/** A double keeps fifteen digits of any number; nearly every trace holds none that is longer. */
const longDigits = /\d[\d.]{15}/;

const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** The numbers of a JSON text that are no more what was written once they were read, in an order that the order of keys doesn't change. */
function numbersBeyond(text: string): readonly string[] {
  const found: string[] = [];
  for (const [token] of text.matchAll(textOrNumber))
    if (!token.startsWith('"') && digitsOf(token) !== digitsOf(String(Number(token)))) found.push(token);
  return found.sort();
}

/** The digits that decide a value: without sign, point, exponent and the zeros at both ends. */
function digitsOf(number: string): string {
  return number
    .replace(/e.*$/i, '')
    .replace(/[-.]/g, '')
    .replace(/^0+|0+$/g, '');
}
