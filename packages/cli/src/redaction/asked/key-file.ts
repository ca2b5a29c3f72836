import { closeSync, fstatSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotWork } from '../../cannot-work.ts';
import { openToRead } from '../../input/bytes/open-to-read.ts';
import { reason } from '../../input/source.ts';
import type { Io } from '../../io.ts';
import { codeOf } from '../../system-error.ts';
import { waitFor } from '../../wait.ts';

/** The user's key from a file: what it holds, without a line end at its end. Warns where others can read it too. */
export function keyFrom(file: string, io: Io): Uint8Array {
  const { bytes, isPipe, mode } = contentOf(file, resolve(io.cwd, file), io);
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end--;
  if (end === 0)
    throw new CannotWork(
      isPipe ? `Nobody has written a key into the pipe ${file}.` : `The key file ${file} is empty.`,
      isPipe
        ? 'Start what writes into it first, or name a file.'
        : 'Write a random key into it, for example with: openssl rand -hex 32',
    );
  if (end < 16)
    io.err(
      `Warning: the key in ${file} has only ${end} ${end === 1 ? 'byte' : 'bytes'}; with fewer than 16 it can be guessed.\n`,
    );
  if (!isPipe && (mode & 0o044) !== 0)
    io.err(`Warning: others can read the key file ${file}; chmod 600 keeps it to you.\n`);
  return new Uint8Array(bytes.subarray(0, end));
}

interface Content {
  readonly bytes: Uint8Array;
  readonly isPipe: boolean;
  readonly mode: number;
}

/**
 * A key may come through a pipe, as shells make them of a command's output; one that nobody has open would be waited for without
 * an end.
 */
function contentOf(name: string, path: string, io: Io): Content {
  let file: number | undefined;
  try {
    file = openToRead(path);
    const stats = fstatSync(file);
    const isPipe = stats.isFIFO();
    if (!isPipe && stats.size > mostOfKey) throw new CannotWork(...tooLong(name));
    if (!isPipe && !stats.isFile() && !stats.isDirectory())
      throw new CannotWork(`The key file ${name} is neither a file nor a pipe.`, 'Name a file that holds the key.');
    return { bytes: wholeOf(file, name, io), isPipe, mode: stats.mode };
  } catch (error) {
    if (error instanceof CannotWork) throw error;
    throw new CannotWork(
      `The key file ${name} could not be read: ${reason(error, path)}.`,
      'Correct the path or the permissions.',
    );
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** All that is in a file, or comes through a pipe until its writers have closed it. */
function wholeOf(file: number, name: string, io: Io): Uint8Array {
  const buffer = Buffer.alloc(mostOfKey + 1);
  let length = 0;
  let pauses = 0;
  for (let read = -1; read !== 0; ) {
    try {
      read = readSync(file, buffer, length, buffer.length - length, null);
      length += read;
    } catch (error) {
      // Whoever writes into the pipe has it open, and has not written yet.
      if (codeOf(error) !== 'EAGAIN') throw error;
      if (++pauses === pausesInSilence) io.err(`Waiting for a key that is still to come through the pipe ${name}.\n`);
      waitFor(20);
    }
    if (length > mostOfKey) throw new CannotWork(...tooLong(name));
  }
  return buffer.subarray(0, length);
}

/** A second of them: whoever looks on has to know what is waited for. */
const pausesInSilence = 50;

/** In bytes: what is longer is some other file. */
const mostOfKey = 1 << 20;

function tooLong(name: string): [problem: string, advice: string] {
  return [`The key file ${name} is longer than a key can be.`, 'Name a file that holds the key alone.'];
}
