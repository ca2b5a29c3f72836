import type { Finding, Report, Result } from '@trace-formats/schema';
import { mustBeAskedRightly } from '../must-be-asked-rightly.ts';
import type { ReporterOptions } from '../reporter.ts';
import { fixWith, remedyOf } from '../said/remedy.ts';
import { activeFindings, byFile, shownMatches, wantedFindings } from '../said/shown.ts';
import { heldBackOf } from '../said/tally.ts';
import { count, list, longestMessage, shorten } from '../said/words.ts';
import { escapeTerminal } from '../text/escape.ts';
import { frameLines } from '../text/frame.ts';
import { closing } from './closing.ts';
import { type Paint, painter } from './colour.ts';
import { columns, cutTo, wrap } from './columns.ts';

/** For a person at a terminal: findings by file, each with its frame and its fix, and a closing count. */
export function stylish(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const paint = painter(options.color === true);
  const look: Look = { paint, options, mender: fixWith(report) };
  const files: string[] = [];
  for (const [file, results] of byFile(report.results)) {
    const told = results.flatMap((result) => linesOf(result, look));
    if (told.length > 0) files.push(written([paint('underline', visible(file)), ...told, '']));
  }
  files.push(written(closing(report, paint, options)));
  return files.join('');
}

/** The lines as one text: a hundred thousand lines, each still in the pieces it was made of, take ten times the room. */
function written(lines: readonly string[]): string {
  return lines.map((line) => `${unlikeACommand(line)}\n`).join('');
}

interface Look {
  readonly paint: Paint;
  readonly options: ReporterOptions;
  /** What mends what can be mended. */
  readonly mender: string;
}

function linesOf(result: Result, look: Look): readonly string[] {
  const { options, paint } = look;
  const findings = options.verbose === true ? wantedFindings(result, options) : activeFindings(result, options);
  const heldBack = heldBackOf(result.findings);
  const lines = [
    ...detectedLines(result, look),
    ...findingsLines(findings, look),
    ...(heldBack > 0 ? [`  ${paint('yellow', `The baseline holds back ${count(heldBack, 'finding')} here.`)}`] : []),
    ...(result.losses ?? []).map(
      (loss) => `  ${loss.kind}  ${visible(loss.pointer || '/')}  ${visible(loss.why)}${times(loss.count ?? 1)}`,
    ),
    ...shownMatches(result).map(
      (match) =>
        `  ${visible(match.kind)}  ${visible(match.pointer || '/')}  ${visible(match.label)} (${visible(match.confidence)})`,
    ),
    ...(options.verbose === true
      ? result.rules_not_run.map(({ rule, why }) => paint('dim', `  not run: ${visible(rule)}: ${visible(why)}`))
      : []),
  ];
  if (lines.length === 0 || result.record === null) return lines;
  const id = result.trace_id === null ? '' : `  ${paint('dim', visible(shorten(result.trace_id, 100)))}`;
  return [`  ${paint('bold', `record ${result.record}`)}${id}`, ...lines];
}

function detectedLines({ detected }: Result, { paint }: Look): readonly string[] {
  if (detected === undefined) return [];
  const version = detected.version === null ? '' : `, version ${visible(detected.version)}`;
  const others = detected.candidates.slice(detected.format === 'unknown' ? 0 : 1);
  return [
    `  ${paint('bold', visible(detected.format))} (${detected.container}${version})  ${visible(detected.why)}`,
    ...others.map(
      ({ format, saw }) =>
        `    could also be ${visible(format)}${saw.length > 0 ? `: it has ${visible(list(saw))}` : ''}`,
    ),
  ];
}

function findingsLines(findings: readonly Finding[], look: Look): readonly string[] {
  const places = findings.map(place);
  const widest = places.reduce((most, text) => Math.max(most, text.length), 0);
  return findings.flatMap((finding, index) => findingLines(finding, (places[index] ?? '').padEnd(widest), look));
}

function findingLines(finding: Finding, at: string, { paint, options, mender }: Look): readonly string[] {
  const indent = at.length + 5;
  const rule = `${finding.rule}${aside(finding)}`;
  const message = sentence(finding.message, indent + severityWidth, options.width);
  const last = message[message.length - 1] ?? '';
  const ruleFits =
    options.width === undefined || indent + severityWidth + columns(last) + 3 + rule.length <= options.width;
  const paddedSeverity = finding.severity.padEnd(severityWidth);
  const hanging = ' '.repeat(indent + severityWidth);
  const remedy = remedyOf(finding, mender);
  return [
    ...message.map((line, index) => {
      const start =
        index === 0 ? `  ${paint('dim', at)}   ${paint(severityStyle[finding.severity], paddedSeverity)}` : hanging;
      const end = index === message.length - 1 && ruleFits ? `   ${paint('dim', rule)}` : '';
      return `${start}${line}${end}`;
    }),
    ...(ruleFits ? [] : [`${hanging}${paint('dim', rule)}`]),
    ...framed(finding, indent, paint, options.width),
    ...(remedy === null ? [] : hung('fix: ', remedy, indent, options)),
    ...(finding.suppressed === null ? [] : hung('suppressed: ', finding.suppressed.reason, indent, options)),
  ];
}

function framed(finding: Finding, indent: number, paint: Paint, width = 120): readonly string[] {
  if (finding.excerpt === undefined || finding.excerpt === '') return [];
  const lines = frameLines(finding.excerpt, finding.line);
  const digits = String(finding.line ?? '').length;
  return lines.map(({ line, text }, index) => {
    const corner = lines.length === 1 ? '─' : index === 0 ? '┌' : index === lines.length - 1 ? '└' : '├';
    const gutter = line === null ? `${corner} │ ` : `${corner} ${String(line).padStart(digits)} │ `;
    return `${' '.repeat(indent)}${paint('dim', gutter)}${cutTo(escapeTerminal(text), Math.max(8, width - indent - gutter.length))}`;
  });
}

function hung(label: string, text: string, indent: number, { width }: ReporterOptions): readonly string[] {
  const lines = sentence(text, indent + label.length, width);
  return lines.map((line, index) => `${' '.repeat(indent)}${index === 0 ? label : ' '.repeat(label.length)}${line}`);
}

function sentence(text: string, indent: number, width: number | undefined): readonly string[] {
  const escaped = visible(text);
  return width === undefined ? [escaped] : wrap(escaped, Math.max(24, width - indent));
}

function place({ line, column }: Finding): string {
  if (line === null) return '-';
  return column === null ? String(line) : `${line}:${column}`;
}

function aside({ checklist, certainty }: Finding): string {
  const parts = [...(checklist === null ? [] : [`checklist ${checklist}`]), ...(certainty === 'hint' ? ['hint'] : [])];
  return parts.length === 0 ? '' : `  (${parts.join(', ')})`;
}

function times(value: number): string {
  return value === 1 ? '' : ` (${count(value, 'place')})`;
}

function visible(text: string): string {
  return escapeTerminal(shorten(text, longestMessage));
}

// A build log obeys a line that begins with two colons, even an indented one.
function unlikeACommand(line: string): string {
  return line.includes('::') ? line.replace(/^((?:\s|\u001b\[\d+m)*):(?=:)/, '$1\\u003a') : line;
}

const severityStyle = { error: 'red', warning: 'yellow', note: 'blue' } as const;
const severityWidth = 'warning'.length + 2;
