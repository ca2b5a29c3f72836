import { fstatSync } from 'node:fs';
import { LF } from '../code-units.ts';
import { bytesOf, type FileBytes, withFile } from '../input/bytes/read-file.ts';
import { isOneDocument } from './one-document.ts';
import { isJson } from './record.ts';

/** The bytes of a log up to its last whole line, and whether more is being written. */
export type LogBytes = FileBytes & { readonly growing?: boolean };

/**
 * Reads a log that an agent may be writing to: what was there when the reading began, without a line that breaks off. One that is a
 * single document has no such lines, and is read as it is.
 */
export function readLog(path: string): LogBytes {
  return withFile<LogBytes>(path, (file, before) => {
    const bytes = bytesOf(file, before.size);
    if (bytes === undefined) return { why: 'it became shorter while it was read' };
    const grown = fstatSync(file).size > before.size;
    if (isOneDocument(path)) return { bytes, growing: grown };
    const end = bytes.lastIndexOf(LF) + 1;
    if (isWhole(bytes.subarray(end))) return { bytes, growing: grown };
    return { bytes: bytes.subarray(0, end), growing: true };
  });
}

/** What stands after the last line break: nothing, or a record whose line break is only still to come. */
function isWhole(rest: Uint8Array): boolean {
  const text = Buffer.from(rest.buffer, rest.byteOffset, rest.byteLength).toString('utf8').trim();
  return text === '' || isJson(text);
}
