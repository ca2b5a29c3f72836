import type { Report, Severity } from '@trace-formats/schema';
import { mustBeAskedRightly } from './must-be-asked-rightly.ts';
import type { ReporterOptions } from './reporter.ts';
import { activeFindings } from './said/shown.ts';
import { longestMessage, shorten } from './said/words.ts';
import { escapeLines, jsonText } from './text/escape.ts';
import { stableHash } from './text/stable-hash.ts';

/** For GitLab: a code quality report. Its fingerprints tell the same finding from run to run, so each is unique and stable. */
export function gitlab(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const seen = new Map<string, number>();
  const issues: string[] = [];
  for (const result of report.results)
    for (const finding of activeFindings(result, options)) {
      const { rule, pointer, message, severity, line } = finding;
      const digest = stableHash(
        result.file,
        result.trace_id ?? result.record,
        rule,
        pointer,
        finding.fingerprint ?? message,
      );
      const times = seen.get(digest) ?? 0;
      seen.set(digest, times + 1);
      issues.push(
        jsonText({
          description: escapeLines(shorten(message, longestMessage)),
          check_name: rule,
          fingerprint: times === 0 ? digest : stableHash(digest, times),
          severity: severities[severity],
          location: { path: result.file.replace(/^(\.\/)+/, ''), lines: { begin: line ?? 1 } },
        }),
      );
    }
  return issues.length === 0 ? '[]\n' : `[\n${issues.join(',\n')}\n]\n`;
}

const severities: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', note: 'info' };
