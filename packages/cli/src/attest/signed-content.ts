import { contentHashIfSound, sha256Hex } from '@trace-formats/digest';
import { type ReadDocument, textOf } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';

/** What is read of a trace that is signed. */
type Signed = Pick<ReadDocument, 'value' | 'source'>;

/** What a signature is bound to, where somebody asks to sign: of a trace that cannot be signed it is said why. */
export function contentToSign(document: Signed, name: string): string {
  const content = signedContent(document);
  if (content === undefined)
    throw new CannotWork(
      `${name} holds text that is no sound Unicode, so nothing can be signed for it.`,
      'Mend it: trace-formats validate says where it stands.',
    );
  return content;
}

/**
 * What a signature is bound to: the digest of a trace's content, the same however it is written down. A number with more digits
 * than its value keeps counts with all of them. There is none where a text is no sound Unicode, since that has no canonical form.
 */
export function signedContent(document: Signed): string | undefined {
  const hash = contentHashIfSound(document.value);
  if (hash === undefined) return undefined;
  const beyond = longDigits.test(textOf(document)) ? numbersBeyond(textOf(document)) : [];
  return `sha256:${beyond.length === 0 ? hash : sha256Hex([hash, ...beyond].join('\n'))}`;
}

/** A double keeps fifteen digits of any number; nearly every trace holds none that is longer. */
const longDigits = /\d[\d.]{15}/;

const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/**
 * The numbers of a JSON text that are no more what was written once they were read, in an order that the order of keys doesn't
 * change.
 */
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
