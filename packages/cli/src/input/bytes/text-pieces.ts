import { encodingOf } from '@trace-formats/validate';
import { fileChunks } from './file-chunks.ts';

/** A part of a text, and how many lines, and characters of its first line, stand before it. */
export interface TextPiece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Thrown for a file that is no text; the message says what it is instead. */
export class NoText extends Error {
  override readonly name = 'NoText';
}

/**
 * The text of a file of any size, unpacked, in pieces that end where a line does. Bytes that its encoding does not know stand as
 * U+FFFD, since what is looked for may stand beside them. Throws a `NoText` for what is no text, and what `fileChunks` throws.
 */
export async function* textPieces(path: string, most: number = mostText): AsyncGenerator<TextPiece> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let held = '';
  let line = 0;
  let column = 0;
  const cut = (end: number): TextPiece => {
    const piece = { text: held.slice(0, end), line, column };
    held = held.slice(end);
    const lines = piece.text.split('\n');
    line += lines.length - 1;
    column = lines.length > 1 ? lines.at(-1)!.length : column + piece.text.length;
    return piece;
  };
  for await (const chunk of fileChunks(path)) {
    decoder ??= decoderFor(chunk);
    held += decoder.decode(chunk, { stream: true });
    while (held.length > most) yield cut(endOfPiece(held, most));
  }
  held += decoder?.decode() ?? '';
  if (held !== '') yield cut(held.length);
}

/** What is looked through at once. */
const mostText = 1 << 23;

/** Behind the last line that fits; of a line that is longer, behind the last character that ends a word. */
function endOfPiece(text: string, most: number): number {
  const lines = text.lastIndexOf('\n', most - 1) + 1;
  if (lines > 0) return lines;
  for (let end = most; end > most - longestWord; end--) if (/[\s,;"']/.test(text[end - 1]!)) return end;
  return most;
}

const longestWord = 10_000;

function decoderFor(head: Uint8Array): InstanceType<typeof TextDecoder> {
  const encoding = encodingOf(head);
  if (encoding.kind === 'binary') throw new NoText(`it is ${encoding.what}`);
  if (encoding.kind === 'utf-32' || (encoding.kind === 'utf-8' && head.includes(0))) throw new NoText('it is no text');
  return new TextDecoder(encoding.kind);
}
