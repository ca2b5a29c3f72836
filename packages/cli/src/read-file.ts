import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { reason } from './sources.ts';

/** The bytes of a file, or why they could not be had. */
export type FileBytes = { readonly bytes: Uint8Array } | { readonly why: string };

/** Reads a file whole, and notices when it changed meanwhile. */
export function readBytes(path: string): FileBytes {
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
