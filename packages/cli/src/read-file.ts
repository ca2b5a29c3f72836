import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { reason } from './sources.ts';
import { type Unpacked, unpacked } from './unpack.ts';

/** The bytes of a file and how they were compressed, or why they could not be had. */
export type FileBytes = Unpacked;

/** Reads a file whole, unpacks it where it is compressed, and notices when it changed meanwhile. */
export function readBytes(path: string): FileBytes {
  const stored = readStored(path);
  return 'why' in stored ? stored : unpacked(stored.bytes);
}

/** The bytes of a file as they lie on the disk. */
export function readStored(path: string): { readonly bytes: Uint8Array } | { readonly why: string } {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    return { why: reason(error as NodeJS.ErrnoException, path) };
  }
  try {
    const before = fstatSync(file);
    if (!before.isFile()) return { why: 'it is not a regular file' };
    const bytes = Buffer.allocUnsafeSlow(before.size);
    let at = 0;
    while (at < bytes.length) {
      const read = readSync(file, bytes, at, bytes.length - at, null);
      if (read === 0) break;
      at += read;
    }
    const after = fstatSync(file);
    if (at < bytes.length || after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
      return { why: 'it changed while it was read' };
    }
    return { bytes };
  } catch (error) {
    return { why: reason(error as NodeJS.ErrnoException, path) };
  } finally {
    closeSync(file);
  }
}
