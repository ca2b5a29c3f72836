import { resolve } from 'node:path';
import type { Profile } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import { closest } from '@trace-formats/validate';
import { divided, lintForms } from '../blob/divided.ts';
import { isIn, shardOf, wholeShard } from '../blob/shard.ts';
import { writeBlob } from '../blob/write-blob.ts';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command.ts';
import { cannotWork, clean, type ExitCode, findings as findingsCode, worse } from '../exit-code.ts';
import { type Fixed, fixed } from '../fix/fixed.ts';
import type { Io } from '../io.ts';
import { askedIn, partWith } from '../lint/asked.ts';
import { baselineOf, readBaseline, writeBaseline } from '../lint/config/baseline.ts';
import { configFacts } from '../lint/config/load-config.ts';
import { endLint } from '../lint/ending.ts';
import { type LintContext, type LintPlan, lintContext } from '../lint/plan.ts';
import { hasCrash, type LintRun, lintRun } from '../lint/run.ts';
import { type LintSources, lintSources } from '../lint/sources.ts';
import { lintWhole } from '../lint/whole.ts';
import type { Typed } from '../options.ts';
import { askedOf, filesOf } from '../receipt/receipt-of.ts';
import { mustBeLegible, wantedForms } from '../report/wanted-reports.ts';

/** `forsy-lint [paths]`: may these traces be released, why not, and what to do. */
export const run: Run = async (typed, io) => {
  io.answersByItsCode();
  const wanted = wantedForms(typed, lintForms);
  const shard = typed.has('shard') ? shardOf(typed.value('shard')!) : wholeShard;
  const { blobs, reports } = divided(wanted, shard, typed);
  const concurrency = typed.number('concurrency', 1);
  const tries = typed.switch('fix-dry-run') === true;
  mustMakeSense(typed, blobs.length > 0);
  if (tries) mustBeLegible(reports, 'The diff of --fix-dry-run');
  const plan = planOf(typed, io, { blobs, reports });
  const context = lintContext(plan);
  const files = await lintSources(plan.words, context);
  mustBeNoCommand(typed.words[0], files);
  mustBeNoValue(typed, files);
  const stdin = plan.words.includes('-')
    ? { name: typed.value('stdin-filename') ?? '<stdin>', bytes: await io.stdin() }
    : undefined;
  const fixes = typed.switch('fix') === true;
  const mended: Fixed =
    fixes || tries ? await fixed(files, stdin, context, fixes, io) : { changes: false, code: clean };
  const run = await lintRun(context, io, files, { stdin, concurrency, isMine: isIn(shard) });
  if (blobs.length > 0) {
    const code = await writeBlob(run, plan, shard, blobs, typed, io);
    if (reports.length === 0) return code;
  }
  context.decided.remember(run.used);
  if (typed.switch('suppress-all') === true) return worse(await suppressAll(run, context, io), mended.code);
  const prunes = typed.switch('prune-suppressions') === true;
  const ended = await endLint(
    {
      run,
      // The diff is the answer; a report is only written where one was asked for.
      wanted: tries && !typed.has('format') ? [] : reports,
      baselineFile: baselineOf(plan).file,
      prunes,
      // A part of the files may have none of some folder.
      byWord: blobs.length === 0,
      code: worse(mended.code, tries && mended.changes ? findingsCode : clean),
      receipt: {
        asked: askedOf(plan, typed),
        files: (outputs) => filesOf(plan, run.hashes, outputs),
      },
    },
    context,
    typed,
    io,
  );
  if (prunes && plan.baseline.length > 0) prune(ended, run.results, context, io);
  if (tries && !typed.has('format')) io.err(besideDiff(mended.changes, ended));
  return ended;
};

/** What a diff alone does not say: that it is empty because nothing can be mended, and what the exit code speaks of then. */
function besideDiff(changes: boolean, code: ExitCode): string {
  const why = 'forsy-lint without --fix-dry-run says why.\n';
  if (code === cannotWork) return `Not everything could be looked at; ${why}`;
  if (changes) return '';
  return `There is nothing that --fix would change${code === clean ? '.\n' : `, and the traces are not clean; ${why}`}`;
}

function planOf(typed: Typed, io: Io, { blobs, reports }: ReturnType<typeof divided>): LintPlan {
  const config = configFacts(typed, io.cwd);
  const baseline = baselineOf({ cwd: io.cwd, config });
  return {
    cwd: io.cwd,
    words: typed.words.length === 0 ? ['.'] : typed.words,
    profile: (typed.value('profile') as Profile | undefined) ?? config.config.profile,
    release: typed.has('release'),
    reviewed: typed.value('release') === 'reviewed',
    config,
    // A release is not made on what was merely there before: only what has a reason of its own is lived with.
    baseline: typed.has('release') ? [] : readBaseline(baseline.path, baseline.file),
    today: new Date().toISOString().slice(0, 10),
    hashed: typed.has('receipt') || blobs.length > 0,
    outputs: [typed.value('receipt'), ...[...blobs, ...reports].map(({ file }) => file)].flatMap((file) =>
      file === undefined ? [] : [resolve(io.cwd, file)],
    ),
    graph: blobs.length > 0 || reports.some(({ name }) => name === 'html'),
  };
}

