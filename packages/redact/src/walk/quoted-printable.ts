import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A text as it was before it was sent by mail: its lines were broken, and signs written by their numbers. Undefined where nothing was. */
export function withoutMailCodes(text: string): Unescaped | undefined {
  const goesOn = text.includes('=\n') || text.includes('=\r\n');
  if (!(goesOn && code.test(text)) && !header.test(text)) return undefined;
  const changes: Change[] = [];
  for (const { 0: found, index } of text.matchAll(codes)) {
    const instead = found.includes('\n') ? '' : characterOf(found);
    if (instead !== undefined) changes.push([index, index + found.length, instead]);
  }
  return changed(text, changes);
}

const header = /^Content-Transfer-Encoding: {0,4}quoted-printable/im;
/** An equals sign that stands for itself is written so, and hardly any text has none. */
const code = /=3D/;
/** The end of a line that goes on, or one character in one to four bytes. */
const codes =
  /=\r?\n|=(?:0[9AD]|[2-7][\dA-F])|=[CD][\dA-F]=[89AB][\dA-F]|=E[\dA-F](?:=[89AB][\dA-F]){2}|=F[0-4](?:=[89AB][\dA-F]){3}/g;

function characterOf(bytes: string): string | undefined {
  try {
    return decodeURIComponent(bytes.replaceAll('=', '%'));
  } catch {
    return undefined;
  }
}
