import type { Finding, Report, Result } from '@trace-formats/schema';
import { mustBeAskedRightly } from './must-be-asked-rightly.ts';
import type { ReporterOptions } from './reporter.ts';
import { checklistStatuses, checklistTitle, checklistTitles, statusWords } from './said/checklist.ts';
import { coverageSentence, reasonsOf, uncovered } from './said/coverage.ts';
import { fixWith } from './said/remedy.ts';
import { severities } from './said/severities.ts';
import { activeFindings, byFile, webAddress } from './said/shown.ts';
import { heldBackOf, type Tally, tally } from './said/tally.ts';
import { heldBackSentence, scope, verdict } from './said/verdict.ts';
import { count, list, shorten } from './said/words.ts';
import { escapeHtmlInMarkdown, escapeMarkdown, escapeTerminal } from './text/escape.ts';

/** For a job summary or a comment: the counts, the checklist and a folded table of findings for each file. */
export function markdown(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const counted = tally(report);
  const blocks = [`### ${report.tool.name}: ${verdict(report.summary, counted)}`];
  const found = [report.summary.errors, report.summary.warnings, counted.notes].some((times) => times > 0);
  if (found) blocks.push(`Checked: ${scope(report.summary)}.`);
  blocks.push(...checklistBlock(report), ...asides(report, counted));
  return `${[...blocks, ...detectedBlock(report), ...filesBlocks(report, options), ...coverageBlock(report)].join('\n\n')}\n`;
}

/** What was asked, folded: every rule that did not run everywhere, with the reason. */
function coverageBlock(report: Report): readonly string[] {
  const sentence = coverageSentence(report);
  if (sentence === undefined) return [];
  const rows = uncovered(report).map(
    (one) =>
      `| <code>${cell(shorten(one.rule, 200))}</code> | ${statusWords(one.status)} | ${cell(shorten(reasonsOf(one), 600))} |`,
  );
  if (rows.length === 0) return [sentence];
  return [
    [`<details><summary>${sentence}</summary>\n`, '| rule | | why |', '|---|---|---|', ...rows, '\n</details>'].join(
      '\n',
    ),
  ];
}

/** Which format each file was taken for, where that was asked. */
function detectedBlock({ results }: Report): readonly string[] {
  const told = results.flatMap(({ file, detected }) => (detected === undefined ? [] : [{ file, ...detected }]));
  if (told.length === 0) return [];
  const rows = told.slice(0, mostDetected).map(({ file, format, version, candidates, why }) => {
    const others = candidates.slice(format === 'unknown' ? 0 : 1).map((other) => other.format);
    const more = others.length === 0 ? '' : `<br>could also be ${cell(shorten(list(others), 300))}`;
    return `| ${cell(shorten(file, 300))} | ${cell(shorten(format, 100))} | ${cell(version ?? '')} | ${cell(shorten(why, 600))}${more} |`;
  });
  const left = told.length - rows.length;
  return [
    ['| file | format | version | why |', '|---|---|---|---|', ...rows].join('\n'),
    ...(left > 0 ? [`${count(left, 'more file')} would not fit here. The JSON report has every file.`] : []),
  ];
}

const mostDetected = 200;

// A job summary may hold 1 MiB and is refused whole when it is longer.
const mostBytes = 900_000;

function filesBlocks(report: Report, options: ReporterOptions): readonly string[] {
  const blocks: string[] = [];
  let room = mostBytes;
  let left = 0;
  for (const [file, results] of byFile(report.results)) {
    const findings = results.flatMap((result) =>
      activeFindings(result, options).map((finding) => ({ result, finding })),
    );
    if (findings.length === 0) continue;
    const head = `<details><summary>${oneLine(file)}: ${kinds(findings)}</summary>\n\n| | place | finding | rule |\n|---|---|---|---|`;
    const rows: string[] = [];
    room -= bytes(head);
    for (const { result, finding } of findings) {
      const row = room > 0 ? rowOf(result, finding, fixWith(report)) : '';
      room -= bytes(row);
      if (room > 0) rows.push(row);
      else left += 1;
    }
    if (rows.length > 0) blocks.push(`${head}\n${rows.join('\n')}\n\n</details>`);
  }
  if (left > 0) blocks.push(`${count(left, 'more finding')} would not fit here. The JSON report has every finding.`);
  return blocks;
}

