import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import { reason } from '../input/source.ts';
import type { Io } from '../io.ts';

/** The user's key from a file: what it holds, without a line end at its end. Warns where others can read it too. */
export function keyFrom(file: string, io: Io): Uint8Array {
  const path = resolve(io.cwd, file);
  let bytes: Buffer;
  let mode: number;
  try {
    bytes = readFileSync(path);
    ({ mode } = statSync(path));
  } catch (error) {
    throw new CannotWork(`The key file ${file} could not be read: ${reason(error as NodeJS.ErrnoException, path)}.`);
  }
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end--;
  if (end === 0)
    throw new CannotWork(
      `The key file ${file} is empty.`,
      'Write a random key into it, for example with: openssl rand -hex 32',
    );
  if (end < 16) io.err(`Warning: the key in ${file} has only ${end} bytes; with fewer than 16 it can be guessed.\n`);
  if ((mode & 0o044) !== 0) io.err(`Warning: others can read the key file ${file}; chmod 600 keeps it to you.\n`);
  return new Uint8Array(bytes.subarray(0, end));
}
