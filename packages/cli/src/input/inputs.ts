import type { Result } from '@trace-formats/schema/report';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { unreadable } from '../findings.ts';
import type { Io } from '../io.ts';
import { resultOf } from '../validate/examine.ts';
import { readSource } from './read-source.ts';
import { findSources } from './sources.ts';

/** The bytes behind one word of the command line, or of one file in a folder that it names. */
export interface Input {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly named: boolean;
}

/** What became of the inputs: the results, and whether some of them could not be read at all. */
export interface Gathered {
  readonly results: readonly Result[];
  readonly code: ExitCode;
  readonly files: number;
}

/** Reads every input in turn and hands it on; what cannot be read becomes a result of its own, and the others go on. */
export async function eachInput(
  words: readonly string[],
  io: Io,
  stdinName: string | undefined,
  take: (input: Input) => Promise<readonly Result[]>,
): Promise<Gathered> {
  const results: Result[] = [];
  let code: ExitCode = clean;
  let files = 0;
  const complain = (name: string, why: string): void => {
    results.push({ ...resultOf(name, null, null), findings: [unreadable(why)] });
    code = cannotWork;
  };
  // Each file once, however many of the words lead to it.
  const { sources, unreadable: lost } = await findSources(
    words.length === 0 ? ['.'] : words.filter((word) => word !== '-'),
    io.cwd,
    undefined,
    io.environment,
  );
  for (const { name, why } of lost) complain(name, why);
  if (words.includes('-')) {
    results.push(...(await take({ name: stdinName ?? '<stdin>', bytes: await io.stdin(), named: true })));
    files += 1;
  }
  for (const source of sources) {
    files += 1;
    const read = await readSource(source, io);
    if ('why' in read) complain(source.name, read.why);
    else results.push(...(await take({ name: source.name, bytes: read.bytes, named: source.named })));
  }
  return { results, code, files };
}
