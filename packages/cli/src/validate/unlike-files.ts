import { CannotWork } from '../cannot-work.ts';
import { FileLost } from '../input/bytes/file-chunks.ts';
import { readSource } from '../input/bytes/read-source.ts';
import { rereadable } from '../input/bytes/rereadable.ts';
import type { Source } from '../input/source.ts';
import type { Io } from '../io.ts';
import { examine } from './examine/examine.ts';
import { examineStream } from './examine/examine-stream.ts';
import type { Gathering } from './gathering.ts';
import type { PartSettings } from './settings.ts';

/** Judges the log of a session, which may be growing. */
export async function addSession(source: Source, { format }: PartSettings, io: Io, gathered: Gathering): Promise<void> {
  const { name, named } = source;
  const read = await readSource(source, io);
  if ('why' in read) gathered.complain(name, read.why);
  else gathered.add(await examine(name, read.bytes, { format, named, locate: gathered.locate() }));
}

/** Judges standard input. */
export async function addStdin(
  { format, keepsClean }: PartSettings,
  stdinName: string | undefined,
  io: Io,
  gathered: Gathering,
): Promise<void> {
  const options = { format, named: true, locate: gathered.locate() };
  try {
    const stream = rereadable(io.stdinPieces());
    const { results, silent } = await examineStream(stdinName ?? '<stdin>', stream, options, keepsClean);
    gathered.add(results, silent);
  } catch (error) {
    if (error instanceof FileLost) throw new CannotWork(`Standard input could not be read: ${error.message}.`);
    throw error;
  }
}
