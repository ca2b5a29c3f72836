import type { Change } from './changed.ts';

/** Characters that are written as the numbers of their bytes, each behind a sign, as in an address (`%C3%A9`) and in a mail (`=C3=A9`). */
export function byteCodesIn(text: string, sign: '%' | '='): Change[] {
  const changes: Change[] = [];
  for (const { 0: codes, index } of text.matchAll(sign === '%' ? inAddress : inMail)) {
    const character = characterOf(codes.replaceAll(sign, '%'));
    if (character !== undefined) changes.push([index, index + codes.length, character]);
  }
  return changes;
}

/** A blank, a line end or a sign of ASCII, or another character in two to four bytes. */
const bytes =
  '#(?:0[9AD]|[2-7][\\dA-F])|#[CD][\\dA-F]#[89AB][\\dA-F]|#E[\\dA-F](?:#[89AB][\\dA-F]){2}|#F[0-4](?:#[89AB][\\dA-F]){3}';
const inAddress = new RegExp(bytes.replaceAll('#', '%'), 'gi');
/** Mails are written with capitals only: small letters behind an equals sign are somebody's own. */
const inMail = new RegExp(bytes.replaceAll('#', '='), 'g');

/** Bytes that make no character stay as they are. */
function characterOf(codes: string): string | undefined {
  try {
    return decodeURIComponent(codes);
  } catch {
    return undefined;
  }
}
