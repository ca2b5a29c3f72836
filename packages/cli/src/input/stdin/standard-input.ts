import { fstatSync } from 'node:fs';
import { withThousands } from '@trace-formats/report';
import { CannotWork } from '../../cannot-work.ts';
import { ifPossible } from '../../if-possible.ts';
import { mostHeld } from '../bytes/most-held.ts';
import { unpacked } from '../packed/unpack.ts';

/** What comes through standard input. */
export interface StandardInput {
  /** The whole of it, unpacked where it is compressed. */
  stdin(): Promise<Uint8Array>;
  /** The same piece by piece. */
  stdinPieces(): AsyncIterable<Uint8Array>;
}

/** What a stream gives that is opened when it is first asked for. */
export function inputOf(open: () => AsyncIterable<Uint8Array>): StandardInput {
  return { stdin: () => readAll(open()), stdinPieces: () => readPieces(open()) };
}

async function* readPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { plainPieces } = await import('../bytes/file-chunks.ts');
  yield* plainPieces(stream);
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostHeld)
      throw new CannotWork(
        `Standard input has more than ${withThousands(mostHeld)} bytes, and no more are held in memory at once.`,
        'Write it into a file, and name that.',
      );
  }
  const input = unpacked(Buffer.concat(chunks));
  if ('why' in input) throw new CannotWork(`Standard input could not be read: ${input.why}.`);
  return input.bytes;
}

/** Node takes a folder for an input that is empty, and of nothing it would be said that nothing is wrong with it. */
export function standardInput(): NodeJS.ReadStream {
  if (isFolder(process.stdin.fd)) throw new CannotWork('Standard input is a folder.', 'Name it as a path.');
  return process.stdin;
}

function isFolder(file: number): boolean {
  return ifPossible(() => fstatSync(file).isDirectory()) ?? false;
}
