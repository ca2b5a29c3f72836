import { closeSync, readSync } from 'node:fs';
import type { Scanner } from '@trace-formats/validate';
import { LF } from '../../code-units.ts';
import { openToRead } from '../../input/bytes/open-to-read.ts';

/** A part of a file, in bytes; the lines that begin in it belong to it. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** True for the beginning of a file: a line begins there, and its record is never said to pass, because every report names it. */
  readonly isFirst: boolean;
  /** Whether the first record of the file need not be read, because what is told of it is known. */
  readonly isFirstKnown?: boolean;
}

/** How much of a file is read at once. */
export const usualChunk: number = 1 << 20;

/** What is done with the lines of a part. */
export interface Takers {
  readonly roomFor: Scanner['roomFor'];
  readonly chunk: number;
  /** Takes whole lines, of which the first begins at a place in the file. */
  take(bytes: Uint8Array, at: number): void;
  /**
   * Takes a line of which only the beginning has been read, and gives the place behind it; `undefined` where it has to be read
   * whole.
   */
  takeLong(file: number, begun: Buffer, at: number): number | undefined;
}

/** Gives the lines that begin in a part of a file, several at a time, with the place in the file where the first of them begins. */
export function wholeLines(
  path: string,
  { from, to, isFirst }: Range,
  { roomFor, chunk, take, takeLong }: Takers,
): void {
  if (from >= to) return;
  const file = openToRead(path);
  try {
    let buffer = bufferFor(chunk, roomFor);
    // The buffer holds `held` bytes of the file from `base` on. The byte before the part says whether a line begins with it.
    let base = isFirst ? from : from - 1;
    let held = 0;
    let isInside = isFirst;
    for (;;) {
      if (held === buffer.length) {
        const behind = takeLong(file, buffer, base);
        if (behind !== undefined) {
          if (behind >= to) return;
          // The memory may have grown meanwhile.
          buffer = bufferFor(chunk, roomFor);
          base = behind;
          held = 0;
          continue;
        }
        buffer = forWholeLine(file, buffer.length, base, roomFor);
        // The room is another one, so what was read is read again.
        held = 0;
      }
      const read = readSync(file, buffer, held, buffer.length - held, base + held);
      const end = held + read;
      const bytes = buffer.subarray(0, end);
      let start = 0;
      if (!isInside) {
        start = bytes.indexOf(LF) + 1;
        isInside = start > 0;
        if (base + (isInside ? start : end) >= to || read === 0) return;
        if (!isInside) {
          base += end;
          held = 0;
          continue;
        }
      }
      const stop = read === 0 ? end : Math.max(start, bytes.subarray(held).lastIndexOf(LF) + 1 + held);
      const hasEnd = stop > Math.max(start, held) || read === 0;
      if (hasEnd && base + stop >= to) {
        // The last line of the part is the one that holds the byte before its end.
        const last = bytes.indexOf(LF, Math.max(start, to - 1 - base));
        take(bytes.subarray(start, last === -1 ? end : last + 1), base + start);
        return;
      }
      if (hasEnd && stop > start) take(bytes.subarray(start, stop), base + start);
      if (read === 0) return;
      const done = hasEnd ? stop : start;
      buffer.copyWithin(0, done, end);
      base += done;
      held = end - done;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * A buffer that is large enough for the line at this place in the file. The end of the line is looked for first, because doubling
 * a buffer until the line fits would leave smaller ones behind, together as large as the line, until the engine collects them.
 */
function forWholeLine(file: number, filled: number, base: number, roomFor: Scanner['roomFor']): Buffer {
  const piece = Buffer.allocUnsafeSlow(usualChunk);
  let end = base + filled;
  for (;;) {
    const read = readSync(file, piece, 0, usualChunk, end);
    const found = piece.subarray(0, read).indexOf(LF);
    end += found === -1 ? read : found;
    if (found !== -1 || read === 0) break;
  }
  return bufferFor(end - base + usualChunk, roomFor);
}

function bufferFor(length: number, roomFor: Scanner['roomFor']): Buffer {
  const room = roomFor(length);
  return room === undefined
    ? Buffer.allocUnsafeSlow(length)
    : (Buffer.from(room.buffer, room.byteOffset, length) as Buffer);
}
