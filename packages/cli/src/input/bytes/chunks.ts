import { readSync } from 'node:fs';

/** What is left to read of an open file, chunk by chunk. Each is a view of one buffer that the next one overwrites. */
export function* chunksOf(file: number, size: number): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(size);
  for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) yield buffer.subarray(0, read);
}

/** The same of what stands between two places of a file; fewer bytes where it ends before. */
export function* chunksBetween(file: number, from: number, to: number, size: number): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(size, to - from));
  for (let at = from; at < to; ) {
    const read = readSync(file, buffer, 0, Math.min(buffer.length, to - at), at);
    if (read === 0) return;
    at += read;
    yield buffer.subarray(0, read);
  }
}
