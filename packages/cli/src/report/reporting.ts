import { resolve } from 'node:path';
import { pageOf } from '@trace-formats/lint';
import { type ReporterName, type ReporterOptions, stylishVerdict, summarise } from '@trace-formats/report';
import type { Report, Result } from '@trace-formats/schema/report';
import { version } from '../../package.json';
import type { CannotWork } from '../cannot-work.ts';
import { cannotWork, clean, type ExitCode, findings } from '../exit-code.ts';
import { nothingIn } from '../input/nothing-in.ts';
import type { Io } from '../io.ts';
import type { Typed } from '../options.ts';
import type { Program } from '../program.ts';
import type { Wanted } from './wanted-reports.ts';

/** What a report is to say of documents without findings. */
export interface Clean {
  /** Documents, and files that hold nothing else, without findings, which are counted though they have no result. */
  readonly silent?: number;
  readonly silentFiles?: number;
  /** False where nobody will be shown the ids of documents without findings; then they are left out, not masked. */
  readonly keepsClean?: boolean;
}

/** Puts results into a report, masked. */
export async function reportOf(
  program: Report['tool']['name'],
  ruleset: string | null,
  results: readonly Result[],
  { silent = 0, silentFiles = 0, keepsClean = true }: Clean = {},
): Promise<Report> {
  const told = await withoutValues(keepsClean ? results : results.map(withoutId));
  const report = reportOfMasked(program, ruleset, told);
  const { files, traces } = report.summary;
  return { ...report, summary: { ...report.summary, files: files + silentFiles, traces: traces + silent } };
}

/**
 * Puts results that are masked already into a report, with a statement of what was asked where there is one, and gives every finding
 * the address of its rule's page.
 */
export function reportOfMasked(
  program: Report['tool']['name'],
  ruleset: string | null,
  results: readonly Result[],
  coverage?: NonNullable<Report['coverage']>,
): Report {
  return {
    report_version: '1',
    tool: { name: program, version, ruleset },
    results: results.map(documented),
    summary: summarise(results),
    ...(coverage === undefined ? {} : { coverage }),
  };
}

/** Reading, detection and the schemas know nothing of the pages, and rules know them by themselves. */
function documented(result: Result): Result {
  if (result.findings.every(({ docs }) => docs !== null)) return result;
  return { ...result, findings: result.findings.map((one) => ({ ...one, docs: one.docs ?? pageOf(one.rule) })) };
}

/** What masks is loaded only where there is something to mask. */
async function withoutValues(results: readonly Result[]): Promise<readonly Result[]> {
  return results.length === 0 ? [] : (await import('./without-values.ts')).withoutValues(results);
}

function withoutId(result: Result): Result {
  return result.findings.length > 0 || result.trace_id === null ? result : { ...result, trace_id: null };
}

/** Writes the report in every form that was asked for, and says what the exit code is. */
export async function present(report: Report, wanted: readonly Wanted[], typed: Typed, io: Io): Promise<ExitCode> {
  const drawn = await withoutSecretNames(report);
  const undrawn = withoutGraphs(drawn);
  for (const { name, file } of wanted) {
    const text = await textOf(name, name === 'html' ? drawn : undrawn, {
      color: file === undefined && name === 'stylish' && colourWanted(typed, io),
      width: io.columns,
      quiet: typed.switch('quiet') === true,
      verbose: typed.switch('verbose') === true,
    });
    if (file === undefined) io.out(text);
    else (await import('../output/write-beside.ts')).writeBeside(resolve(io.cwd, file), text);
  }
  return exitCodeOf(report, typed);
}

/** The name of a file or of a folder can hold a secret too. It is masked last, since excerpts are read by it. */
async function withoutSecretNames(report: Report): Promise<Report> {
  if (!report.results.some(({ file }) => mayHoldSecret.test(file))) return report;
  const { masked } = await import('./masked.ts');
  const known = new Map<string, string>();
  const clean = (name: string): string => {
    if (!mayHoldSecret.test(name)) return name;
    // One by one, as slashes would make a part of what only lies beside it.
    const told =
      known.get(name) ??
      name
        .split('/')
        .map((one) => (mayHoldSecret.test(one) ? masked(one, 'secrets') : one))
        .join('/');
    known.set(name, told);
    return told;
  };
  return { ...report, results: report.results.map((result) => ({ ...result, file: clean(result.file) })) };
}

