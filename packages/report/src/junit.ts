import type { Finding, Report, Result } from '@trace-formats/schema';
import { mustBeAskedRightly } from './must-be-asked-rightly.ts';
import type { ReporterOptions } from './reporter.ts';
import { fixWith, remedyOf } from './said/remedy.ts';
import { byFile, wantedFindings } from './said/shown.ts';
import { longestMessage, shorten } from './said/words.ts';
import { escapeXmlAttribute, escapeXmlText } from './text/escape.ts';

/**
 * For CI systems that read JUnit XML: a suite for each file, a test for each finding. An error fails its test;
 * a warning passes and tells its message in the output; a suppressed finding is skipped.
 */
export function junit(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const suites: string[] = [];
  const total = { tests: 0, failures: 0 };
  for (const [file, results] of byFile(report.results)) {
    const tests = numbered(results.flatMap((result) => testsOf(result, options, fixWith(report))));
    const failures = tests.filter(({ outcome }) => outcome === 'failed').length;
    const skipped = tests.filter(({ outcome }) => outcome === 'skipped').length;
    total.tests += tests.length;
    total.failures += failures;
    suites.push(
      `  <testsuite name="${attribute(file)}" tests="${tests.length}" failures="${failures}" errors="0" skipped="${skipped}" time="0">`,
    );
    for (const { name, body } of tests)
      suites.push(
        `    <testcase name="${escapeXmlAttribute(name)}" classname="${attribute(file)}" time="0"${body === '' ? '/>' : `>${body}</testcase>`}`,
      );
    suites.push('  </testsuite>');
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(report.tool.name)}" tests="${total.tests}" failures="${total.failures}" errors="0" time="0">`,
    ...suites,
    '</testsuites>\n',
  ].join('\n');
}

interface Test {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly body: string;
}

function testsOf(result: Result, options: ReporterOptions, mender: string): readonly Test[] {
  const where = result.record === null ? '' : `record ${result.record}: `;
  const findings = wantedFindings(result, options);
  const nothing = options.quiet === true ? 'no errors' : 'no findings';
  if (findings.length === 0) return [{ name: `${where}${nothing}`, outcome: 'passed', body: '' }];
  return findings.map((finding) => ({ name: `${where}${nameOf(finding)}`, ...outcomeOf(finding, mender) }));
}

/** Whoever reads the report keeps one test for each name, so that of several with the same name only one would be seen. */
function numbered(tests: readonly Test[]): readonly Test[] {
  const times = new Map<string, number>();
  return tests.map((test) => {
    const name = shorten(test.name, longestMessage);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { ...test, name: time === 1 ? name : `${name} (${time})` };
  });
}

function nameOf({ rule, pointer, line, column }: Finding): string {
  const place = line === null ? '' : ` (${column === null ? `line ${line}` : `${line}:${column}`})`;
  return `${rule}${pointer === '' ? '' : ` at ${pointer}`}${place}`;
}

function outcomeOf(finding: Finding, mender: string): Pick<Test, 'outcome' | 'body'> {
  if (finding.suppressed !== null)
    return { outcome: 'skipped', body: `<skipped>${text(`Suppressed: ${finding.suppressed.reason}`)}</skipped>` };
  if (finding.severity !== 'error')
    return {
      outcome: 'passed',
      body: `<system-out>${text(`${finding.severity}: ${whole(finding, mender)}`)}</system-out>`,
    };
  const body = `<failure type="${attribute(finding.rule)}" message="${attribute(finding.message)}">${text(whole(finding, mender))}</failure>`;
  return { outcome: 'failed', body };
}

function whole(finding: Finding, mender: string): string {
  const { message, why, excerpt, docs } = finding;
  const remedy = remedyOf(finding, mender);
  const parts = [message, excerpt, why, remedy === null ? null : `fix: ${remedy}`, docs];
  return parts
    .flatMap((part) => (part === null || part === undefined ? [] : [shorten(part, longestMessage)]))
    .join('\n');
}

function attribute(value: string): string {
  return escapeXmlAttribute(shorten(value, longestMessage));
}

// Whole texts are put together of parts that were shortened, so only a reason can still be too long.
function text(value: string): string {
  return escapeXmlText(shorten(value, 5 * longestMessage));
}
