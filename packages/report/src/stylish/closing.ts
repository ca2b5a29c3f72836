import type { Report } from '@trace-formats/schema';
import type { ReporterOptions } from '../reporter.ts';
import { checklistStatuses, checklistTitle, checklistTitles, statusWords } from '../said/checklist.ts';
import { coverageSentence, reasonsOf, uncovered } from '../said/coverage.ts';
import { fixWith } from '../said/remedy.ts';
import { type Tally, tally } from '../said/tally.ts';
import { heldBackSentence } from '../said/verdict.ts';
import { count, list, shorten } from '../said/words.ts';
import { escapeTerminal } from '../text/escape.ts';
import type { Paint, Style } from './colour.ts';
import { verdictLine } from './verdict-alone.ts';

/** The last lines of a terminal report: the checklist, the counts, and what was not shown. */
export function closing(report: Report, paint: Paint, options: ReporterOptions): readonly string[] {
  const counted = tally(report);
  return [
    ...checklistLines(report, paint),
    verdictLine(report, counted, paint),
    ...asides(report, counted, options).map((line) => paint('dim', `  ${line}`)),
    ...coverageLines(report, paint, options),
  ];
}

function asides(report: Report, counted: Tally, options: ReporterOptions): readonly string[] {
  const { summary, coverage } = report;
  const { notes, fixable, notRun } = counted;
  const heldBack = heldBackSentence(counted);
  const suppressed = summary.suppressed - counted.heldBack;
  const hidden = [
    ...(summary.warnings > 0 ? [count(summary.warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  const more = options.verbose === true ? '' : '; --verbose shows';
  return [
    ...(fixable > 0 ? [`${count(fixable, 'finding')} can be fixed with ${fixWith(report)}.`] : []),
    ...(options.quiet === true && hidden.length > 0 ? [`--quiet hides ${list(hidden)}.`] : []),
    ...(heldBack === undefined ? [] : [`${heldBack}${more === '' ? '' : ' --verbose shows what they are.'}`]),
    ...(suppressed > 0
      ? [
          `${count(suppressed, 'finding is', 'findings are')} suppressed${more && `${more} ${suppressed === 1 ? 'it' : 'them'}`}.`,
        ]
      : []),
    ...(notRun > 0 && coverage === undefined
      ? [
          `${count(notRun, 'rule was', 'rules were')} not run${more && `${more} ${notRun === 1 ? 'it' : 'them'} with the reason`}.`,
        ]
      : []),
  ];
}

/** What was asked: one line, or with --verbose every rule that was not asked everywhere, and why. */
function coverageLines(report: Report, paint: Paint, { verbose }: ReporterOptions): readonly string[] {
  const sentence = coverageSentence(report);
  if (sentence === undefined) return [];
  if (verbose !== true) return [paint('dim', `  ${sentence.slice(0, -1)}; --verbose says which and why.`)];
  return [
    paint('dim', `  ${sentence}`),
    ...uncovered(report).map((one) =>
      paint(
        'dim',
        escapeTerminal(`    ${statusWords(one.status)}: ${shorten(one.rule, 200)}: ${shorten(reasonsOf(one), 600)}`),
      ),
    ),
  ];
}

function checklistLines({ results, summary }: Report, paint: Paint): readonly string[] {
  if (!results.some(({ checklist }) => checklist.length > 0)) return [];
  const widest = checklistTitles.reduce((most, title) => Math.max(most, title.length), 0);
  const unchecked: number[] = [];
  const rows = checklistTitles.flatMap((_title, index) => {
    const item = index + 1;
    const counts = summary.checklist[String(item)] ?? {};
    const states = checklistStatuses.flatMap((status) => {
      const times = counts[status] ?? 0;
      if (times === 0) return [];
      const words = summary.traces === 1 ? statusWords(status) : `${times} ${statusWords(status)}`;
      return [paint(statusStyle[status], words)];
    });
    if (states.length === 0) {
      unchecked.push(item);
      return [];
    }
    return [`  ${String(item).padStart(2)}  ${checklistTitle(item).padEnd(widest)}  ${states.join(', ')}`];
  });
  const rest = unchecked.length === 0 ? [] : [paint('dim', `      not checked: ${ranges(unchecked)}`)];
  return [paint('bold', 'Pre-release checklist'), ...rows, ...rest, ''];
}

/** Numbers in ascending order, neighbours together: `1 to 9, 11`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
}

const statusStyle: Readonly<Record<(typeof checklistStatuses)[number], Style>> = {
  fail: 'red',
  'needs-review': 'yellow',
  clear: 'green',
  attested: 'green',
  pass: 'green',
  'not-applicable': 'dim',
};
