import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A text as it was before it was sent by mail: its lines were broken, and signs written by their numbers. Undefined where nothing was. */
export function withoutMailCodes(text: string): Unescaped | undefined {
  if (!isMail(text)) return undefined;
  const changes: Change[] = [];
  for (const { 0: found, index } of text.matchAll(codes)) {
    const instead = found.includes('\n') ? '' : characterOf(found);
    if (instead !== undefined) changes.push([index, index + found.length, instead]);
  }
  return changed(text, changes);
}

/** An equals sign that stands for itself is written as a code, and lines that go on end with one. */
function isMail(text: string): boolean {
  if (text.includes('=3D') && /=\r?\n/.test(text)) return true;
  return header.test(text.slice(0, furthest));
}

/** What says how a mail is written stands before it, though behind some lines on the way that it took. */
const furthest = 20_000;

const header = /^Content-Transfer-Encoding: {0,4}quoted-printable/im;
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
