import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotWork } from './cannot-work.ts';

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. A full disk, a kill or a crash leaves
 * what was there before.
 */
export function writeBeside(path: string, content: string | Uint8Array, mode = 0o666): void {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const file = openSync(beside, 'wx', mode);
    try {
      writeAll(file, typeof content === 'string' ? Buffer.from(content) : content);
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

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}

function cause(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOSPC':
      return 'the disk is full';
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
