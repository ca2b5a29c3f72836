import { createReadStream } from 'node:fs';
import { CannotWork } from '../cannot-work.ts';
import { type Io, inputOf } from '../io.ts';
import type { Typed } from '../options.ts';
import { isDescriptor } from './is-descriptor.ts';
import { reason } from './source.ts';
import { statsOf } from './walk.ts';

/**
 * A command line on which a pipe is named by its path, such as `<(zcat log.gz)` of a shell, with the pipe in the place of standard input.
 * Only what is open already is read like that: its other end is there, so nobody is waited for who never comes.
 */
export function throughDescriptor(typed: Typed, io: Io): [Typed, Io] {
  const pipes = new Set(typed.words.filter((word) => isDescriptor(word) && isNoFile(word)));
  const [pipe, other = typed.words.find((word) => word === '-')] = pipes;
  if (pipe === undefined) return [typed, io];
  if (other !== undefined)
    throw new CannotWork(
      `${pipe} and ${other === '-' ? 'standard input' : other} would both be read, and only one pipe is read at a time.`,
      'Run this for each of them, or write them into files first.',
    );
  const words = typed.words.map((word) => (word === pipe ? '-' : word));
  return [{ ...typed, words }, isStandardInput(pipe) ? io : withInput(io, pipe)];
}

function isNoFile(path: string): boolean {
  const stats = statsOf(path);
  return !(stats instanceof Error || stats.isFile() || stats.isDirectory());
}

function isStandardInput(path: string): boolean {
  return /^\/dev\/stdin$|\/0$/.test(path);
}

/** The process as it is, but for what it reads. */
function withInput(io: Io, path: string): Io {
  const input = { ...inputOf(() => piecesOf(path)), inIsTerminal: false };
  return Object.create(io, Object.getOwnPropertyDescriptors(input)) as Io;
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw new CannotWork(`${path} could not be read: ${reason(error as NodeJS.ErrnoException, path)}.`);
  }
}
