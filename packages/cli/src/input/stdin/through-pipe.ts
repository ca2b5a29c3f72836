import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { CannotWork } from '../../cannot-work.ts';
import type { Typed } from '../../command-line/options.ts';
import type { Io } from '../../io.ts';
import { openToRead } from '../bytes/open-to-read.ts';
import { statsOrWhy } from '../paths/stats.ts';
import { reason } from '../source.ts';
import { isDescriptor, isNamedPipe } from './is-pipe.ts';
import { inputOf } from './standard-input.ts';

/**
 * A command line on which a pipe is named by its path, such as `<(zcat log.gz)` of a shell or one that `mkfifo` made, with the pipe in
 * the place of standard input. A folder that holds such a pipe is another matter: nobody said that it shall be waited for.
 */
export function throughPipe(typed: Typed, io: Io): [Typed, Io] {
  const pipes = new Set(
    typed.words.filter((word) => (isDescriptor(word) ? isNoFile(word) : isNamedPipe(word, io.cwd))),
  );
  const [pipe, other = typed.words.find((word) => word === '-')] = pipes;
  if (pipe === undefined) return [typed, io];
  if (other !== undefined)
    throw new CannotWork(
      `${pipe} and ${other === '-' ? 'standard input' : other} would both be read, and only one pipe is read at a time.`,
      'Run this for each of them, or write them into files first.',
    );
  const words = typed.words.map((word) => (word === pipe ? '-' : word));
  if (isStandardInput(pipe)) return [{ ...typed, words }, io];
  if (isDescriptor(pipe)) return [{ ...typed, words }, withInput(io, () => piecesOf(pipe))];
  const value = (name: string): string | undefined =>
    typed.value(name) ?? (name === 'stdin-filename' ? pipe : undefined);
  return [{ ...typed, words, value }, withInput(io, () => piecesOfNamed(pipe, io))];
}

function isNoFile(path: string): boolean {
  const stats = statsOrWhy(path);
  return !(stats instanceof Error || stats.isFile() || stats.isDirectory());
}

function isStandardInput(path: string): boolean {
  return /^\/dev\/stdin$|\/0$/.test(path);
}

/** The process as it is, but for what it reads. */
function withInput(io: Io, pieces: () => AsyncIterable<Uint8Array>): Io {
  const input = { ...inputOf(pieces), inIsTerminal: false };
  return Object.create(io, Object.getOwnPropertyDescriptors(input)) as Io;
}

/** What is open already: its other end is there. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw new CannotWork(`${path} could not be read: ${reason(error, path)}.`);
  }
}

/**
 * What comes through a pipe from whoever opens its other end, which may not have been done yet. To wait in opening it would keep the
 * process from coming to an end, so it is opened at once, and read as standard input would be.
 */
async function* piecesOfNamed(name: string, io: Io): AsyncGenerator<Uint8Array> {
  const { Socket } = await import('node:net');
  const waiting = setTimeout(() => io.err(`Waiting for what is still to come through the pipe ${name}.\n`), silence);
  try {
    for await (const piece of new Socket({ fd: openToRead(resolve(io.cwd, name)), readable: true, writable: false })) {
      clearTimeout(waiting);
      yield piece;
    }
  } catch (error) {
    throw new CannotWork(`${name} could not be read: ${reason(error, name)}.`);
  } finally {
    clearTimeout(waiting);
  }
}

/** In milliseconds: whoever looks on has to know what is waited for. */
const silence = 1000;
