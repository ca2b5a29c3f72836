import type { RedactOptions } from '@trace-formats/redact';
import type { Result } from '@trace-formats/schema/report';
import { NotWritten } from '../cannot-work.ts';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { FileLost } from '../input/bytes/file-chunks.ts';
import type { Io } from '../io.ts';
import { turn } from '../turn.ts';
import { resultOf } from '../validate/result-of.ts';
import type { Job } from './asked/plan.ts';
import { deliver, drained } from './deliver.ts';
import { inTurn } from './in-turn.ts';
import { keptTrue } from './kept-true/kept-true.ts';
import { learnFiles } from './learning/learn-files.ts';
import { maskedFile } from './masking/mask-file.ts';
import { type MaskedNames, maskedNames } from './masking/masked-names.ts';
import { openRedactable } from './parts/redactable.ts';
import { endProgress, showProgress } from './told/progress.ts';
import { tallyOf } from './told/tally.ts';
import { whatFailed } from './told/what-failed.ts';

/** How a run goes about its work, beside what it masks. */
export interface RedactRunOptions {
  /** True where it is only looked for what would be masked. */
  readonly checks: boolean;
  /** True where a report tells of every match. */
  readonly isReported: boolean;
}

/** What came of masking some files. */
export interface RedactRun {
  /** In the order of the files. */
  readonly results: readonly Result[];
  /** How often what was masked, by its label. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many files were written under masked names, and of how many the names hold something to mask. */
  readonly renamed: number;
  readonly telling: number;
  /** What is said of single files beside. */
  readonly notes: readonly string[];
  readonly code: ExitCode;
}

/** Masks files, each after all that it tells of. One that cannot be masked is told of, and the others go on. */
export async function redactFiles(
  jobs: readonly Job[],
  options: RedactOptions,
  { checks, isReported }: RedactRunOptions,
  io: Io,
): Promise<RedactRun> {
  const results = new Map<Job, readonly Result[]>();
  const counts = new Map<string, number>();
  const notes: string[] = [];
  let renamed = 0;
  let code: ExitCode = clean;
  // One that is alone is opened once; of several no more than one is held at a time.
  const single = jobs.length === 1 ? await openRedactable(jobs[0]!.from, io) : undefined;
  const { learned, named } = await learnFiles(jobs, single, options, io);
  const names = maskedNames(
    options,
    jobs.flatMap(({ takenOver }) => takenOver ?? []),
  );
  const placed = jobs.map((job) => {
    const before = names.count;
    const target = placeOf(job, names);
    return { job, target, hasName: names.count > before };
  });
  const truth = keptTrue(
    new Map(
      placed.flatMap(({ job: { from }, target }) =>
        'path' in from && target !== undefined ? [[from.path, target]] : [],
      ),
    ),
    named,
  );
  for (const [index, { job, target, hasName }] of inTurn(placed, named).entries()) {
    showProgress(io, `${index + 1}`, jobs.length, job.name);
    await turn();
    const tally = tallyOf(job.name, isReported, checks);
    try {
      const file = single ?? (await openRedactable(job.from, { err: () => {} }));
      if ('why' in file) throw new FileLost(file.why);
      const { take, note } = tally;
      const pieces = maskedFile(file, learned.get(job), options, { take, note, amend: truth.of(job, target) });
      const before = await truth.hashBefore(job);
      if (checks) await drained(pieces);
      else await deliver(pieces, { job, target, file, tally }, io);
      if (target !== undefined && tally.counts.size > 0) await truth.wrote(job, target, before);
      if (hasName) {
        tally.takeName();
        renamed += 1;
      }
      results.set(job, tally.results);
      notes.push(...tally.notes);
      for (const [label, count] of tally.counts) counts.set(label, (counts.get(label) ?? 0) + count);
    } catch (error) {
      // The files after it are masked all the same.
      if (error instanceof NotWritten && jobs.length === 1) throw error;
      results.set(job, [{ ...resultOf(job.name, null, null), findings: [whatFailed(error, checks)] }]);
      code = cannotWork;
    }
  }
  endProgress(io);
  const told = jobs.flatMap((job) => results.get(job) ?? []);
  return { results: told, counts, renamed, telling: names.count, notes, code };
}

/**
 * Where a result goes, with what is sensitive in the names that it would take over masked. A file that is written back keeps its
 * own.
 */
function placeOf({ from, target, takenOver }: Job, names: MaskedNames): string | undefined {
  if (takenOver === undefined) return target;
  const masked = names.of(takenOver);
  if (target === undefined || ('path' in from && target === from.path)) return target;
  return target.slice(0, target.length - takenOver.length) + masked;
}
