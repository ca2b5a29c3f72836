import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotWork } from './cannot-work.ts';
import { type Packing, packed, packingOfName } from './input/unpack.ts';
import { whyNotWritten } from './why-not-written.ts';

/** What a file is to hold: bytes, a text, or a text in pieces that need not be put together. */
type Content = Uint8Array | string | readonly string[];

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. A full disk, a kill or a crash leaves
 * what was there before. What takes the place of a file has its permissions, and lies where a link leads. A text is compressed
 * where the name promises it, or as `packing` says.
 */
export function writeBeside(path: string, content: Content, packing: Packing | undefined = packingOfName(path)): void {
  const isText = !(content instanceof Uint8Array);
  const bytes = isText && packing !== undefined ? packedText(textsOf(content).join(''), path, packing) : content;
  let beside: string | undefined;
  holdSignals();
  try {
    const before = statSync(path, { throwIfNoEntry: false });
    // A device or a pipe is written into: a file must not take its place.
    if (before !== undefined && !before.isFile() && !before.isDirectory()) {
      writeInto(path, bytes);
      return;
    }
    const place = before === undefined ? placeOfNew(path) : realpathSync(path);
    // A rename would not ask: only the folder has to be open for it.
    if (before !== undefined) accessSync(place, constants.W_OK);
    // As short as any name: one that is as long as a name may be leaves no room for an ending.
    beside = join(dirname(place), `.${process.pid}.tmp`);
    const mode = before === undefined ? undefined : before.mode & 0o777;
    const file = openSync(beside, 'wx', mode);
    try {
      if (mode !== undefined) fchmodSync(file, mode);
      writeAll(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, place);
  } catch (error) {
    if (beside !== undefined) rmSync(beside, { force: true });
    throw new CannotWork(
      `${path} could not be written: ${whyNotWritten(error as NodeJS.ErrnoException)}.`,
      // Of this place alone: other results of the run may have been written before.
      'It is as it was.',
    );
  }
}

/** Where something lies that is not there yet: at its path, or where a link leads to nothing, there. A link in a circle has been refused. */
function placeOfNew(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return placeOfNew(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** As `writeBeside`, with the folders above the file where they are not there yet. */
export function writeWithFolders(...[path, ...rest]: Parameters<typeof writeBeside>): void {
  makeFolder(dirname(path));
  writeBeside(path, ...rest);
}

/** Makes a folder and those above it, where they are not there yet. */
export function makeFolder(path: string, mode?: number): void {
  try {
    mkdirSync(path, { recursive: true, mode });
  } catch (error) {
    throw new CannotWork(
      `The folder ${path} could not be made: ${whyNotWritten(error as NodeJS.ErrnoException)}.`,
      'Correct the path or the permissions.',
    );
  }
}

function writeInto(path: string, bytes: Content): void {
  const stream = openSync(path, 'w');
  try {
    writeAll(stream, bytes);
  } finally {
    closeSync(stream);
  }
}

const ends = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
let areHeld = false;

/** Has whoever stops the process wait until nothing half written lies about: the signals are heard in the next turn of the event loop. */
function holdSignals(): void {
  if (areHeld) return;
  areHeld = true;
  const names = Object.keys(ends) as (keyof typeof ends)[];
  const leave = (signal: keyof typeof ends): void => process.exit(ends[signal]);
  for (const name of names) process.on(name, leave);
  const letGo = (): void => {
    for (const name of names) process.off(name, leave);
    areHeld = false;
  };
  // Signals are heard before the immediates of a turn, but this turn may be past that.
  setImmediate(() => setImmediate(letGo));
}

function packedText(text: string, path: string, packing: Packing): Uint8Array {
  const bytes = packed(text, packing);
  if (bytes !== undefined) return bytes;
  throw new CannotWork(
    `${path} could not be written: Node ${process.versions.node} has no code for Zstandard.`,
    'Name an output that ends otherwise, or use Node 22.15 or later.',
  );
}

function writeAll(file: number, content: Content): void {
  if (content instanceof Uint8Array) writeBytes(file, content);
  else writeTexts(file, textsOf(content));
}

function textsOf(content: string | readonly string[]): readonly string[] {
  return typeof content === 'string' ? [content] : content;
}

function writeBytes(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}

/** Part by part: the bytes of a long text, all at once, would take as much memory again. */
function writeTexts(file: number, texts: readonly string[]): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const buffer = Buffer.allocUnsafe(3 * Math.min(partLength, length));
  let filled = 0;
  const empty = (): void => {
    writeBytes(file, buffer.subarray(0, filled));
    filled = 0;
  };
  for (const text of texts)
    for (let at = 0; at < text.length; ) {
      const end = partEnd(text, at);
      if (filled + 3 * (end - at) > buffer.length) empty();
      filled += buffer.write(text.slice(at, end), filled);
      at = end;
    }
  empty();
}

/** A pair of surrogates is one character and stays together. */
function partEnd(text: string, at: number): number {
  const end = Math.min(at + partLength, text.length);
  const isPair = end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isPair ? end - 1 : end;
}

const partLength = 1 << 19;
