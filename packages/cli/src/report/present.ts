import { resolve } from 'node:path';
import { type ReporterName, type ReporterOptions, stylishVerdict } from '@trace-formats/report';
import type { Report } from '@trace-formats/schema/report';
import type { Typed } from '../command-line/options.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { exitCodeOf } from './exit-code-of.ts';
import type { Wanted } from './wanted-reports.ts';
import { withoutSecretNames } from './without-secret-names.ts';

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
    else (await import('../output/whole/write-beside.ts')).writeBeside(resolve(io.cwd, file), text);
  }
  return exitCodeOf(report, typed);
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

/**
 * https://no-color.org: any value of NO_COLOR but the empty one turns colour off. https://force-color.org: the same of FORCE_COLOR
 * turns it on, but Node and others take 0 and false for no. A flag outweighs the environment.
 */
function colourWanted(typed: Typed, { environment, outIsTerminal }: Io): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force } = environment;
  const wanted = no ? false : force ? !/^(?:0|false)$/.test(force) : undefined;
  return typed.switch('color') ?? wanted ?? (outIsTerminal && environment['TERM'] !== 'dumb');
}
