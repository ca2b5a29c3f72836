import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotWork, NotWritten } from '../cannot-work.ts';
import { type Packing, packed, packingOfName } from '../input/packed/unpack.ts';
import { statsIfThere } from '../input/stats.ts';
import { inBytes, writeBytes } from './in-bytes.ts';
import { makeFolder, takeAway } from './make-folder.ts';
import { leftName, sweep } from './sweep.ts';
import { holdSignalsForNow } from './undone-at-end.ts';
import { isOfDisk, whyNotWritten } from './why-not-written.ts';

/** What a file is to hold: bytes, a text, or a text in pieces that need not be put together. */
type Content = Uint8Array | string | Iterable<string>;

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. A full disk, a kill or a crash leaves
 * what was there before. What takes the place of a file has its permissions, and lies where a link leads. A text is compressed
 * where the name promises it, or as `packing` says.
 */
export function writeBeside(path: string, content: Content, packing: Packing | undefined = packingOfName(path)): void {
  holdSignalsForNow();
  const written = besideOf(path, content, packing);
  try {
    written.put();
  } catch (error) {
    written.drop();
    throw error;
  }
}

/** Something that is written, but not yet in its place. */
export interface Beside {
  /** True for a device or a pipe, which is only written into when it is put there. */
  readonly isStream: boolean;
  /** Puts it into its place. */
  put(): void;
  /** Leaves nothing of it. */
  drop(): void;
}

const intoStream = 'It is a device or a pipe, and may have got a part of it.';

/** How many files have been written beside their places. */
let count = 0;

/** The first half of `writeBeside`: what can fail of it nearly always fails here. */
export function besideOf(path: string, content: Content, packing: Packing | undefined = packingOfName(path)): Beside {
  const isText = !(content instanceof Uint8Array);
  const bytes = isText && packing !== undefined ? packedText([...textsOf(content)].join(''), path, packing) : content;
  return orSaid(path, () => {
    const opened = openBesideOf(path);
    if (opened === undefined)
      return { isStream: true, put: () => orSaid(path, () => writeInto(path, bytes), intoStream), drop: () => {} };
    const { file, mode, put, drop } = opened;
    try {
      writeNew(file, bytes, mode);
    } catch (error) {
      drop();
      throw error;
    }
    return { isStream: false, put, drop };
  });
}

/** A file beside a place, which is still to be filled. */
export interface OpenBeside extends Pick<Beside, 'put' | 'drop'> {
  /** Open to be written, and to be read back. */
  readonly file: number;
  readonly mode: number | undefined;
}

/** Opens a file beside a place, in which to write what is to be put there; undefined for a device or a pipe, whose place no file may take. */
export function openBesideOf(path: string): OpenBeside | undefined {
  const before = statsIfThere(path);
  if (before !== undefined && !before.isFile() && !before.isDirectory()) return undefined;
  const place = before === undefined ? placeOfNew(path) : realpathSync(path);
  // Said before others are put into their places, not when a rename fails.
  if (before?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  // A rename would not ask: only the folder has to be open for it.
  if (before !== undefined) accessSync(place, constants.W_OK);
  const mode = before === undefined ? undefined : before.mode & 0o777;
  const { file, beside } = openBeside(dirname(place), mode);
  return {
    file,
    mode,
    put: () => orSaid(path, () => renameSync(beside, place)),
    drop: () => rmSync(beside, { force: true }),
  };
}

/**
 * A new file in a folder. As short as any name: one that is as long as a name may be leaves no room for an ending. A process of the
 * same number may have been killed and have left one. What killed ones have left is taken away on the way.
 */
export function openBeside(
  folder: string,
  mode: number | undefined,
): { readonly file: number; readonly beside: string } {
  sweep(folder);
  for (;;) {
    const beside = join(folder, leftName(process.pid, ++count));
    try {
      return { file: openSync(beside, 'wx+', mode), beside };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Fills a new file and closes it, once its bytes are on the disk. */
export function writeNew(file: number, bytes: Content, mode: number | undefined): void {
  try {
    if (mode !== undefined) fchmodSync(file, mode);
    writeAll(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Does what the system may refuse, and says so in our words. */
export function orSaid<Done>(path: string, work: () => Done, whatIsThere = 'It is as it was.'): Done {
  try {
    return work();
  } catch (error) {
    throw new NotWritten(
      `${path} could not be written: ${whyNotWritten(error as NodeJS.ErrnoException)}.`,
      // Of this place alone: other results of the run may have been written before.
      whatIsThere,
      isOfDisk(error as NodeJS.ErrnoException),
    );
  }
}

/** Where something lies that is not there yet: at its path, or where a link leads to nothing, there. A link in a circle has been refused. */
function placeOfNew(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return placeOfNew(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Writes a file, as `writeBeside` does. */
export type Write = typeof writeBeside;

/** As `writeBeside`, with the folders above the file where they are not there yet. */
export const writeWithFolders: Write = (path, ...rest) => {
  const made = makeFolder(dirname(path));
  try {
    writeBeside(path, ...rest);
  } catch (error) {
    takeAway(made);
    throw error;
  }
};

function writeInto(path: string, bytes: Content): void {
  const stream = openStream(path);
  try {
    writeAll(stream, bytes);
  } finally {
    closeSync(stream);
  }
}

/** Whoever opens a pipe that nobody reads would wait for a reader, and hear no signal meanwhile. */
function openStream(path: string): number {
  if (!statSync(path).isFIFO()) return openSync(path, 'w');
  const asked = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    return openSync(path, 'w');
  } finally {
    // Not before: a pipe without a writer is at its end, and its reader would be gone.
    closeSync(asked);
  }
}

function packedText(text: string, path: string, packing: Packing): Uint8Array {
  const bytes = packed(text, packing);
  if (bytes === undefined) throw noCodeFor(path);
  return bytes;
}

/** What is said where this Node cannot compress as the name promises. */
export function noCodeFor(path: string): CannotWork {
  return new CannotWork(
    `${path} could not be written: Node ${process.versions.node} has no code for Zstandard.`,
    'Name an output that ends otherwise, or use Node 22.15 or later.',
  );
}

function writeAll(file: number, content: Content): void {
  if (content instanceof Uint8Array) writeBytes(file, content);
  else writeTexts(file, textsOf(content));
}

function textsOf(content: string | Iterable<string>): Iterable<string> {
  return typeof content === 'string' ? [content] : content;
}

/** Part by part: the bytes of a long text, all at once, would take as much memory again. */
function writeTexts(file: number, texts: Iterable<string>): void {
  for (const bytes of inBytes(texts)) writeBytes(file, bytes);
}
