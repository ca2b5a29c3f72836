import { FileLost } from '../input/bytes/file-chunks.ts';
import { LeadsOut } from '../input/paths/roots.ts';
import { statsOf } from '../input/paths/stats.ts';
import type { Io } from '../io.ts';
import { heldBack } from '../output/held-back.ts';
import { writePieces } from '../output/whole/write-pieces.ts';
import type { Job } from './asked/plan.ts';
import { type Redactable, stampOf } from './parts/redactable.ts';
import type { Tally } from './told/tally.ts';

/** A file that is being masked, the place that it goes to, and what was masked in it by the time its last piece has come. */
export interface Delivery {
  readonly job: Job;
  /** Undefined for standard output. */
  readonly target: string | undefined;
  readonly file: Redactable;
  readonly tally: Tally;
}

/** Brings what was masked to its place: all of it or, where some of it is left or could not be looked at, nothing. */
export async function deliver(
  pieces: AsyncIterable<string>,
  { job: { name, from, isElsewhere }, target, file, tally }: Delivery,
  io: Io,
): Promise<void> {
  if (target === undefined) return passOn(pieces, io);
  if (isElsewhere) {
    await drained(pieces);
    if (tally.counts.size > 0) throw new LeadsOut(name, 'masked');
    return;
  }
  if (!('path' in from)) return writePieces(target, pieces);
  // What only its owner may read is not shown to others by its copy.
  if (target !== from.path) return writePieces(target, pieces, { most: statsOf(from.path)?.mode });
  const isChanged = (): boolean => tally.counts.size + tally.notes.length > 0 && isAsOpened(target, file.stamp);
  return writePieces(target, pieces, { packing: file.packing, isWanted: isChanged });
}

/** Masks everything and writes nothing: only what was found in it is wanted. */
export async function drained(pieces: AsyncIterable<string>): Promise<void> {
  for await (const _ of pieces);
}

/** Writes to standard output, and not a byte before all of it is known to be clean. */
async function passOn(pieces: AsyncIterable<string>, io: Io): Promise<void> {
  const held = await heldBack(pieces);
  try {
    for (const piece of held.pieces()) io.out(piece);
  } finally {
    held.drop();
  }
}

/** What somebody wrote into it meanwhile would be lost. */
function isAsOpened(path: string, stamp: string): true {
  if (stampOf(path) !== stamp) throw new FileLost('it changed while it was masked');
  return true;
}
