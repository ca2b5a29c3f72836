import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { FileBytes } from '../input/read-file.ts';
import { reason } from '../input/source.ts';

/** The bytes of a log up to its last whole line, and whether more is being written. */
export type LogBytes = FileBytes & { readonly growing?: boolean };

/** Reads a log that an agent may be writing to: what was there when the reading began, without a line that breaks off. */
export function readLog(path: string): LogBytes {
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
      if (read === 0) return { why: 'it became shorter while it was read' };
      at += read;
    }
    const grown = fstatSync(file).size > before.size;
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (isWhole(bytes.subarray(end))) return { bytes, growing: grown };
    return { bytes: bytes.subarray(0, end), growing: true };
  } catch (error) {
    return { why: reason(error as NodeJS.ErrnoException, path) };
  } finally {
    closeSync(file);
  }
}

/** What stands after the last line break: nothing, or a record whose line break is only still to come. */
function isWhole(rest: Uint8Array): boolean {
  const text = Buffer.from(rest.buffer, rest.byteOffset, rest.byteLength).toString('utf8').trim();
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
