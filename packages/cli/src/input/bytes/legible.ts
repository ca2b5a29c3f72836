import { zipMembers } from '../packed/zip-members.ts';
import { fileChunks } from './file-chunks.ts';

/**
 * The words that stand legible in a file that is no text, each stretch on a line of its own: what images and documents say of
 * themselves, the rows of a database, the texts of a program. Of a zip archive, and so of most office documents, its members are read.
 */
export async function* legibleText(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of fileChunks(path)) {
    const [text, behind] = cutBehindRun(rest + runs(chunk));
    yield text;
    rest = behind;
  }
  yield rest;
  for (const bytes of zipMembers(path)) yield runs(bytes);
}

/** The bytes as text, with a line break in place of each run of bytes that are not printable. */
function runs(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.replace(/[^\t\n\r\x20-\x7e]+/g, '\n');
}

/** A secret may stand where two pieces meet, so a stretch goes on in the next one, and one that is long is read twice there. */
function cutBehindRun(text: string): [string, string] {
  const end = text.lastIndexOf('\n') + 1;
  return text.length - end < longestRun ? [text.slice(0, end), text.slice(end)] : [text, text.slice(-longestSecret)];
}

const longestRun = 1 << 20;
const longestSecret = 8192;