/** Writes all open findings down, to be lived with. */
async function suppressAll(run: LintRun, context: LintContext, io: Io): Promise<ExitCode> {
  const { path, file } = baselineOf(context.plan);
  const results = await lintWhole(run.results, run.facts, context, { baselineFile: file, prunes: true });
  const open = results.flatMap(({ file, findings }) => {
    const part = partWith(file, context);
    return findings
      .filter(isForBaseline)
      .map(({ rule, fingerprint }) => ({ rule, fingerprint: fingerprint!, ...part }));
  });
  // What was not looked at, or could not be, may well have findings of before.
  const kept = run.code === cannotWork ? context.plan.baseline : context.decided.needed(askedIn(context, run.results));
  const count = writeBaseline(path, [...kept, ...open]);
  const gone = context.plan.baseline.length - kept.length;
  const less =
    gone === 0
      ? ''
      : ` ${gone} that it held before ${gone === 1 ? 'was' : 'were'} not found in what was looked at, and ${gone === 1 ? 'is' : 'are'} out.`;
  io.err(`${file} now holds ${count} ${count === 1 ? 'finding' : 'findings'}.${less}\n`);
  return worse(run.code, hasCrash(results) ? cannotWork : clean);
}

/** Takes out what matches nothing any more, unless something could not be looked at that it may match. */
function prune(code: ExitCode, looked: LintRun['results'], context: LintContext, io: Io): void {
  const { plan, decided } = context;
  const { path, file } = baselineOf(plan);
  if (code === cannotWork) {
    io.err(`${file} is as it was, since not everything could be looked at.\n`);
    return;
  }
  const asked = askedIn(context, looked);
  const kept = decided.needed(asked);
  const count = writeBaseline(path, kept);
  // Of an entry that names no part nobody can say where it is about, unless everything was looked at.
  const unsure =
    kept.length -
    decided.needed({ ...asked, place: (within, rule) => within === undefined || asked.place(within, rule) }).length;
  const rest =
    unsure === 0
      ? ''
      : ` ${unsure} ${unsure === 1 ? 'matches' : 'match'} nothing here but may speak of what was not looked at: name the whole folder of the baseline to have ${unsure === 1 ? 'it' : 'them'} judged.`;
  io.err(`${file}: ${plan.baseline.length - count} of ${plan.baseline.length} entries were taken out.${rest}\n`);
}

function mustMakeSense(typed: Typed, writesBlob: boolean): void {
  const readsStdin = typed.words.includes('-');
  if (typed.switch('fix') === true && readsStdin)
    throw new CannotWork('--fix cannot mend standard input.', 'Name the file, or look at --fix-dry-run.');
  if (typed.has('receipt') && readsStdin)
    throw new CannotWork('A receipt speaks of files, and standard input is none.', 'Name the file.');
  if (!writesBlob) return;
  if (readsStdin) throw new CannotWork('A blob speaks of files, and standard input is none.', 'Name the file.');
  for (const flag of ['fix', 'fix-dry-run', 'suppress-all', 'prune-suppressions'])
    if (typed.switch(flag) === true)
      throw new CannotWork(
        `--${flag} and ${typed.has('shard') ? '--shard' : '-f blob'} exclude one another.`,
        'Do one after the other.',
      );
  if (typed.has('receipt') && typed.has('shard'))
    throw new CannotWork(
      'A receipt speaks of the whole dataset, and a shard is a part of it.',
      'Write forsy-lint merge <blobs...> --receipt <file>.',
    );
}

/** A word that leads to nothing and looks like one of the commands is one that was misspelt. */
function mustBeNoCommand(word: string | undefined, { unreadable }: LintSources): void {
  if (word === undefined || !unreadable.some(({ name }) => name === word)) return;
  const near = closest(word, commands);
  if (near === undefined) return;
  throw new CannotWork(
    `There is no file, folder or command ${JSON.stringify(word.slice(0, 60))}.`,
    `Did you mean forsy-lint ${near}?`,
  );
}

/** What most flags take stands behind a blank, and what this one takes behind an equals sign: without it the word is a path. */
function mustBeNoValue(typed: Typed, { unreadable }: LintSources): void {
  if (!typed.has('release') || typed.value('release') === 'reviewed') return;
  if (unreadable.some(({ name }) => name === 'reviewed'))
    throw new CannotWork(
      'There is no file or folder "reviewed".',
      'If it is what the release is asked for, write --release=reviewed.',
    );
}

const commands = ['rules', 'explain', 'init', 'attest', 'verify', 'merge', 'help'];

function isForBaseline({ severity, stage, suppressed, fingerprint }: Result['findings'][number]): boolean {
  return suppressed === null && severity !== 'note' && stage !== 'internal' && fingerprint !== null;
}
