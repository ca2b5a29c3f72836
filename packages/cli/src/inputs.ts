import type { Result } from '@trace-formats/schema/report';
import { resultOf } from './examine.ts';
import { cannotWork, clean, type ExitCode } from './exit-code.ts';
import { FileLost } from './file-chunks.ts';
import { unreadable } from './findings.ts';
import type { Io } from './io.ts';
import { readSmall } from './read-file.ts';
import { readSource } from './read-source.ts';
import { findSources, reason, type Source } from './sources.ts';

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
  /** Documents of large files that are without findings and have no result of their own. */
  readonly silent: number;
}

/** Reads large files in pieces; gives `undefined` for one that must be read whole. */
export interface InPieces {
  /** The most bytes of a file that is read whole in any case. */
  readonly most: number;
  take(source: Source): Promise<{ readonly results: readonly Result[]; readonly silent: number } | undefined>;
}

/** Reads every input in turn and hands it on; what cannot be read becomes a result of its own, and the others go on. */
export async function eachInput(
  words: readonly string[],
  io: Io,
  stdinName: string | undefined,
  take: (input: Input) => Promise<readonly Result[]>,
  inPieces?: InPieces,
): Promise<Gathered> {
  const results: Result[] = [];
  let code: ExitCode = clean;
  let files = 0;
  let silent = 0;
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
    // The log of a session may be growing, which only a reading of the whole takes care of.
    const pieceable = source.session === undefined ? inPieces : undefined;
    const small = pieceable === undefined ? await readSource(source, io) : readSmall(source.path, pieceable.most);
    const pieces = 'large' in small && pieceable ? await takenInPieces(source, pieceable) : undefined;
    if (pieces !== undefined) {
      if ('why' in pieces) complain(source.name, pieces.why);
      else {
        // Not spread into the arguments of a call: there may be millions.
        for (const result of pieces.results) results.push(result);
        silent += pieces.silent;
      }
      continue;
    }
    const read = 'large' in small ? await readSource(source, io) : small;
    if ('why' in read) complain(source.name, read.why);
    else results.push(...(await take({ name: source.name, bytes: read.bytes, named: source.named })));
  }
  return { results, code, files, silent };
}

async function takenInPieces(
  source: Source,
  inPieces: InPieces,
): Promise<Awaited<ReturnType<InPieces['take']>> | { readonly why: string }> {
  try {
    return await inPieces.take(source);
  } catch (error) {
    if (error instanceof FileLost) return { why: error.message };
    if (error instanceof Error && 'syscall' in error)
      return { why: reason(error as NodeJS.ErrnoException, source.path) };
    throw error;
  }
}
