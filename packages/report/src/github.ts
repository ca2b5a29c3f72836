import type { Finding, Report, Result } from '@trace-formats/schema';
import { mustBeAskedRightly } from './must-be-asked-rightly.ts';
import type { ReporterOptions } from './reporter.ts';
import { fixWith, remedyOf } from './said/remedy.ts';
import { activeFindings } from './said/shown.ts';
import { longestMessage, shorten, withThousands } from './said/words.ts';
import { escapeGithubMessage, escapeGithubProperty } from './text/escape.ts';

/** For GitHub Actions: one workflow command for each finding, which the site shows as an annotation of the line. */
export function github(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const lines: string[] = [];
  const written = { error: 0, warning: 0, notice: 0 };
  for (const result of report.results)
    for (const finding of activeFindings(result, options)) {
      lines.push(command(result, finding, fixWith(report)));
      written[kinds[finding.severity]] += 1;
    }
  if (Object.values(written).some((times) => times > shownOfEachKind))
    lines.push(
      `::notice::${escapeGithubMessage(
        `GitHub shows at most ${shownOfEachKind} errors, ${shownOfEachKind} warnings and ${shownOfEachKind} notices of one step as annotations. All ${withThousands(lines.length)} findings stand in the log of this step.`,
      )}`,
    );
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function command(result: Result, finding: Finding, mender: string): string {
  const { rule, checklist, certainty, line, column, message } = finding;
  const remedy = remedyOf(finding, mender);
  const title = [
    rule,
    ...(checklist === null ? [] : [`checklist ${checklist}`]),
    ...(certainty === 'hint' ? ['hint'] : []),
  ];
  const properties = [
    ['file', result.file],
    ...(line === null ? [] : [['line', String(line)]]),
    ...(line === null || column === null ? [] : [['col', String(column)]]),
    ['title', title.join(', ')],
  ].map(([name, value]) => `${name}=${escapeGithubProperty(value ?? '')}`);
  const text =
    remedy === null ? message : `${shorten(message, longestMessage)}\nfix: ${shorten(remedy, longestMessage)}`;
  return `::${kinds[finding.severity]} ${properties.join(',')}::${escapeGithubMessage(shorten(text, 2 * longestMessage))}`;
}

const kinds = { error: 'error', warning: 'warning', note: 'notice' } as const;

const shownOfEachKind = 10;
