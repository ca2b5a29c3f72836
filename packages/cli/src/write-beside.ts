import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotWork } from './cannot-work.ts';
import { type Packing, packed, packingOfName } from './input/unpack.ts';
import { whyNotWritten } from './why-not-written.ts';

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. A full disk, a kill or a crash leaves
 * what was there before. What takes the place of a file has its permissions, and lies where a link leads. A text is compressed
 * where the name promises it, or as `packing` says.
 */
export function writeBeside(
  path: string,
  content: string | Uint8Array,
  packing: Packing | undefined = packingOfName(path),
): void {
  const bytes = typeof content === 'string' && packing !== undefined ? packedText(content, path, packing) : content;
  let beside: string | undefined;
  holdSignals();
  try {
    const before = statSync(path, { throwIfNoEntry: false });
    // A device or a pipe is written into: a file must not take its place.
    if (before !== undefined && !before.isFile() && !before.isDirectory()) {
      writeInto(path, bytes);
      return;
    }
    const place = before === undefined ? path : realpathSync(path);
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
      'Nothing was changed.',
    );
  }
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

function writeInto(path: string, bytes: string | Uint8Array): void {
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

function writeAll(file: number, content: string | Uint8Array): void {
  if (typeof content === 'string') writeText(file, content);
  else for (let at = 0; at < content.length; ) at += writeSync(file, content, at, content.length - at);
}

/** Piece by piece: the bytes of a long text, all at once, would take as much memory again. */
function writeText(file: number, text: string): void {
  const buffer = Buffer.allocUnsafe(3 * Math.min(pieceLength, text.length));
  for (let at = 0; at < text.length; ) {
    // A pair of surrogates is one character and stays together.
    const isPair = (text.charCodeAt(at + pieceLength - 1) & 0xfc00) === 0xd800;
    const end = at + pieceLength - (isPair ? 1 : 0);
    writeAll(file, buffer.subarray(0, buffer.write(text.slice(at, end))));
    at = end;
  }
}

const pieceLength = 1 << 19;
