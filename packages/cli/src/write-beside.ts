import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotWork } from './cannot-work.ts';
import { type Packing, packed, packingOfName } from './input/unpack.ts';

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. A full disk, a kill or a crash leaves
 * what was there before. A text is compressed where the name promises it, or as `packing` says.
 */
export function writeBeside(
  path: string,
  content: string | Uint8Array,
  mode = 0o666,
  packing: Packing | undefined = packingOfName(path),
): void {
  const bytes = typeof content === 'string' ? bytesOf(content, path, packing) : content;
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  holdSignals();
  try {
    if (isStream(path)) {
      writeInto(path, bytes);
      return;
    }
    const file = openSync(beside, 'wx', mode);
    try {
      writeAll(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new CannotWork(
      `${path} could not be written: ${cause(error as NodeJS.ErrnoException)}.`,
      'Nothing was changed.',
    );
  }
}

/** A device or a pipe, which is written into: a file must not take its place. */
function isStream(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

function writeInto(path: string, bytes: Uint8Array): void {
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

function bytesOf(text: string, path: string, packing: Packing | undefined): Uint8Array {
  const bytes = packing === undefined ? Buffer.from(text) : packed(text, packing);
  if (bytes !== undefined) return bytes;
  throw new CannotWork(
    `${path} could not be written: Node ${process.versions.node} has no code for Zstandard.`,
    'Name an output that ends otherwise, or use Node 22.15 or later.',
  );
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}

function cause(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOSPC':
      return 'the disk is full';
    case 'EFBIG':
      return 'it would be larger than a file may be here';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'writing there is not permitted';
    case 'ENOENT':
      return 'its folder does not exist';
    case 'EISDIR':
      return 'there is a folder of that name';
    case 'EEXIST':
      return 'another run is writing it';
    default:
      return error.code ?? error.message;
  }
}
