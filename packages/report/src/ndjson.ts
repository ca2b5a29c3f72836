import type { Report } from '@trace-formats/schema';
import { mustBeAskedRightly } from './must-be-asked-rightly.ts';
import type { ReporterOptions } from './reporter.ts';
import { wantedFindings } from './said/shown.ts';
import { jsonText } from './text/escape.ts';
import { inOrder } from './text/key-order.ts';

/**
 * For streams: one line for what a file was taken for and for each finding, with the document it belongs to, and a last line with
 * the summary and what was asked.
 */
export function ndjson(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const lines: string[] = [];
  for (const result of report.results) {
    const { file, record, format, trace_id, detected } = result;
    if (detected !== undefined) lines.push(jsonText({ type: 'detected', file, record, ...inOrder(detected) }));
    for (const finding of wantedFindings(result, options))
      lines.push(jsonText({ type: 'finding', file, record, format, trace_id, ...inOrder(finding) }));
  }
  const { report_version, tool, summary, coverage } = report;
  const last = coverage === undefined ? { tool, summary } : { tool, summary, coverage };
  lines.push(jsonText({ type: 'summary', report_version, ...inOrder(last) }));
  return `${lines.join('\n')}\n`;
}
