import { statSync } from 'node:fs';
import { FileLost, fileChunks } from '../input/file-chunks.ts';
import { readBytes, readInto } from '../input/read-file.ts';
import { reason, type Source } from '../input/source.ts';
import { examine } from './examine.ts';
import type { Gathering } from './gathering.ts';
import type { Hands } from './hands.ts';
import { validateLines } from './lines.ts';
import { longestHead } from './lines-head.ts';
import { hasLongLines } from './long-lines.ts';
import { isSurelyOneDocument } from './one-document.ts';
import { passingWhole } from './passing-whole.ts';
import type { PartSettings } from './settings.ts';
import { longestText, mostAtOnce } from './sizes.ts';

/** A document up to this size is held in memory for the fast look, which is three times as fast as that in pieces. */
const mostScanned = 1 << 28;

/** Judges a file that is too large to be read whole before anything is known of it. */
export async function addLarge(
  source: Source,
  { format, keepsClean }: PartSettings,
  hands: Hands,
  gathered: Gathering,
): Promise<void> {
  const { name, path, named } = source;
  try {
    const { size } = statSync(path);
    const pool = await hands.pool(size);
    const inLines = (longest: number): ReturnType<typeof validateLines> =>
      validateLines(source, pool, { format, named }, gathered.frames, { longest });
    const ofLines = (found: Awaited<ReturnType<typeof inLines>>): boolean => {
      if (found !== undefined) gathered.addKept(found.results, found.silent);
      return found !== undefined;
    };
    if (ofLines(await inLines(longestHead))) return;
    // Before the whole file is searched for a second line: most that begin with so long a one are one document.
    if (size <= mostScanned && (await largePasses(path, size, { format, keepsClean }))) {
      gathered.add([], 1, 1);
      return;
    }
    if (size > mostAtOnce && hasLongLines(path, longestHead) && ofLines(await inLines(longestText))) return;
    const options = { format, named, locate: gathered.locate() };
    if (size > mostAtOnce) {
      const { examinePieces, usual } = await import('./examine-pieces.ts');
      // What can be one text may be left of the document whatever is cut from it.
      const most = size > longestText ? usual.most : size;
      gathered.add(await examinePieces(name, () => fileChunks(path), options, { ...usual, most }));
      return;
    }
    const read = readBytes(path);
    if ('why' in read) gathered.complain(name, read.why);
    else gathered.add(await examine(name, read.bytes, options));
  } catch (error) {
    if (error instanceof FileLost) gathered.complain(name, error.message);
    else if (error instanceof Error && 'syscall' in error)
      gathered.complain(name, reason(error as NodeJS.ErrnoException, path));
    else throw error;
  }
}

/** Whether a document surely passes that is read to where it can be looked at without a copy. */
async function largePasses(path: string, size: number, settings: PartSettings): Promise<boolean> {
  const { passes, roomFor } = await passingWhole(settings, true);
  const room = roomFor(size + 1);
  const length = room === undefined ? undefined : readInto(path, room);
  if (room === undefined || length !== size) return false;
  const bytes = room.subarray(0, length);
  return isSurelyOneDocument(bytes) && passes(bytes);
}