function rowOf({ record }: Result, finding: Finding, mender: string): string {
  const { severity, certainty, line, column, pointer, message, fix, rule, docs, checklist, fixable } = finding;
  const position = line === null ? '' : column === null ? String(line) : `${line}:${column}`;
  const place = [...(record === null ? [] : [`record ${record}`]), ...(position === '' ? [] : [position])].join(', ');
  const path = pointer === '' ? '' : `${place === '' ? '' : '<br>'}<code>${cell(shorten(pointer, 300))}</code>`;
  const remedy =
    fix === null ? '' : `<br>**fix:** ${cell(shorten(fix, 600))}${fixable ? ` (\`${mender}\` does this.)` : ''}`;
  const address = webAddress(docs);
  const name = address === undefined ? `\`${rule}\`` : `[\`${rule}\`](${address})`;
  const asides = [...(checklist === null ? [] : [`checklist ${checklist}`]), ...(certainty === 'hint' ? ['hint'] : [])];
  return `| ${severity} | ${place}${path} | ${cell(shorten(message, 600))}${remedy} | ${name}${asides.length > 0 ? ` (${asides.join(', ')})` : ''} |`;
}

function kinds(findings: readonly { readonly finding: Finding }[]): string {
  return list(
    severities.flatMap((severity) => {
      const times = findings.filter(({ finding }) => finding.severity === severity).length;
      return times === 0 ? [] : [count(times, severity)];
    }),
  );
}

function checklistBlock({ results, summary }: Report): readonly string[] {
  if (!results.some(({ checklist }) => checklist.length > 0)) return [];
  const states = checklistStatuses.filter((status) =>
    Object.values(summary.checklist).some((counts) => (counts[status] ?? 0) > 0),
  );
  const rows = checklistTitles.map((_title, index) => {
    const counts = summary.checklist[String(index + 1)] ?? {};
    return `| ${index + 1} | ${checklistTitle(index + 1)} | ${states.map((status) => counts[status] ?? '').join(' | ')} |`;
  });
  return [
    [
      '<details><summary>Pre-release checklist</summary>\n',
      `| | item | ${states.map(statusWords).join(' | ')} |`,
      `|--:|---|${states.map(() => '--:|').join('')}`,
      ...rows,
      '\n</details>',
    ].join('\n'),
  ];
}

function asides(report: Report, counted: Tally): readonly string[] {
  const { summary, results } = report;
  const { fixable } = counted;
  const suppressed = summary.suppressed - counted.heldBack;
  const lines = [
    ...(fixable > 0 ? [`${count(fixable, 'finding')} can be fixed with \`${fixWith(report)}\`.`] : []),
    ...(suppressed > 0 ? [`${count(suppressed, 'finding is', 'findings are')} suppressed.`] : []),
  ];
  return [...(lines.length > 0 ? [lines.join(' ')] : []), ...heldBackBlock(results, counted)];
}

/** How much the baseline holds back, folded: by file and record. */
function heldBackBlock(results: Report['results'], counted: Tally): readonly string[] {
  const sentence = heldBackSentence(counted);
  if (sentence === undefined) return [];
  const rows = results.flatMap(({ file, record, findings }) => {
    const times = heldBackOf(findings);
    return times === 0 ? [] : [`| ${cell(shorten(file, 300))} | ${record ?? ''} | ${times} |`];
  });
  const left = rows.length - mostHeldBack;
  return [
    [
      `<details><summary>${sentence}</summary>\n`,
      '| file | record | findings |',
      '|---|--:|--:|',
      ...rows.slice(0, mostHeldBack),
      `${left > 0 ? `\n${count(left, 'more place')} would not fit here.\n` : ''}\n</details>`,
    ].join('\n'),
  ];
}

const mostHeldBack = 200;

function cell(text: string): string {
  return escapeMarkdown(text);
}

// An HTML block ends at an empty line, so its text must stay in one.
function oneLine(text: string): string {
  return escapeHtmlInMarkdown(escapeTerminal(shorten(text, 300)));
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length + 1;
}