/** A secret is long and has a digit or a sign in it; names of most files are words. */
const mayHoldSecret = /(?=[^/]*[0-9=@])[^/]{16}/;

/** What is known of a run beside its report. */
export interface Checked {
  /** Documents that the report has no result of. */
  readonly silent?: number;
  /** Files that the report says nothing of, since nothing is to be said. */
  readonly silentSources?: readonly string[];
  /** Whether some files are left out on purpose. */
  readonly ignores?: boolean;
  /** False where the words are no places of what was checked. */
  readonly byWord?: boolean;
}

/**
 * Whether there was anything to check, in each folder that was named. A path that leads to no document must not look like one whose
 * documents are all sound: nobody reads the report of a job that passed.
 */
export async function mustHaveChecked(
  { tool, results, summary }: Report,
  words: readonly string[],
  io: Io,
  { silent = 0, silentSources = [], ignores = false, byWord = true }: Checked = {},
): Promise<ExitCode> {
  const isKnown = results.some(({ format }) => format !== null && format !== 'unknown');
  const isAny = silent > 0 || summary.errors > 0 || isKnown;
  const left = !isAny
    ? words
    : byWord && words.length > 1
      ? await leftOf(words, results, silentSources, io)
      : undefined;
  if (left === undefined) return clean;
  return foundNothing(tool.name, nothingIn(left, 'file of a known format', ', so nothing was checked', ignores), io);
}

async function leftOf(
  words: readonly string[],
  results: readonly Result[],
  silentSources: readonly string[],
  io: Io,
): Promise<readonly string[] | undefined> {
  const { checkedIn, fruitless } = await import('./fruitless.ts');
  const left = fruitless(words, [...checkedIn(results), ...silentSources], io.cwd);
  return left.length === 0 ? undefined : left;
}

/** Says after a report what it found nothing of. */
export async function foundNothing(program: Program, what: CannotWork, io: Io): Promise<ExitCode> {
  io.err((await import('../complaint.ts')).complaint(program, what, io));
  return cannotWork;
}

/** The graphs are for the page alone: what other reporters write does not depend on who else was asked. */
function withoutGraphs(report: Report): Report {
  if (!report.results.some(({ graph }) => graph !== undefined)) return report;
  return { ...report, results: report.results.map(({ graph, ...result }) => result) };
}

/** Loads a reporter only where there is something to tell. */
async function textOf(name: ReporterName, report: Report, options: ReporterOptions): Promise<string> {
  if (name !== 'stylish') return (await import('./every-reporter.ts')).reporters[name](report, options);
  return stylishVerdict(report, options) ?? (await import('./stylish.ts')).stylish(report, options);
}

/** What of a report the exit code is made of. */
interface Weighed {
  readonly summary: Pick<Report['summary'], 'errors' | 'warnings'>;
}

/** How a run ends by what its report says. */
export function exitCodeOf({ summary }: Weighed, typed: Typed): ExitCode {
  const level = typed.value('fail-on') ?? 'error';
  const most = typed.number('max-warnings', 0);
  if (most !== undefined && summary.warnings > most) return findings;
  if (level !== 'never' && summary.errors > 0) return findings;
  return level === 'warning' && summary.warnings > 0 ? findings : clean;
}

/**
 * https://no-color.org: any value of NO_COLOR but the empty one turns colour off. https://force-color.org: the same of FORCE_COLOR
 * turns it on, but Node and others take 0 and false for no. A flag outweighs the environment.
 */
function colourWanted(typed: Typed, { environment, outIsTerminal }: Io): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force } = environment;
  const wanted = no ? false : force ? !/^(?:0|false)$/.test(force) : undefined;
  return typed.switch('color') ?? wanted ?? (outIsTerminal && environment['TERM'] !== 'dumb');
}
