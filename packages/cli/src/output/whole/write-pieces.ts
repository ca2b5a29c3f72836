import { createHash } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync } from 'node:fs';
import { dirname } from 'node:path';
import { NotWritten } from '../../cannot-work.ts';
import { chunksBetween } from '../../input/bytes/chunks.ts';
import { type Packing, packer, packingOfName, whyNot } from '../../input/packed/unpack.ts';
import { heldBack } from '../held-back.ts';
import { orSaid } from '../or-said.ts';
import { inBytes, writeBytes } from './in-bytes.ts';
import { makeFolder, takeAway } from './make-folder.ts';
import { openBesideOf } from './open-beside.ts';
import { undoneAtEnd } from './undone-at-end.ts';
import { noCodeFor, writeBeside } from './write-beside.ts';

/** How a file is written from pieces. */
export interface WriteOptions {
  /** How it is compressed; as its name says where this does not. */
  readonly packing?: Packing | undefined;
  /** Asked at the end, whether the file is still to be kept. */
  readonly isWanted?: () => boolean;
  /** The most permissions that a new file gets. */
  readonly most?: number | undefined;
}

/**
 * Writes a file as `writeBeside` does, with the folders above it, from a text that comes in pieces and need not fit into memory. What
 * the source of the pieces throws is thrown on, and the place is as it was; so it is where at the end `isWanted` says no, or where
 * the disk does not give back what was written. A new file has at most the permissions of `most`.
 */
export async function writePieces(
  path: string,
  pieces: AsyncIterable<string>,
  { packing = packingOfName(path), isWanted = () => true, most }: WriteOptions = {},
): Promise<void> {
  if (packing !== undefined && whyNot(packing) !== undefined) throw noCodeFor(path);
  const made = makeFolder(dirname(path));
  const opened = orSaid(path, () => openBesideOf(path, most));
  if (opened === undefined) return writeAtOnce(path, pieces, packing, isWanted);
  const { file, mode, put } = opened;
  const drop = (): void => {
    opened.drop();
    takeAway(made);
  };
  const over = undoneAtEnd(drop);
  const written = createHash('sha256');
  let isKept = false;
  try {
    try {
      if (mode !== undefined) orSaid(path, () => fchmodSync(file, mode));
      for await (const bytes of packedBytes(pieces, packing)) {
        written.update(bytes);
        orSaid(path, () => writeBytes(file, bytes));
      }
      orSaid(path, () => fsyncSync(file));
      isKept = isWanted();
      if (isKept) {
        mustHold(file, written.digest('hex'), path);
        // Reading it again took its time, in which somebody may have written into what is there.
        isKept = isWanted();
      }
    } finally {
      closeSync(file);
    }
    if (isKept) put();
    else drop();
  } catch (error) {
    drop();
    throw error;
  } finally {
    over();
  }
}

/** Into a device or a pipe, which cannot be taken back: nothing goes there before all of it is known. */
async function writeAtOnce(
  path: string,
  pieces: AsyncIterable<string>,
  packing: Packing | undefined,
  isWanted: () => boolean,
): Promise<void> {
  const held = await heldBack(pieces);
  try {
    if (isWanted()) writeBeside(path, held.pieces(), packing);
  } finally {
    held.drop();
  }
}

/** Reads a file again from its beginning: what was looked through must be what lies there. */
export function mustHold(file: number, sha256: string, path: string): void {
  const digest = createHash('sha256');
  for (const chunk of chunksBetween(file, 0, Number.POSITIVE_INFINITY, 1 << 20)) digest.update(chunk);
  if (digest.digest('hex') === sha256) return;
  throw new NotWritten(
    `${path} could not be written: what the disk gives back is not what was written to it.`,
    'The place is as it was. Look after the disk, or name another place.',
  );
}

/** The bytes of a text, compressed where that is asked for. */
async function* packedBytes(pieces: AsyncIterable<string>, packing: Packing | undefined): AsyncGenerator<Uint8Array> {
  if (packing === undefined) {
    yield* bytesOf(pieces);
    return;
  }
  const { pipeline, Readable } = process.getBuiltinModule('node:stream');
  const pack = packer(packing);
  // A stream holds more than one piece at a time. An error of either end comes out of the loop below.
  pipeline(Readable.from(copied(bytesOf(pieces)), { objectMode: false }), pack, () => {});
  for await (const piece of pack) yield piece as Uint8Array;
}

/** In parts that are neither many nor long. */
export async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let held: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length < enough) continue;
    yield* inBytes(held);
    held = [];
    length = 0;
  }
  yield* inBytes(held);
}

const enough = 1 << 19;

async function* copied(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}
