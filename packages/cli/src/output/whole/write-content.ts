import { closeSync, constants, fchmodSync, fsyncSync, openSync, statSync } from 'node:fs';
import { inBytes, writeBytes } from './in-bytes.ts';

/** What a file is to hold: bytes, a text, or a text in pieces that need not be put together. */
export type Content = Uint8Array | string | Iterable<string>;

/** Fills a new file and closes it, once its bytes are on the disk. */
export function writeNew(file: number, bytes: Content, mode: number | undefined): void {
  try {
    if (mode !== undefined) fchmodSync(file, mode);
    writeAll(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes into what is there already and is no file: a device or a pipe. */
export function writeInto(path: string, bytes: Content): void {
  const stream = openStream(path);
  try {
    writeAll(stream, bytes);
  } finally {
    closeSync(stream);
  }
}

/** Whoever opens a pipe that nobody reads would wait for a reader, and hear no signal meanwhile. */
function openStream(path: string): number {
  if (!statSync(path).isFIFO()) return openSync(path, 'w');
  const asked = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    return openSync(path, 'w');
  } finally {
    // Not before: a pipe without a writer is at its end, and its reader would be gone.
    closeSync(asked);
  }
}

function writeAll(file: number, content: Content): void {
  if (content instanceof Uint8Array) writeBytes(file, content);
  else writeTexts(file, textsOf(content));
}

/** A text in pieces. */
export function textsOf(content: string | Iterable<string>): Iterable<string> {
  return typeof content === 'string' ? [content] : content;
}

/** Part by part: the bytes of a long text, all at once, would take as much memory again. */
function writeTexts(file: number, texts: Iterable<string>): void {
  for (const bytes of inBytes(texts)) writeBytes(file, bytes);
}
