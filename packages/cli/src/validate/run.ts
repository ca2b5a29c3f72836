import { statSync } from 'node:fs';
import type { Result } from '@trace-formats/schema/report';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { unreadable } from '../findings.ts';
import { FileLost, fileChunks } from '../input/file-chunks.ts';
import { readBytes } from '../input/read-file.ts';
import { readSource } from '../input/read-source.ts';
import { reason, type Source } from '../input/source.ts';
import { findSources } from '../input/sources.ts';
import type { Io } from '../io.ts';
import { type FewFrames, fewFrames } from '../report/few-frames.ts';
import type { Pool } from '../threads/pool.ts';
import { threadsOf } from '../threads/threads.ts';
import { examine, type LazyLocate, lazyLocate, resultOf } from './examine.ts';
import type { FilesVerdict } from './files.ts';
import { validateLines } from './lines.ts';
import { type FilesJob, type PartAnswer, type PartJob, validatePart } from './part.ts';
import type { PartSettings } from './settings.ts';

/** What a validation is asked to do. */
export interface ValidateRunOptions extends PartSettings {
  readonly words: readonly string[];
  readonly stdinName: string | undefined;
  /** How many threads may work; as many as there are processors when nobody says. */
  readonly concurrency: number | undefined;
}

/** What was found: results, and how many documents and files without findings have none. */
export interface ValidateRun {
  readonly results: readonly Result[];
  readonly code: ExitCode;
  readonly silent: number;
  readonly silentFiles: number;
}

/** A document that is longer than this is no text any more, so it is judged in pieces. */
const longestText = 0x1fffffe8;
/** Below this much work a thread costs more than it brings. */
const worthAThread = 1 << 26;
/** What opening a file costs, in bytes that could be judged in the time. */
const opening = 1 << 13;
/** How many files are looked at before the rest is guessed, and how many a thread takes at once. */
const batch = 64;

/** Judges everything that the words lead to, in the order of the words and of the folders, in as many threads as are worth it. */
export async function validateRun(options: ValidateRunOptions, io: Io): Promise<ValidateRun> {
  const words = options.words.length === 0 ? ['.'] : options.words;
  const gathered = gathering();
  const hands = handsFor(options);
  try {
    const paths = words.filter((word) => word !== '-');
    const found = await findSources(paths, io.cwd, undefined, io.environment);
    for (const { name, why } of found.unreadable) gathered.complain(name, why);
    if (words.includes('-')) await addStdin(options, io, gathered);
    for (const group of groups(found.sources)) {
      const [first] = group;
      if (first?.session === undefined) await addFiles(group, options, hands, gathered);
      else await addSession(first, options, io, gathered);
    }
    return gathered.all();
  } finally {
    await hands.close();
  }
}

/** Neighbours that are plain files together; the log of a session may be growing, so each is a group of its own. */
function groups(sources: readonly Source[]): readonly (readonly Source[])[] {
  const grouped: Source[][] = [];
  for (const source of sources) {
    const last = grouped.at(-1);
    if (last !== undefined && last[0]?.session === undefined && source.session === undefined) last.push(source);
    else grouped.push([source]);
  }
  return grouped;
}

async function addFiles(
  sources: readonly Source[],
  options: ValidateRunOptions,
  hands: Hands,
  gathered: Gathering,
): Promise<void> {
  const files = (from: number) => (): FilesJob => ({
    kind: 'files',
    sources: sources.slice(from, from + batch),
    frames: gathered.frames.left(),
  });
  let bytes = 0;
  for (let done = 0; done < sources.length; done += batch) {
    const left = (bytes / Math.max(1, done) + opening) * (sources.length - done);
    if (done > 0 && hands.areMany(left)) {
      const pool = await hands.pool(left);
      const verdicts: Promise<PartAnswer>[] = [];
      for (let from = done; from < sources.length; from += batch) verdicts.push(pool.run(files(from)));
      for (const verdict of verdicts) await add((await verdict) as FilesVerdict);
      return;
    }
    const verdict = (await hands.here(files(done))) as FilesVerdict;
    bytes += verdict.bytes;
    await add(verdict);
  }

  async function add(verdict: FilesVerdict): Promise<void> {
    let done = 0;
    for (const { source, before } of verdict.large) {
      gathered.add(verdict.results.slice(done, before));
      done = before;
      await addLarge(source, options, hands, gathered);
    }
    gathered.add(verdict.results.slice(done), verdict.silent, verdict.silentFiles);
    if (verdict.isLost) gathered.lose();
  }
}

