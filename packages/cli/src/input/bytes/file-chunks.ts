import { closeSync, fstatSync } from 'node:fs';
import { type Packing, packingOf, unpackedPieces, whyBroken, whyNot } from '../packed/unpack.ts';
import { chunksBetween, chunksOf } from './chunks.ts';
import { openToRead } from './open-to-read.ts';

/** Thrown where a file cannot be read to its end; the message says why, in words that begin in the middle of a sentence. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}

/** Opens a file from its beginning, as often as it is asked. */
export type OpenChunks = () => AsyncIterable<Uint8Array>;

/** How much is read at once. */
export const chunkSize: number = 1 << 20;

/**
 * The bytes of a file piece by piece, unpacked where they are compressed. Each piece is a view of one buffer that the next
 * one overwrites. Throws a `FileLost` where the file changed meanwhile or its compression is damaged. `stored` is shown the
 * bytes as they lie on the disk.
 */
export async function* fileChunks(
  path: string,
  size: number = chunkSize,
  stored?: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const pieces = storedChunks(path, Math.max(size, longestSignature), stored);
  try {
    const first = pieces.next();
    if (first.done === true) return;
    const packing = packingOf(first.value);
    if (packing !== undefined) yield* unpackedChunks(copied(withFirst(first.value, pieces)), packing, size);
    else yield* withFirst(first.value, pieces);
  } finally {
    pieces.return(undefined);
  }
}

/** The bytes of a stream piece by piece, unpacked where they are compressed. Throws a `FileLost` where that is damaged. */
export async function* plainPieces(stored: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = stored[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < longestSignature) {
    const next = await pieces.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const packing = packingOf(head);
  const all = withFirstOf(head, pieces);
  yield* packing === undefined ? all : unpackedChunks(all, packing, chunkSize);
}

const longestSignature = 4;

function* storedChunks(
  path: string,
  size: number,
  shown: (piece: Uint8Array) => void = () => {},
): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    const before = fstatSync(file);
    if (!before.isFile()) throw new FileLost('it is not a regular file');
    let at = 0;
    for (const chunk of chunksOf(file, size)) {
      at += chunk.length;
      shown(chunk);
      yield chunk;
    }
    const after = fstatSync(file);
    if (at !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new FileLost('it changed while it was read');
  } finally {
    closeSync(file);
  }
}

/**
 * So many bytes of a file from a place on, piece by piece; fewer where it ends before. Each piece is a view that the next one
 * overwrites.
 */
export function* chunksWithin(path: string, from: number, length: number): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    yield* chunksBetween(file, from, from + length, chunkSize);
  } finally {
    closeSync(file);
  }
}

function* withFirst(first: Uint8Array, rest: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield first;
  yield* rest;
}

async function* withFirstOf(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Copies, because a stream holds more than one piece at a time. */
function* copied(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* unpackedChunks(
  stored: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  packing: Packing,
  size: number,
): AsyncGenerator<Uint8Array> {
  const why = whyNot(packing);
  if (why !== undefined) throw new FileLost(why);
  try {
    yield* unpackedPieces(stored, packing, Math.max(size, 64));
  } catch (error) {
    throw error instanceof FileLost ? error : new FileLost(whyBroken(error, packing));
  }
}
