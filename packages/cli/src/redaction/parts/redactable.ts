import { withThousands } from '@trace-formats/report';
import { beginsJsonLines } from '@trace-formats/validate';
import { LF } from '../../code-units.ts';
import { FileLost, fileChunks } from '../../input/bytes/file-chunks.ts';
import { readSmall } from '../../input/bytes/read-file.ts';
import { readSource } from '../../input/bytes/read-source.ts';
import { wholeLines } from '../../input/bytes/whole-lines.ts';
import type { Packing } from '../../input/packed/unpack.ts';
import { statsOf } from '../../input/paths/stats.ts';
import type { Source } from '../../input/source.ts';
import type { Io } from '../../io.ts';
import { longestText, mostWhole } from '../../validate/sizes.ts';

/** A file in the parts that are masked one by one: the lines of JSONL, or all of it. */
export interface Redactable {
  readonly isLines: boolean;
  /** How its bytes are compressed where they lie. */
  readonly packing: Packing | undefined;
  /** Another one after the file changed. */
  readonly stamp: string;
  /** Its parts, each with what ends it. A part is good until the next one is asked for. */
  parts(): AsyncIterable<Uint8Array>;
}

/** A file that was opened, or why it cannot be read. */
export type Opened = Redactable | { readonly why: string };

/** Opens what is to be redacted, or says why it cannot be read. Only a large file of lines is not held in memory. */
export async function openRedactable(
  from: Source | Uint8Array,
  io: Pick<Io, 'err'>,
  most: number = mostWhole,
): Promise<Opened> {
  if (from instanceof Uint8Array) return held(from, undefined);
  const stamp = stampOf(from.path);
  if (from.session !== undefined) {
    const read = await readSource(from, io);
    return 'why' in read ? read : held(read.bytes, read.packing, stamp);
  }
  const read = readSmall(from.path, most);
  if ('why' in read) return read;
  if ('bytes' in read) return held(read.bytes, read.packing, stamp);
  const { packing } = read;
  try {
    const { head, isWhole } = await headOf(from.path, most);
    if (isWhole) return held(head, packing, stamp);
    if (beginsJsonLines(head, false))
      return { isLines: true, packing, stamp, parts: () => wholeLines(fileChunks(from.path)) };
    const all = await headOf(from.path, longestText);
    return all.isWhole ? held(all.head, packing, stamp) : { why: tooLong };
  } catch (error) {
    if (error instanceof FileLost) return { why: error.message };
    throw error;
  }
}

const tooLong = `it is one document or text of more than ${withThousands(longestText + 1)} bytes, which is not held in memory at once; split it`;

function held(bytes: Uint8Array, packing: Packing | undefined, stamp = ''): Opened {
  const isLines = beginsJsonLines(bytes, true);
  if (!isLines && bytes.length > longestText) return { why: tooLong };
  return {
    isLines,
    packing,
    stamp,
    parts: async function* () {
      if (isLines) yield* wholeLines([bytes]);
      else yield bytes;
    },
  };
}

/** The beginning of a file, up to the first line end at least, so that it can be told whether its lines are documents. */
async function headOf(path: string, length: number): Promise<{ readonly head: Uint8Array; readonly isWhole: boolean }> {
  const pieces: Uint8Array[] = [];
  let read = 0;
  let hasLine = false;
  for await (const piece of fileChunks(path)) {
    if (read >= length && (hasLine || read >= longestText)) return { head: Buffer.concat(pieces), isWhole: false };
    pieces.push(Buffer.from(piece));
    read += piece.length;
    hasLine ||= piece.includes(LF);
  }
  return { head: Buffer.concat(pieces), isWhole: true };
}

/** What tells one state of a file from another; nothing where that cannot be asked, of which whoever reads it says why. */
export function stampOf(path: string): string {
  const stats = statsOf(path);
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
