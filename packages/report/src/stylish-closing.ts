import type { Report, Summary } from '@trace-formats/schema';
import { checklistStatuses, checklistTitle, checklistTitles, statusWords } from './checklist.ts';
import type { Paint, Style } from './colour.ts';
import type { ReporterOptions } from './reporter.ts';
import { count, list } from './words.ts';

/** The last lines of a terminal report: the checklist, the counts, and what was not shown. */
export function closing(report: Report, paint: Paint, options: ReporterOptions): readonly string[] {
  const tally = tallyOf(report);
  return [
    ...checklistLines(report, paint),
    verdict(report.summary, tally, paint),
    ...asides(report, tally, options).map((line) => paint('dim', `  ${line}`)),
  ];
}

interface Tally {
  readonly notes: number;
  readonly fixable: number;
  readonly notRun: number;
}

function tallyOf({ results }: Report): Tally {
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

function verdict(summary: Summary, { notes }: Tally, paint: Paint): string {
  const { errors, warnings } = summary;
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  if (found.length > 0) return paint(errors > 0 ? 'red' : 'yellow', `✖ ${list(found)} in ${scope(summary)}.`);
  if (summary.files === 0 && summary.traces === 0) return 'Nothing was checked: no file was found to read.';
  return paint('green', `✔ Nothing to complain of in ${scope(summary)}.`);
}

/** What was looked at: `3 files`, or `1 file with 20 traces` where the numbers differ. */
function scope({ files, traces }: Summary): string {
  const looked = count(files, 'file');
  return files === traces ? looked : `${looked} with ${count(traces, 'document')}`;
}

function asides({ summary }: Report, { notes, fixable, notRun }: Tally, options: ReporterOptions): readonly string[] {
  const hidden = [
    ...(summary.warnings > 0 ? [count(summary.warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  const more = options.verbose === true ? '' : '; --verbose shows';
  return [
    ...(fixable > 0 ? [`${count(fixable, 'finding')} can be fixed with --fix.`] : []),
    ...(options.quiet === true && hidden.length > 0 ? [`--quiet hides ${list(hidden)}.`] : []),
    ...(summary.suppressed > 0
      ? [
          `${count(summary.suppressed, 'finding is', 'findings are')} suppressed${more && `${more} ${summary.suppressed === 1 ? 'it' : 'them'}`}.`,
        ]
      : []),
    ...(notRun > 0
      ? [
          `${count(notRun, 'rule was', 'rules were')} not run${more && `${more} ${notRun === 1 ? 'it' : 'them'} with the reason`}.`,
        ]
      : []),
  ];
}

function checklistLines({ results, summary }: Report, paint: Paint): readonly string[] {
  if (!results.some(({ checklist }) => checklist.length > 0)) return [];
  const widest = checklistTitles.reduce((most, title) => Math.max(most, title.length), 0);
  const rows = checklistTitles.map((_title, index) => {
    const item = index + 1;
    const counts = summary.checklist[String(item)] ?? {};
    const states = checklistStatuses.flatMap((status) => {
      const times = counts[status] ?? 0;
      if (times === 0) return [];
      const words = summary.traces === 1 ? statusWords(status) : `${times} ${statusWords(status)}`;
      return [paint(statusStyle[status], words)];
    });
    return `  ${String(item).padStart(2)}  ${checklistTitle(item).padEnd(widest)}  ${states.join(', ') || paint('dim', 'not checked')}`;
  });
  return [paint('bold', 'Pre-release checklist'), ...rows, ''];
}

const statusStyle: Readonly<Record<(typeof checklistStatuses)[number], Style>> = {
  fail: 'red',
  'needs-review': 'yellow',
  clear: 'green',
  attested: 'green',
  pass: 'green',
  'not-applicable': 'dim',
};