async function addLarge(
  source: Source,
  { format }: ValidateRunOptions,
  hands: Hands,
  gathered: Gathering,
): Promise<void> {
  const { name, path, named } = source;
  try {
    const { size } = statSync(path);
    const pool = await hands.pool(size);
    const lines = await validateLines(source, pool, { format, named }, gathered.frames);
    if (lines !== undefined) {
      gathered.addKept(lines.results, lines.silent);
      return;
    }
    if (size > longestText) {
      const { examinePieces } = await import('./examine-pieces.ts');
      gathered.add(await examinePieces(name, () => fileChunks(path), { format, named, locate: gathered.locate() }));
      return;
    }
    const read = readBytes(path);
    if ('why' in read) gathered.complain(name, read.why);
    else gathered.add(await examine(name, read.bytes, { format, named, locate: gathered.locate() }));
  } catch (error) {
    if (error instanceof FileLost) gathered.complain(name, error.message);
    else if (error instanceof Error && 'syscall' in error)
      gathered.complain(name, reason(error as NodeJS.ErrnoException, path));
    else throw error;
  }
}

async function addSession(source: Source, { format }: ValidateRunOptions, io: Io, gathered: Gathering): Promise<void> {
  const { name, named } = source;
  const read = await readSource(source, io);
  if ('why' in read) gathered.complain(name, read.why);
  else gathered.add(await examine(name, read.bytes, { format, named, locate: gathered.locate() }));
}

async function addStdin({ format, stdinName }: ValidateRunOptions, io: Io, gathered: Gathering): Promise<void> {
  const name = stdinName ?? '<stdin>';
  gathered.add(await examine(name, await io.stdin(), { format, named: true, locate: gathered.locate() }));
}

/** This thread, and the others once there is work for them. */
interface Hands {
  here(job: () => PartJob): Promise<PartAnswer>;
  /** Whether so much work is worth several threads. */
  areMany(work: number): boolean;
  pool(work: number): Promise<Pick<Pool<PartJob, PartAnswer>, 'run'>>;
  close(): Promise<void>;
}

function handsFor({ concurrency, format, keepsClean }: ValidateRunOptions): Hands {
  const threads = threadsOf(concurrency);
  const settings: PartSettings = { format, keepsClean };
  const here = oneByOne(validatePart(settings));
  let opened: Promise<Pool<PartJob, PartAnswer>> | undefined;
  const areMany = (work: number): boolean => threads > 1 && (opened !== undefined || work >= worthAThread);
  return {
    here,
    areMany,
    pool: async (work) => {
      if (!areMany(work)) return { run: here };
      opened ??= import('../threads/pool.ts').then(({ openPool }) =>
        openPool({ task: 'validate-part', settings, threads }),
      );
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}

/** Begins a job when the one before is done, so that what is counted over all of them is counted in their order. */
function oneByOne<Job, Answer>(perform: (job: Job) => Promise<Answer>): (job: () => Job) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const answer = last.then(() => perform(job()));
    last = answer.catch(() => {});
    return answer;
  };
}

/** What is found, in its order. */
interface Gathering {
  readonly frames: FewFrames;
  locate(): LazyLocate;
  add(results: readonly Result[], silent?: number, silentFiles?: number): void;
  /** As `add`, for results whose excerpts are counted already. */
  addKept(results: readonly Result[], silent: number): void;
  complain(name: string, why: string): void;
  /** Something could not be read. */
  lose(): void;
  all(): ValidateRun;
}

function gathering(): Gathering {
  const results: Result[] = [];
  let code: ExitCode = clean;
  let silent = 0;
  let silentFiles = 0;
  const frames = fewFrames();
  const addKept = (more: readonly Result[], quiet: number): void => {
    // Not spread into the arguments of a call: there may be millions.
    for (const result of more) results.push(result);
    silent += quiet;
  };
  return {
    frames,
    locate: () => lazyLocate(frames.left()),
    add: (more, quiet = 0, quietFiles = 0) => {
      addKept(frames.keep(more), quiet);
      silentFiles += quietFiles;
    },
    addKept,
    complain: (name, why) => {
      results.push({ ...resultOf(name, null, null), findings: [unreadable(why)] });
      code = cannotWork;
    },
    lose: () => {
      code = cannotWork;
    },
    all: () => ({ results, code, silent, silentFiles }),
  };
}
