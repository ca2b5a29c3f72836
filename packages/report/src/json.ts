import type { Report, Result } from '@trace-formats/schema';
import { mustBeAskedRightly } from './must-be-asked-rightly.ts';
import type { ReporterOptions } from './reporter.ts';
import { wantedFindings } from './said/shown.ts';
import { jsonText } from './text/escape.ts';
import { inOrder } from './text/key-order.ts';

/** For programs: the report itself, indented, its keys always in the order of its schema. */
export function json(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const frame = `${jsonText(inOrder({ ...report, results: [] }), 2)}\n`;
  if (report.results.length === 0) return frame;
  const [before, after] = frame.split(noResults) as [string, string];
  const results = report.results.map((result) => inList(result, options));
  // What stands around the list is put into it: a text that is put together once more is copied as a whole.
  results[0] = `${before}${noResults.slice(0, -1)}\n    ${results[0]}`;
  results[results.length - 1] += `\n  ]${after}`;
  return results.join(',\n    ');
}

/** The list of results while it is empty: no text has a line end in it, so that nothing else in the frame begins a line so. */
const noResults = '\n  "results": []';

/** One result at a time: of ten thousand, a copy with all keys in order takes more memory than the whole text. */
function inList(result: Result, options: ReporterOptions): string {
  const text = jsonText([[inOrder({ ...result, findings: wantedFindings(result, options) })]], 2);
  return text.slice(around[0].length, -around[1].length);
}

/** What stands around a value that is set in as far as a result is. */
const around = ['[\n  [\n    ', '\n  ]\n]'] as const;
