import { createHash } from 'node:crypto';
import { closeSync, fstatSync, statSync } from 'node:fs';
import type { FormatId } from '@trace-formats/schema';
import { LF } from '../../code-units.ts';
import { chunksBetween, chunksOf } from '../../input/bytes/chunks.ts';
import { chunkSize, FileLost, fileChunks } from '../../input/bytes/file-chunks.ts';
import { openToRead } from '../../input/bytes/open-to-read.ts';
import { packingOf } from '../../input/packed/unpack.ts';
import type { Source } from '../../input/source.ts';
import { isOfSystem } from '../../system-error.ts';
import { headOf } from '../../validate/lines/head.ts';
import type { FileHash } from '../facts/file-hash.ts';

/** Whole lines of a large JSONL file, which a thread lints without those before it. */
export interface LinePart {
  readonly from: number;
  readonly to: number;
  /** The number of its first line. */
  readonly firstLine: number;
  readonly format: FormatId;
  /** By which it is noticed that the file changed. */
  readonly size: number;
  readonly changed: number;
}

/** A file in parts, and the digest of its bytes where it was asked for. */
export interface CutLines {
  readonly name: string;
  readonly parts: readonly LinePart[];
  readonly hash: FileHash | undefined;
}

/**
 * Cuts a plain JSONL file behind line ends into parts of about the given size. Undefined where it must be read from beginning to
 * end: it is compressed, no JSONL, its records only have a meaning together, or something is to be said of the file as a whole.
 */
export async function cutLines(
  source: Source,
  isFit: (format: FormatId) => boolean,
  partSize: number,
  hashed: boolean,
): Promise<CutLines | undefined> {
  try {
    return await cut(source, isFit, partSize, hashed);
  } catch (error) {
    // Whoever reads it from beginning to end says what is wrong with it.
    if (error instanceof FileLost || isOfSystem(error)) return undefined;
    throw error;
  }
}

async function cut(
  { name, path, named }: Source,
  isFit: (format: FormatId) => boolean,
  partSize: number,
  hashed: boolean,
): Promise<CutLines | undefined> {
  const head = await headOf(() => fileChunks(path), { format: undefined, named });
  if (head === undefined || !head.hasRecords || !isFit(head.format) || head.mark > 0 || head.about.length > 0)
    return undefined;
  const { size, mtimeMs: changed } = statSync(path);
  const hash = hashed ? createHash('sha256') : undefined;
  const parts: LinePart[] = [];
  let [from, firstLine, line, at] = [0, 1, 1, 0];
  let endsInReturn = false;
  const end = (to: number): void => {
    parts.push({ from, to, firstLine, format: head.format, size, changed });
    [from, firstLine] = [to, line];
  };
  for (const piece of plainChunks(path, Math.min(chunkSize, partSize))) {
    if (at === 0 && packingOf(piece) !== undefined) return undefined;
    hash?.update(piece);
    line += lonelyReturns(piece, endsInReturn);
    for (let lf = piece.indexOf(LF); lf >= 0; lf = piece.indexOf(LF, lf + 1)) {
      line++;
      // Lines that end in a return alone are counted by the piece, so only the last line end of it is sure of its number.
      if (at + lf + 1 - from >= partSize && piece.indexOf(LF, lf + 1) < 0 && piece.indexOf(carriage, lf) < 0)
        end(at + lf + 1);
    }
    endsInReturn = piece.at(-1) === carriage;
    at += piece.length;
  }
  if (at > from) end(at);
  return { name, parts, hash: hash && { path, bytes: at, sha256: hash.digest('hex') } };
}

/** The bytes of a part, piece by piece; each is a view of one buffer that the next one overwrites. */
export function* partChunks(path: string, { from, to, size, changed }: LinePart): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    let left = to - from;
    for (const chunk of chunksBetween(file, from, to, chunkSize)) {
      left -= chunk.length;
      yield chunk;
    }
    const after = fstatSync(file);
    if (left > 0 || after.size !== size || after.mtimeMs !== changed)
      throw new FileLost('it changed while it was read');
  } finally {
    closeSync(file);
  }
}

const carriage = 0x0d;

function* plainChunks(path: string, size: number): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    yield* chunksOf(file, size);
  } finally {
    closeSync(file);
  }
}

/** Line ends that are a return and nothing else. One at the end of the piece is told by the next piece. */
function lonelyReturns(piece: Uint8Array, afterReturn: boolean): number {
  let count = afterReturn && piece[0] !== LF ? 1 : 0;
  for (let at = piece.indexOf(carriage); at >= 0; at = piece.indexOf(carriage, at + 1))
    if (at + 1 < piece.length && piece[at + 1] !== LF) count++;
  return count;
}
