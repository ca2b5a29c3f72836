import { sep } from 'node:path';
import { finding } from '@trace-formats/lint';
import {
  createSession,
  learnFrom,
  type Policy,
  RedactionError,
  type RedactOptions,
  type Strategy,
  type Style,
} from '@trace-formats/redact';
import type { Finding, Result } from '@trace-formats/schema/report';
import { artifactPaths } from '../artifacts.ts';
import { CannotWork, NotWritten } from '../cannot-work.ts';
import type { Run } from '../command.ts';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { unreadable } from '../findings.ts';
import { FileLost } from '../input/bytes/file-chunks.ts';
import { LeadsOut } from '../input/roots.ts';
import type { Io } from '../io.ts';
import type { Typed } from '../options.ts';
import { heldBack } from '../output/held-back.ts';
import { writePieces } from '../output/write-pieces.ts';
import { inTurn, type Named } from '../redaction/in-turn.ts';
import { keptTrue } from '../redaction/kept-true.ts';
import { keyFrom } from '../redaction/key-file.ts';
import { type Learned, learnFile } from '../redaction/learn-file.ts';
import { maskedFile } from '../redaction/mask-file.ts';
import { type MaskedNames, maskedNames } from '../redaction/masked-names.ts';
import { type Job, plan } from '../redaction/plan.ts';
import { redactConfig } from '../redaction/redact-config.ts';
import { type Opened, openRedactable, stampOf } from '../redaction/redactable.ts';
import { Refused } from '../redaction/refused.ts';
import { summarised } from '../redaction/summarised.ts';
import { tallyOf } from '../redaction/tally.ts';
import { wantedReports } from '../report/wanted-reports.ts';
import { turn } from '../turn.ts';
import { resultOf } from '../validate/result-of.ts';

/** `trace-formats redact`: masks what is sensitive, and writes nothing that still holds some of it. */
export const run: Run = async (typed, io) => {
  const wanted = wantedReports(typed);
  const options = optionsOf(typed, io);
  const { jobs, lost } = await plan(typed, io);
  const isReported = typed.switch('report') === true || typed.has('format');
  const results: Result[] = [...lost];
  const counts = new Map<string, number>();
  const notes: string[] = [];
  let named = 0;
  let code: ExitCode = lost.length > 0 ? cannotWork : clean;
  // One that is alone is opened once; of several no more than one is held at a time.
  const single = jobs.length === 1 ? await openRedactable(jobs[0]!.from, io) : undefined;
  const { learned, named: artifacts } = await learnAll(jobs, single, options, io);
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
    artifacts,
  );
  const told = new Map<Job, readonly Result[]>();
  for (const [index, { job, target, hasName }] of inTurn(placed, artifacts).entries()) {
    const { name, from } = job;
    progress(io, `${index + 1}`, jobs.length, name);
    await turn();
    const tally = tallyOf(name, isReported, typed.switch('check') === true);
    try {
      const file = single ?? (await openRedactable(from, { err: () => {} }));
      if ('why' in file) throw new FileLost(file.why);
      const pieces = maskedFile(file, learned.get(job), options, tally.take, tally.note, truth.of(job, target));
      const before = await truth.hashBefore(job);
      if (typed.switch('check')) await drained(pieces);
      else if (target === undefined) await passOn(pieces, io);
      else if (job.isElsewhere) {
        await drained(pieces);
        if (tally.counts.size > 0) throw new LeadsOut(name, 'masked');
      } else if ('path' in from && target === from.path)
        await writePieces(
          target,
          pieces,
          file.packing,
          () => tally.counts.size + tally.notes.length > 0 && isAsOpened(target, file.stamp),
        );
      else await writePieces(target, pieces);
      if (target !== undefined && tally.counts.size > 0) await truth.wrote(job, target, before);
      if (hasName) tally.takeName();
      told.set(job, tally.results);
      notes.push(...tally.notes);
      named += hasName ? 1 : 0;
      for (const [label, count] of tally.counts) counts.set(label, (counts.get(label) ?? 0) + count);
    } catch (error) {
      // The files after it are masked all the same.
      if (error instanceof NotWritten && jobs.length === 1) throw error;
      told.set(job, [{ ...resultOf(name, null, null), findings: [whatFailed(error, typed.switch('check') === true)] }]);
      code = cannotWork;
    }
  }
  if (io.errIsTerminal) io.err('\r\u001b[K');
  results.push(...jobs.flatMap((job) => told.get(job) ?? []));
  const files = jobs.length + lost.length;
  return summarised(
    { results, counts, files, names: typed.has('output') ? named : names.count, notes, code },
    wanted,
    typed,
    io,
  );
};

/**
 * Has the session learn from all of it: a value that is confirmed in the last line of the last file is masked in the first one too.
 * What its traces name as artifacts is kept.
 */
