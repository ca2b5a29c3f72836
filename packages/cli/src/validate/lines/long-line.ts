import { readSync } from 'node:fs';
import type { Piecewise } from '@trace-formats/validate';
import { LF } from '../../code-units.ts';

/** What is known of a line that was read in pieces. */
export interface LongLine {
  readonly passes: boolean;
  /** Where it ends in the file, and where the next one begins. */
  readonly stop: number;
  readonly end: number;
}

/** What a line is looked at with. */
export type LineLook = Pick<Piecewise, 'roomFor' | 'take' | 'state' | 'passes'>;

const CR = 13;

/**
 * Judges a line piece by piece that goes on at a place in a file; `undefined` where only the whole line can be judged, or where
 * something else than a line feed may end it.
 */
export function longLine(file: number, from: number, look: LineLook, size: number): LongLine | undefined {
  let at = from;
  for (;;) {
    const room = look.state() === 'unsure' ? undefined : look.roomFor(size);
    if (room === undefined) return undefined;
    const read = readSync(file, room, 0, size, at);
    const piece = Buffer.from(room.buffer, room.byteOffset, read);
    const lf = piece.indexOf(LF);
    const end = lf === -1 ? read : lf;
    const cr = piece.subarray(0, end).indexOf(CR);
    if (cr !== -1 && cr !== lf - 1) return undefined;
    const stop = cr === -1 ? end : cr;
    look.take(stop);
    if (lf === -1 && read > 0) {
      at += read;
      continue;
    }
    const passes = look.state() === 'open' && look.passes();
    return look.state() === 'unsure' ? undefined : { passes, stop: at + stop, end: lf === -1 ? at : at + lf + 1 };
  }
}

/** Of a line that nobody asks about only the end is looked for. */
export function unasked(buffer: Buffer): LineLook {
  return {
    roomFor: (length) => buffer.subarray(0, length),
    take: () => {},
    state: () => 'failed',
    passes: () => false,
  };
}
