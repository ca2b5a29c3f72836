import { closeSync, fstatSync, readSync, type Stats } from 'node:fs';
import { withThousands } from '@trace-formats/report';
import { type Packing, packingOf, type Unpacked, unpacked } from '../packed/unpack.ts';
import { reason } from '../source.ts';
import { mostHeld } from './most-held.ts';
import { openToRead } from './open-to-read.ts';

/** The bytes of a file and how they were compressed, or why they could not be had. */
export type FileBytes = Unpacked;

/** As `FileBytes`, with the bytes as they lie on the disk. */
export type StoredBytes =
  | { readonly bytes: Uint8Array; readonly packing?: Packing | undefined; readonly stored: Uint8Array }
  | { readonly why: string };

/** Reads a file whole, unpacks it where it is compressed, and notices when it changed meanwhile. */
export function readBytes(path: string): StoredBytes {
  const stored = readWhole(path);
  return 'why' in stored ? stored : { ...unpacked(stored.bytes), stored: stored.bytes };
}

/** As `readBytes`, but leaves a file of more bytes than `most`, as it is or unpacked, to somebody who reads it in pieces. */
export function readSmall(path: string, most: number): StoredBytes | Large {
  const stored = readStored(path, most);
  if (!('bytes' in stored)) return stored;
  const plain = unpacked(stored.bytes, most);
  if ('bytes' in plain) return { ...plain, stored: stored.bytes };
  return plain.tooLarge ? { large: true, packing: packingOf(stored.bytes) } : plain;
}

/**
 * Reads a file into a buffer that is used again and again, and gives its length; `undefined` for one that does not fit or cannot
 * be read. Two calls read it, so that it need not be asked for its size: one for all its bytes, one that finds no more.
 */
export function readInto(path: string, buffer: Uint8Array): number | undefined {
  let file: number;
  try {
    file = openToRead(path);
  } catch {
    return undefined;
  }
  try {
    let length = 0;
    for (let read = -1; read !== 0; length += read) {
      if (length === buffer.length) return undefined;
      read = readSync(file, buffer, length, buffer.length - length, null);
    }
    return length;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** As `readBytes`, but gives the bytes as they lie on the disk. */
export function readWhole(path: string): { readonly bytes: Uint8Array } | { readonly why: string } {
  const stored = readStored(path);
  return 'large' in stored ? { why: 'it is too large' } : stored;
}

/** A file that was not read because of its size. */
export interface Large {
  readonly large: true;
  readonly packing: Packing | undefined;
}

/** The bytes of a file as they lie on the disk. */
export function readStored(
  path: string,
  most: number = Number.POSITIVE_INFINITY,
): { readonly bytes: Uint8Array } | { readonly why: string } | Large {
  return withFile(path, (file, before) => {
    if (before.size > most) {
      const head = Buffer.alloc(4);
      readSync(file, head, 0, head.length, 0);
      return { large: true, packing: packingOf(head) };
    }
    if (before.size > mostHeld)
      return {
        why: `it has ${withThousands(before.size)} bytes, and no more than ${withThousands(mostHeld)} are held in memory at once; split it`,
      };
    const bytes = bytesOf(file, before.size);
    const after = fstatSync(file);
    return bytes === undefined || after.size !== before.size || after.mtimeMs !== before.mtimeMs
      ? { why: 'it changed while it was read' }
      : { bytes };
  });
}

/** Opens a regular file for as long as somebody reads in it; says why where that cannot be done. */
export function withFile<Answer>(
  path: string,
  read: (file: number, stats: Stats) => Answer,
): Answer | { readonly why: string } {
  let file: number | undefined;
  try {
    file = openToRead(path);
    const stats = fstatSync(file);
    if (stats.isFile()) return read(file, stats);
    return { why: stats.isDirectory() ? 'it is a folder' : 'it is not a regular file' };
  } catch (error) {
    return { why: reason(error, path) };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** So many bytes from the beginning of a file; `undefined` where there are fewer. */
export function bytesOf(file: number, size: number): Uint8Array | undefined {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const read = readSync(file, bytes, at, size - at, null);
    if (read === 0) return undefined;
    at += read;
  }
  return bytes;
}
