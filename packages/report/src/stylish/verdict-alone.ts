import type { Report } from '@trace-formats/schema';
import { mustBeAskedRightly } from '../must-be-asked-rightly.ts';
import type { ReporterOptions } from '../reporter.ts';
import { type Tally, tally } from '../said/tally.ts';
import { isUnchecked, scope, verdict } from '../said/verdict.ts';
import { type Paint, painter } from './colour.ts';

/** All that `stylish` says where there is nothing to tell; `undefined` for a report of which it says more. */
export function stylishVerdict(report: Report, options: ReporterOptions = {}): string | undefined {
  mustBeAskedRightly(report, options);
  const { errors, warnings, suppressed } = report.summary;
  if (report.results.length > 0 || report.coverage !== undefined || errors + warnings + suppressed > 0)
    return undefined;
  return `${verdictLine(report, tally(report), painter(options.color === true))}\n`;
}

/** What was found, and in how much, in one line. */
export function verdictLine({ summary }: Report, counted: Tally, paint: Paint): string {
  const { errors, warnings, files, traces } = summary;
  const words = verdict(summary, counted);
  // A cross stands for errors: what is only worth a look does not read like a failure.
  if (errors > 0) return paint('red', `✖ ${words} in ${scope(summary)}.`);
  if (warnings > 0) return paint('yellow', `⚠ ${words} in ${scope(summary)}.`);
  if (counted.notes > 0) return paint('blue', `ℹ ${words} in ${scope(summary)}.`);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  if (counted.heldBack > 0 || isUnchecked(summary, counted)) return paint('yellow', sentence);
  return files + traces === 0 ? sentence : paint('green', `✔ ${sentence}`);
}
