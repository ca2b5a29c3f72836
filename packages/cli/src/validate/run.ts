import { sizeOf } from '../input/bytes/size-of.ts';
import type { Source } from '../input/source.ts';
import { findSources } from '../input/sources.ts';
import type { Io } from '../io.ts';
import type { FilesVerdict } from './files.ts';
import { type Gathering, gathering, type ValidateRun } from './gathering.ts';
import { type Hands, handsFor } from './hands.ts';
import type { FilesJob, PartAnswer } from './part.ts';
import type { PartSettings } from './settings.ts';
import { worthScanning } from './sizes.ts';

/** What a validation is asked to do. */
export interface ValidateRunOptions extends PartSettings {
  readonly words: readonly string[];
  readonly stdinName: string | undefined;
  /** How many threads may work; as many as there are processors when nobody says. */
  readonly concurrency: number | undefined;
  /** Where the reports go: what an earlier run left there is not looked at. */
  readonly outputs: ReadonlySet<string>;
}

/** What opening a file costs, in bytes that could be judged in the time. */
const opening = 1 << 13;
/** How many files are measured before the size of the others is estimated, and how many a thread is given at once. */
const batch = 64;

/**
 * Judges everything that the words lead to: standard input first, then the others in the order of the words and of the folders,
 * in as many threads as are worth it.
 */
export async function validateRun(options: ValidateRunOptions, io: Io): Promise<ValidateRun> {
  const words = options.words.length === 0 ? ['.'] : options.words;
  const gathered = gathering();
  const hands = handsFor(options.concurrency, options);
  try {
    const paths = words.filter((word) => word !== '-');
    const found = await findSources(paths, io.cwd, undefined, io.environment);
    for (const { name, why } of found.unreadable) gathered.complain(name, why);
    if (words.includes('-')) {
      const { addStdin } = await import('./unlike-files.ts');
      await addStdin(options, options.stdinName, io, gathered);
    }
    const sources = found.sources.filter(({ named, path }) => named || !options.outputs.has(path));
    for (const group of groups(sources)) {
      const [first] = group;
      if (first?.session === undefined) await addFiles(group, options, hands, gathered);
      else await (await import('./unlike-files.ts')).addSession(first, options, io, gathered);
    }
    return gathered.all(sources.map(({ name }) => name));
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
  let areMany = guessedSize(sources) >= worthScanning;
  const files = (from: number) => (): FilesJob => ({
    kind: 'files',
    sources: sources.slice(from, from + batch),
    areMany,
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
    areMany ||= bytes >= worthScanning;
    await add(verdict);
  }

  async function add(verdict: FilesVerdict): Promise<void> {
    let done = 0;
    for (const { source, before } of verdict.large) {
      gathered.add(verdict.results.slice(done, before));
      done = before;
      const { addLarge } = await import('./large-file.ts');
      await addLarge(source, options, hands, gathered);
    }
    gathered.add(verdict.results.slice(done), verdict.silent, verdict.silentFiles);
    gathered.pass(verdict.passedOver);
    if (verdict.isLost) gathered.lose();
  }
}

/** About how many bytes some files are together, by the sizes of a few. */
function guessedSize(sources: readonly Source[]): number {
  const every = Math.ceil(sources.length / 8);
  const some = sources.filter((_, index) => index % every === 0);
  return (some.reduce((sum, { path }) => sum + sizeOf(path), 0) / some.length) * sources.length;
}
