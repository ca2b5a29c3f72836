import { resolve } from 'node:path';
import { ruleset } from '@trace-formats/lint';
import type { ReceiptFile } from '@trace-formats/schema/receipt';
import type { Result } from '@trace-formats/schema/report';
import type { Typed } from '../command-line/options.ts';
import { cannotWork, clean, type ExitCode, worse } from '../exit-code.ts';
import { nothingIn } from '../input/nothing-in.ts';
import type { Io } from '../io.ts';
import { writeBeside } from '../output/whole/write-beside.ts';
import { type Ran, receiptOf } from '../receipt/receipt-of.ts';
import { fruitless } from '../report/fruitless.ts';
import { foundNothing, mustHaveChecked } from '../report/must-have-checked.ts';
import { present } from '../report/present.ts';
import { reportOfMasked } from '../report/report-of.ts';
import type { Wanted } from '../report/wanted-reports.ts';
import { hasCrash } from './has-crash.ts';
import { isAnyTrace } from './kinds/trace-formats.ts';
import type { Part } from './parts/merged-parts.ts';
import type { LintContext } from './plan.ts';
import { lintCoverage, lintWhole } from './whole/whole.ts';

/** What was found in all files, and what is to be made of it. */
export interface LintEnding {
  readonly run: Pick<Part, 'results' | 'facts' | 'code' | 'used'>;
  readonly wanted: readonly Wanted[];
  readonly baselineFile: string;
  /** True where the baseline is cleaned of what matches nothing. */
  readonly prunes: boolean;
  /** How the run would have ended on other grounds. */
  readonly code: ExitCode;
  /** True where the words of the command line are places of what was looked at. */
  readonly byWord: boolean;
  readonly receipt:
    | (Pick<Ran, 'asked'> & { files(outputs: readonly string[]): Promise<readonly ReceiptFile[]> })
    | undefined;
}

/** Says what there is to say of the whole, writes the reports and the receipt, and how it ends. */
export async function endLint(ending: LintEnding, context: LintContext, typed: Typed, io: Io): Promise<ExitCode> {
  const { run, wanted, baselineFile, prunes, byWord } = ending;
  const results = await lintWhole(run.results, run.facts, context, { baselineFile, prunes });
  const report = reportOfMasked('forsy-lint', ruleset(), results, lintCoverage(results, run.facts, context));
  const told = worse(await present(report, wanted, typed, io), ending.code);
  const ignores = leavesOut(context);
  const looked = context.plan.release
    ? await mustHaveTraces(results, typed.words, io, { ignores, byWord })
    : await mustHaveChecked(report, typed.words, io, { ignores, byWord });
  const code = worse(worse(run.code, hasCrash(results) ? cannotWork : looked), told);
  const at = typed.value('receipt');
  if (at === undefined || ending.receipt === undefined) return code;
  const { plan } = context;
  const outputs = [at, ...wanted.flatMap(({ file }) => file ?? [])].map((output) => resolve(plan.cwd, output));
  const { asked } = ending.receipt;
  const files = await ending.receipt.files(outputs);
  const made = receiptOf({ plan, report, facts: run.facts, code, asked, files, outputs });
  writeBeside(resolve(io.cwd, at), `${JSON.stringify(made, null, 2)}\n`);
  return code;
}

/** An open gate through which nothing went is a path that was misspelt or a configuration that leaves everything out. */
async function mustHaveTraces(
  results: readonly Result[],
  words: readonly string[],
  io: Io,
  { ignores, byWord }: { readonly ignores: boolean; readonly byWord: boolean },
): Promise<ExitCode> {
  const traces = results.filter(({ format }) => format !== null && isAnyTrace(format)).map(({ file }) => file);
  const left = traces.length === 0 ? words : byWord ? fruitless(words, traces, io.cwd) : [];
  if (traces.length > 0 && left.length === 0) return clean;
  return foundNothing('forsy-lint', nothingIn(left, 'trace to release', ', so the gate stays shut', ignores), io);
}

function leavesOut({ plan: { config } }: LintContext): boolean {
  return (config.config.ignore ?? []).length > 0 || config.ignored !== undefined;
}
