import { resolve } from 'node:path';
import type { Profile } from '@trace-formats/lint';
import { divided, lintForms } from '../blob/divided.ts';
import { isIn, shardOf, wholeShard } from '../blob/shard.ts';
import { writeBlob } from '../blob/write-blob.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { cannotWork, clean, type ExitCode, findings as findingsCode, worse } from '../exit-code.ts';
import { type Fixed, fixed, shownFixes } from '../fix/fixed.ts';
import { nameOfStdin } from '../input/stdin/named-stdin.ts';
import type { Io } from '../io.ts';
import { baselineOf, readBaseline } from '../lint/config/baseline.ts';
import { configFacts } from '../lint/config/load-config.ts';
import { endLint } from '../lint/ending.ts';
import { mustBeNoCommand, mustBeNoValue, mustMakeSense } from '../lint/misuse.ts';
import { type LintPlan, lintContext } from '../lint/plan.ts';
import { lintRun } from '../lint/run.ts';
import { lintSources } from '../lint/sources.ts';
import { prune, suppressAll } from '../lint/suppressing.ts';
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
  const stdinName = nameOfStdin(typed, plan.words);
  const context = lintContext(plan);
  const files = await lintSources(plan.words, context);
  mustBeNoCommand(typed.words[0], files);
  mustBeNoValue(typed, files);
  const stdin = plan.words.includes('-') ? { name: stdinName ?? '<stdin>', bytes: await io.stdin() } : undefined;
  const fixes = typed.switch('fix') === true;
  const mend = fixes ? fixed : tries ? shownFixes : undefined;
  const mended: Fixed = (await mend?.({ sources: files, stdin, context }, io)) ?? { changes: false, code: clean };
  const run = await lintRun(context, io, files, { stdin, concurrency, isMine: isIn(shard) });
  if (blobs.length > 0) {
    const code = await writeBlob(run, { plan, shard, wanted: blobs, typed }, io);
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
    // A release does not excuse findings because they are old; only those that somebody allowed, with a reason, are suppressed.
    baseline: typed.has('release') ? [] : readBaseline(baseline.path, baseline.file),
    today: new Date().toISOString().slice(0, 10),
    hashed: typed.has('receipt') || blobs.length > 0,
    outputs: [typed.value('receipt'), ...[...blobs, ...reports].map(({ file }) => file)].flatMap((file) =>
      file === undefined ? [] : [resolve(io.cwd, file)],
    ),
    graph: blobs.length > 0 || reports.some(({ name }) => name === 'html'),
  };
}
