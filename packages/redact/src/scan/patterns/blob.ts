import { isDigit, isLetter } from '../../code-units.ts';

const reach = 160;

/**
 * True for a range inside a long run of base64, such as an image or a signature: whatever looks like a token there is
 * chance, and masking it would break the data.
 */
export function isInsideBlob(text: string, start: number, end: number): boolean {
  return runLength(text, start - 1, -1) + runLength(text, end, 1) >= reach;
}

function runLength(text: string, from: number, step: 1 | -1): number {
  let length = 0;
  while (length < reach && isBase64(text.charCodeAt(from + length * step))) length += 1;
  return length;
}

function isBase64(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === 43 || code === 47;
}
