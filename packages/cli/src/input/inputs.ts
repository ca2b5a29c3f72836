import type { Result } from '@trace-formats/schema/report';
import { CannotWork } from '../cannot-work.ts';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { unreadable } from '../unreadable.ts';
import { resultOf } from '../validate/result-of.ts';
import { FileLost } from './bytes/file-chunks.ts';
import { readSource } from './bytes/read-source.ts';
import { type Rereadable, rereadable } from './bytes/rereadable.ts';
import { rereadableFile } from './bytes/rereadable-file.ts';
import { sizeOf } from './bytes/size-of.ts';
import { isWrittenByUs } from './ours/written-by-us.ts';
import { findSources } from './sources.ts';

/**
 * What is behind one word of the command line, or one file in a folder that it names: its bytes, or a way to read them where they
 * are many.
 */
export interface Input {
  readonly name: string;
  /** True for what was typed itself, and not found in a folder. */
  readonly named: boolean;
  readonly content: { readonly bytes: Uint8Array } | { readonly large: Rereadable };
}

/** What became of the inputs: the results, and whether some of them could not be read at all. */
export interface Gathered {
  readonly results: readonly Result[];
  readonly code: ExitCode;
}

/** Which inputs are read, and how. */
export interface Asked {
  readonly words: readonly string[];
  readonly stdinName: string | undefined;
  /** Of a file with more bytes than these the content is not held. */
  readonly mostBytes: number;
  /** What this run writes. */
  readonly outputs: ReadonlySet<string>;
}

/**
 * Reads every input in turn and hands it on; what cannot be read becomes a result of its own, and the others go on. What an earlier
 * run left in a folder is passed over, and so is what lies at the `outputs` of this one.
 */
export async function eachInput(
  { words, stdinName = '<stdin>', mostBytes, outputs }: Asked,
  io: Io,
  take: (input: Input) => Promise<readonly Result[]>,
): Promise<Gathered> {
  const results: Result[] = [];
  let code: ExitCode = clean;
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
    const stream = rereadable(io.stdinPieces());
    try {
      const bytes = await stream.whole(mostBytes);
      const content = bytes === undefined ? { large: stream } : { bytes };
      results.push(...(await take({ name: stdinName, named: true, content })));
    } catch (error) {
      if (error instanceof FileLost) throw new CannotWork(`Standard input could not be read: ${error.message}.`);
      throw error;
    }
  }
  for (const source of sources) {
    const { name, path, named, session } = source;
    const mayBeOurs = !named && session === undefined;
    if (mayBeOurs && outputs.has(path)) continue;
    const isLarge = session === undefined && sizeOf(path) > mostBytes;
    const content = isLarge ? { large: rereadableFile(path) } : await readSource(source, io);
    // Of what was read its beginning is at hand, and no file is opened for that again.
    if (mayBeOurs && (await isWrittenByUs(path, 'bytes' in content ? content.bytes : undefined))) continue;
    if ('why' in content) complain(name, content.why);
    else
      try {
        results.push(...(await take({ name, named, content })));
      } catch (error) {
        if (!(error instanceof FileLost)) throw error;
        complain(name, error.message);
      }
  }
  return { results, code };
}
