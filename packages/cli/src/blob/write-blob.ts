import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { ruleset } from '@trace-formats/lint';
import { version } from '../../package.json';
import type { Typed } from '../command-line/options.ts';
import { cannotWork, clean, type ExitCode, worse } from '../exit-code.ts';
import { isWrittenByUs } from '../input/ours/written-by-us.ts';
import type { Io } from '../io.ts';
import { hasCrash } from '../lint/has-crash.ts';
import type { LintPlan } from '../lint/plan.ts';
import type { LintRun } from '../lint/run.ts';
import type { LintSources } from '../lint/sources.ts';
import { writeBeside } from '../output/whole/write-beside.ts';
import { askedOf, filesOf } from '../receipt/receipt-of.ts';
import { exitCodeOf } from '../report/exit-code-of.ts';
import { reportOfMasked } from '../report/report-of.ts';
import type { Wanted } from '../report/wanted-reports.ts';
import { type Blob, blobText } from './blob.ts';
import { portablePlan } from './portable-plan.ts';
import { isIn, type Shard } from './shard.ts';

/** What was asked of a run whose findings are written down. */
interface Asked {
  readonly plan: LintPlan;
  readonly shard: Shard;
  /** Where the blob is to go. */
  readonly wanted: readonly Wanted<string>[];
  readonly typed: Typed;
}

/** Writes down what a run found, for `forsy-lint merge`, and says how it ends by what it found itself. */
export async function writeBlob(run: LintRun, { plan, shard, wanted, typed }: Asked, io: Io): Promise<ExitCode> {
  const outputs = wanted.flatMap(({ file }) => (file === undefined ? [] : [resolve(io.cwd, file)]));
  const { results, facts, code, used, files } = run;
  const blob: Blob = {
    tool: { version, ruleset: ruleset() },
    shard,
    seen: digestOf(await namesSeen(files)),
    plan: portablePlan(plan),
    asked: askedOf(plan, typed),
    run: { results, facts, code, used },
    files: await filesOf(plan, run.hashes, outputs, isIn(shard)),
  };
  const text = blobText(blob);
  for (const { file } of wanted)
    if (file === undefined) io.out(text);
    else writeBeside(resolve(io.cwd, file), text);
  const report = reportOfMasked('forsy-lint', ruleset(), results);
  return worse(worse(code, hasCrash(results) ? cannotWork : clean), exitCodeOf(report, typed));
}

/** A blob that another shard wrote in between is no other dataset. */
async function namesSeen({ folders, unreadable }: LintSources): Promise<readonly string[]> {
  const names = unreadable.map(({ name }) => name);
  for (const { name, path } of folders.flatMap(({ sources }) => sources))
    if (!(await isWrittenByUs(path))) names.push(name);
  return names;
}

function digestOf(names: readonly string[]): string {
  return createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex');
}
