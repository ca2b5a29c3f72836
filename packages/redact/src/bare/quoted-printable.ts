import { byteCodesIn } from '../spelling/byte-codes.ts';
import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/** A text as it was before it was sent by mail: its lines were broken, and signs written by their numbers. Undefined where nothing was. */
export function withoutMailCodes(text: string): Unescaped | undefined {
  if (!isMail(text)) return undefined;
  const breaks = Array.from(text.matchAll(goesOn), ({ 0: sign, index }): Change => [index, index + sign.length]);
  return changed(
    text,
    [...byteCodesIn(text, '='), ...breaks].sort(([one], [other]) => one - other),
  );
}

/** An equals sign that stands for itself is written as a code, and lines that go on end with one. */
function isMail(text: string): boolean {
  if (text.includes('=3D') && text.search(goesOn) !== -1) return true;
  return header.test(text.slice(0, furthest));
}

/** What says how a mail is written stands before it, though behind some lines on the way that it took. */
const furthest = 20_000;

const header = /^Content-Transfer-Encoding: {0,4}quoted-printable/im;
const goesOn = /=\r?\n/g;
