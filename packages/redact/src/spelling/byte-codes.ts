import type { Change } from './changed.ts';

/** Characters that are written as the numbers of their bytes, each behind a sign, as in an address (`%C3%A9`) and in a mail (`=C3=A9`). */
export function byteCodesIn(text: string, sign: '%' | '='): Change[] {
  const changes: Change[] = [];
  const pattern = sign === '%' ? inAddress : inMail;
  // From sign to sign: to look for a code at each character of a long text takes several times as long.
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at)) {
    pattern.lastIndex = at;
    const codes = pattern.exec(text)?.[0];
    const character = codes && characterOf(codes.replaceAll(sign, '%'));
    if (character) changes.push([at, at + codes.length, character]);
    at += codes?.length ?? 1;
  }
  return changes;
}

/** A blank, a line end or a sign of ASCII, or another character in two to four bytes. */
const bytes =
  '#(?:0[9AD]|[2-7][\\dA-F])|#[CD][\\dA-F]#[89AB][\\dA-F]|#E[\\dA-F](?:#[89AB][\\dA-F]){2}|#F[0-4](?:#[89AB][\\dA-F]){3}';
const inAddress = new RegExp(bytes.replaceAll('#', '%'), 'iy');
/** Mails are written with capitals only: small letters behind an equals sign are somebody's own. */
const inMail = new RegExp(bytes.replaceAll('#', '='), 'y');

/** Bytes that make no character stay as they are. */
function characterOf(codes: string): string | undefined {
  try {
    return decodeURIComponent(codes);
  } catch {
    return undefined;
  }
}