async function learnAll(
  jobs: readonly Job[],
  single: Opened | undefined,
  options: RedactOptions,
  io: Io,
): Promise<{ readonly learned: ReadonlyMap<Job, Learned>; readonly named: Named }> {
  const learned = new Map<Job, Learned>();
  const named = new Map<Job, ReadonlySet<string>>();
  for (const [index, job] of jobs.entries()) {
    progress(io, `reading ${index + 1}`, jobs.length, job.name);
    await turn();
    if (job.takenOver !== undefined) for (const name of job.takenOver.split(sep)) learnFrom(name, options);
    const file = single ?? (await openRedactable(job.from, io));
    // A document that is alone is read and masked at once. What cannot be read is told when it is to be masked.
    if ('why' in file || (single !== undefined && !file.isLines)) continue;
    const artifacts = new Set<string>();
    const look = (document: unknown): void => {
      for (const path of artifactPaths(document)) artifacts.add(path);
    };
    const told = await learnFile(file, options, look).catch(unlessLost);
    if (told !== undefined) learned.set(job, told);
    if (artifacts.size > 0) named.set(job, artifacts);
  }
  return { learned, named };
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof FileLost)) throw error;
}

/** Where a result goes, with what is sensitive in the names that it would take over masked. A file that is written back keeps its own. */
function placeOf({ from, target, takenOver }: Job, names: MaskedNames): string | undefined {
  if (takenOver === undefined) return target;
  const masked = names.of(takenOver);
  if (target === undefined || ('path' in from && target === from.path)) return target;
  return target.slice(0, target.length - takenOver.length) + masked;
}

/** What somebody wrote into it meanwhile would be lost. */
function isAsOpened(path: string, stamp: string): true {
  if (stampOf(path) !== stamp) throw new FileLost('it changed while it was masked');
  return true;
}

async function drained(pieces: AsyncIterable<string>): Promise<void> {
  for await (const _ of pieces);
}

/** Nothing of it goes out before all of it is known to be clean. */
async function passOn(pieces: AsyncIterable<string>, io: Io): Promise<void> {
  const held = await heldBack(pieces);
  try {
    for (const piece of held.pieces()) io.out(piece);
  } finally {
    held.drop();
  }
}

function optionsOf(typed: Typed, io: Io): RedactOptions {
  const file = typed.value('key-file');
  const key = file === undefined ? undefined : keyFrom(file, io);
  const config = typed.value('config');
  if (typed.value('strategy') === 'hash' && typed.value('style') === 'forsy')
    throw new CannotWork(
      'The strategy hash says nothing with the style forsy, whose markers hold a number and no digest.',
      'Leave one of the two out.',
    );
  return {
    policy: (typed.value('redact') ?? 'secrets') as Policy,
    strategy: (typed.value('strategy') ?? 'mask') as Strategy,
    style: (typed.value('style') ?? 'open-token') as Style,
    session: createSession(key === undefined ? {} : { key }),
    ...(config === undefined ? {} : redactConfig(config, io)),
  };
}

function whatFailed(error: unknown, checks: boolean): Finding {
  const refused = checks ? wouldBeRefused : wasRefused;
  if (error instanceof FileLost) return unreadable(error.message);
  if (error instanceof Refused) return refused(error.message);
  if (error instanceof RedactionError) return refused(withinSentence(error.message));
  if (error instanceof NotWritten) return unwritten(error);
  throw error;
}

/** The first sentence of a message, to go on with where a sentence has begun. */
function withinSentence(message: string): string {
  const [first = ''] = message.split('. ');
  return first.charAt(0).toLowerCase() + first.slice(1);
}

function wasRefused(why: string): Finding {
  return refusal(`This was not written, because ${why}.`);
}

/** A check writes nothing anyway. */
function wouldBeRefused(why: string): Finding {
  return refusal(`This would not be written, because ${why}.`);
}

function refusal(message: string): Finding {
  return finding({
    rule: 'documents-can-be-redacted',
    stage: 'read',
    severity: 'error',
    message,
    why: 'A document that cannot be redacted completely is not passed on.',
    fix: 'Mend the file, or leave it out.',
  });
}

function unwritten(error: NotWritten): Finding {
  return finding({
    rule: 'results-can-be-written',
    stage: 'read',
    severity: 'error',
    message: `What was masked in this is not kept: ${error.message}`,
    why: 'The place is as it was, and what should have been masked may still stand there.',
    fix: whatToDo(error),
  });
}

function whatToDo(error: NotWritten): string {
  if (error instanceof LeadsOut) return `${error.fix}`;
  return error.isOfDisk
    ? 'Make room there, or name another place with -o, and run it again.'
    : 'Correct the path or the permissions, and run it again.';
}

function progress(io: Io, done: string, all: number, name: string): void {
  if (io.errIsTerminal && all > 1)
    io.err(`\r\u001b[K${done} of ${all}  ${name.replace(/[^\x20-\x7e]/g, '?').slice(-60)}`);
}
