import { resolve } from 'node:path';
import { type ReporterName, reporterNames } from '@trace-formats/report';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';

/** A report that was asked for, and the file it goes to. */
export interface Wanted<Name extends string = ReporterName> {
  readonly name: Name;
  readonly file: string | undefined;
}

/** Reads the report flags before any work is done, so that a misspelt one costs nobody an hour. */
export function wantedReports(typed: Typed): readonly Wanted[] {
  return wantedForms(typed, reporterNames);
}

/** The files that reports go to: what lies there in a folder is what an earlier run wrote, and goes. */
export function outputsOf(wanted: readonly Wanted[], cwd: string): ReadonlySet<string> {
  return new Set(wanted.flatMap(({ file }) => (file === undefined ? [] : resolve(cwd, file))));
}

/** As `wantedReports`, for a command that writes other forms too. */
export function wantedForms<Name extends string>(typed: Typed, names: readonly Name[]): readonly Wanted<Name>[] {
  const given = typed.values('format');
  typed.number('max-warnings', 0);
  const wanted = (given.length === 0 ? ['stylish'] : given).map((text) => {
    const at = text.indexOf('=');
    const name = at < 0 ? text : text.slice(0, at);
    if (!(names as readonly string[]).includes(name)) {
      throw new CannotWork(`There is no report format ${JSON.stringify(name)}; there are ${names.join(', ')}.`, {
        word: name,
        among: names,
        advise: (near) => `Did you mean --format ${near}?`,
      });
    }
    if (at >= 0 && at === text.length - 1)
      throw new CannotWork(`--format ${text} names no file after the equals sign.`);
    return { name: name as Name, file: at < 0 ? undefined : text.slice(at + 1) };
  });
  mustBeLegible(wanted);
  return wanted;
}

/**
 * What programs read stands alone: with another report before or behind it, or something else that the command says, it would be no
 * JSON and no page any more.
 */
export function mustBeLegible(wanted: readonly Wanted<string>[], beside?: string): void {
  const typedOut = wanted.filter(({ file }) => file === undefined);
  const alone = typedOut.find(({ name }) => !isForPeople(name));
  const other = beside ?? typedOut.find((one) => one !== alone)?.name;
  if (alone === undefined || other === undefined) return;
  const both =
    beside === undefined ? `The reports ${other} and ${alone.name}` : `${other} and the report ${alone.name}`;
  throw new CannotWork(
    `${both} would both go to standard output, where no program could read ${alone.name}.`,
    `Give it a file: --format ${alone.name}=<file>`,
  );
}

/** Whether a report may stand among other words. */
export function isForPeople(name: string): boolean {
  return /^(?:stylish|github|markdown)$/.test(name);
}

/** The reports that have a place for what a file was taken for. */
export const detectForms: readonly ReporterName[] = ['stylish', 'json', 'ndjson', 'markdown', 'html'];

/** Whether some report names documents without findings too. */
export function showsClean(wanted: readonly Wanted[]): boolean {
  return wanted.some(({ name }) => name !== 'stylish');
}
