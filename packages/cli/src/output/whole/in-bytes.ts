import { writeSync } from 'node:fs';

/** Writes all of what is given, however little the system takes at a time. */
export function writeBytes(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}

/**
 * The bytes of a text that comes in pieces, in parts that are neither many nor long. A part is good until the next one is asked
 * for.
 */
export function* inBytes(texts: Iterable<string>): Generator<Uint8Array> {
  let buffer = Buffer.alloc(0);
  let filled = 0;
  for (const text of texts)
    for (let at = 0; at < text.length; ) {
      const end = partEnd(text, at);
      if (filled + 3 * (end - at) > buffer.length) {
        if (filled > 0) yield buffer.subarray(0, filled);
        filled = 0;
        if (3 * (end - at) > buffer.length)
          buffer = Buffer.allocUnsafe(buffer.length === 0 ? 3 * (end - at) : 3 * partLength);
      }
      filled += buffer.write(text.slice(at, end), filled);
      at = end;
    }
  if (filled > 0) yield buffer.subarray(0, filled);
}

/** A pair of surrogates is one character and stays together. */
function partEnd(text: string, at: number): number {
  const end = Math.min(at + partLength, text.length);
  const isPair = end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isPair ? end - 1 : end;
}

const partLength = 1 << 19;
