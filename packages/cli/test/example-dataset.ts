import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '@trace-formats/schema/report';
import { folderOf, type Said } from './command.ts';
import { runHere } from './run-here.ts';

/** The example dataset of this repository. */
export const examples: string = fileURLToPath(new URL('../../../examples/dataset/', import.meta.url));

/** A trace as plain data. */
export type Trace = Record<string, unknown> & { steps: Record<string, unknown>[] };

/** One trace of it as it lies there. */
export const original: string = readFileSync(join(examples, 'csv-totals/trace.json'), 'utf8');

/** A copy of the example dataset without its signatures, with one trace changed. */
export function exampleCopy(change: (trace: Trace) => void = () => {}): string {
  const folder = folderOf({});
  cpSync(examples, folder, { recursive: true, filter: (path) => !/reviews?\.jsonl?$/.test(path) });
  changeTrace(folder, change);
  return folder;
}

/** Changes a trace where it lies. */
export function changeTrace(folder: string, change: (trace: Trace) => void, name = 'csv-totals/trace.json'): void {
  const trace = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Trace;
  change(trace);
  writeFileSync(join(folder, name), `${JSON.stringify(trace, null, 2)}\n`);
}

/** A change that breaks a trace: its second step names a cause that is not there. */
export function wrongCause({ steps }: Trace): void {
  steps[1]!['caused_by'] = [99];
}

/** Runs forsy-lint in a folder, in this process. */
export function lint(folder: string, ...words: string[]): Promise<Said> {
  return runHere('forsy-lint', words, folder);
}

/** The JSON report of a run. */
export async function reportOn(folder: string, ...words: string[]): Promise<Report> {
  return JSON.parse((await lint(folder, '-f', 'json', ...words)).out) as Report;
}

/** File, rule and message of every finding that is neither a note nor suppressed. */
export function told({ results }: Report): string[] {
  return results.flatMap(({ file, findings }) =>
    findings
      .filter(({ severity, suppressed }) => severity !== 'note' && suppressed === null)
      .map(({ rule, message }) => `${file} ${rule}: ${message}`),
  );
}

/** File, rule and pointer of every finding of a severity that is not suppressed. */
export function places({ results }: Report, severity = 'error'): string[] {
  return results.flatMap(({ file, findings }) =>
    findings
      .filter((finding) => finding.severity === severity && finding.suppressed === null)
      .map(({ rule, pointer }) => `${file} ${rule} ${pointer}`),
  );
}
