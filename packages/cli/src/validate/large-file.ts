import { statSync } from 'node:fs';
import { FileLost, fileChunks } from '../input/bytes/file-chunks.ts';
import { readBytes, readInto } from '../input/bytes/read-file.ts';
import { reason, type Source } from '../input/source.ts';
import { isOfSystem } from '../system-error.ts';
import { examine } from './examine/examine.ts';
import { isLeftByUs } from './examine/examine-file.ts';
import { scanningWhole } from './format/passing-whole.ts';
import { quickFormat } from './format/quick-format.ts';
import type { Gathering } from './gathering.ts';
import type { Hands } from './hands.ts';
import { beginsWithLongLine } from './lines/begins-with-long-line.ts';
import { longestHead, type OnePassing } from './lines/head.ts';
import { validateLines } from './lines/validate-lines.ts';
import { beginsOneDocument, isSurelyOneDocument } from './one-document.ts';
import { resultOf } from './result-of.ts';
import type { PartSettings } from './settings.ts';
import { longestText, mostAtOnce } from './sizes.ts';

/** A document up to this size is held in memory for the fast look where that cannot be had in pieces. */
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
    if (!named && (await isLeftByUs(path, format))) {
      gathered.pass([name]);
      return;
    }
    const { size } = statSync(path);
    const pool = await hands.pool(size);
    const inLines = async (searched: number): Promise<{ isDone: boolean; hasFailed?: boolean }> => {
      const found = await validateLines(source, pool, { format, named }, gathered.frames, { searched });
      if ('results' in found) gathered.addKept(found.results, found.silent);
      else if ('isAll' in found) addPassing(found);
      else return { isDone: false, ...found };
      return { isDone: true };
    };
    const addPassing = ({ format: known, id }: OnePassing): void => {
      if (!keepsClean && known === quickFormat) gathered.add([], 1, 1);
      else gathered.add([{ ...resultOf(name, null, known), trace_id: id }]);
    };
    const { isDone, hasFailed } = await inLines(longestHead);
    if (isDone) return;
    // Before the whole file is searched for a second line: most that begin with so long a one are one document.
    if (hasFailed !== true && (await largePasses(path, size, { format, keepsClean }))) {
      gathered.add([], 1, 1);
      return;
    }
    if (size > mostAtOnce && beginsWithLongLine(path, longestHead) && (await inLines(longestText)).isDone) return;
    const options = { format, named, locate: gathered.locate() };
    if (size > mostAtOnce) {
      const { examinePieces, usual } = await import('./examine/examine-pieces.ts');
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
    else if (isOfSystem(error)) gathered.complain(name, reason(error, path));
    else throw error;
  }
}

/** Whether a document surely passes: in pieces, or read to where it can be looked at without a copy. */
async function largePasses(path: string, size: number, settings: PartSettings): Promise<boolean> {
  const inPieces = await passesInPieces(path, settings);
  if (inPieces !== undefined || size > mostScanned) return inPieces === true;
  const { passes, roomFor } = await scanningWhole(settings);
  const room = roomFor(size + 1);
  const length = room === undefined ? undefined : readInto(path, room);
  if (room === undefined || length !== size) return false;
  const bytes = room.subarray(0, length);
  return isSurelyOneDocument(bytes) && passes(bytes);
}

/** Whether a document of many lines surely passes or surely does not; `undefined` where it has to be looked at whole. */
async function passesInPieces(path: string, settings: PartSettings): Promise<boolean | undefined> {
  const look = (await scanningWhole(settings)).inPieces?.();
  if (look === undefined) return undefined;
  let isFirst = true;
  for await (const piece of fileChunks(path)) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    if (bytes.includes(CR) || (isFirst && !beginsOneDocument(bytes))) return undefined;
    isFirst = false;
    look.push(bytes);
    if (look.state() !== 'open') return look.state() === 'failed' ? false : undefined;
  }
  return look.passes();
}

const CR = 13;
