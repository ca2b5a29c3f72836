import type { Report, Summary } from '@trace-formats/schema';
import { count, list } from './words.ts';

/** What the summary of a report does not count. */
export interface Tally {
  readonly notes: number;
  readonly fixable: number;
  readonly notRun: number;
}

/** Counts notes, findings that `--fix` can mend, and rules that were not run; suppressed findings do not count. */
export function tally({ results }: Report): Tally {
  let notes = 0;
  let fixable = 0;
  let notRun = 0;
  for (const { findings, rules_not_run } of results) {
    notRun += rules_not_run.length;
    for (const finding of findings) {
      if (finding.suppressed !== null) continue;
      if (finding.severity === 'note') notes += 1;
      if (finding.fixable) fixable += 1;
    }
  }
  return { notes, fixable, notRun };
}

/** What was found, in a few words: `3 errors and 1 warning`, or that there was nothing. */
export function verdict({ errors, warnings, files, traces }: Summary, { notes }: Tally): string {
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  if (found.length > 0) return list(found);
  if (files === 0 && traces === 0) return 'nothing was checked, since no file was found to read';
  return `nothing to complain of in ${scope({ files, traces })}`;
}

/** What was looked at: `3 files`, or `1 file with 20 documents` where the numbers differ. */
export function scope({ files, traces }: Pick<Summary, 'files' | 'traces'>): string {
  const looked = count(files, 'file');
  return files === traces ? looked : `${looked} with ${count(traces, 'document')}`;
}
