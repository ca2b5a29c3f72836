import type { Report } from '@trace-formats/schema';
import { jsonText } from './escape.ts';
import { inOrder } from './key-order.ts';
import { mustBeOptions } from './must-be-options.ts';
import { mustBeReport } from './must-be-report.ts';
import type { ReporterOptions } from './reporter.ts';
import { wantedFindings } from './shown.ts';

/** For programs: the report itself, indented, its keys always in the order of its schema. */
export function json(report: Report, options: ReporterOptions = {}): string {
  mustBeReport(report);
  mustBeOptions(options);
  const results = report.results.map((result) => ({ ...result, findings: wantedFindings(result, options) }));
  return `${jsonText(inOrder({ ...report, results }), 2)}\n`;
}
