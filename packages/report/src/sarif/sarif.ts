import type { Report } from '@trace-formats/schema';
import type { Log, Notification, ReportingDescriptor, Run } from 'sarif';
import { mustBeAskedRightly } from '../must-be-asked-rightly.ts';
import type { ReporterOptions } from '../reporter.ts';
import { wantedFindings, webAddress } from '../said/shown.ts';
import { count, longestMessage, shorten, withThousands } from '../said/words.ts';
import { escapeLines, escapeMarkdown, jsonText } from '../text/escape.ts';
import { inOrder } from '../text/key-order.ts';
import { aggregated, levels, type Placed, sarifResult } from './result.ts';

/** For code scanning: SARIF 2.1.0 with at most 5,000 results, which is what such sites show. */
export function sarif(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const placed = placedFindings(report, options);
  const { shown, notice } = limited(placed);
  const rules = rulesOf(placed);
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const anySuppressed = placed.some(({ finding }) => finding.suppressed !== null);
  const run: Run = {
    tool: { driver: { ...driver(report), rules } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The folder that the command was run in.' } } },
    invocations: [
      {
        executionSuccessful: !placed.some(isUndone),
        toolExecutionNotifications: [...notice, ...undone(placed), ...rulesNotRun(report)],
      },
    ],
    results: shown.map((each) => sarifResult(each, indexOf.get(each.finding.rule) ?? -1, anySuppressed)),
    ...(report.coverage === undefined ? {} : { properties: { coverage: inOrder(report.coverage) } }),
  };
  const log: Log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${jsonText(log, 2)}\n`;
}

const mostResults = 5000;

function placedFindings({ results }: Report, options: ReporterOptions): readonly Placed[] {
  const placed: Placed[] = [];
  for (const result of results)
    for (const finding of wantedFindings(result, options)) placed.push({ result, finding, times: 1 });
  return placed;
}

function limited(placed: readonly Placed[]): { shown: readonly Placed[]; notice: readonly Notification[] } {
  if (placed.length <= mostResults) return { shown: placed, notice: [] };
  const groups = aggregated(placed);
  const shown = groups.slice(0, mostResults);
  const left =
    groups.length > shown.length
      ? ` ${count(groups.length - shown.length, 'result')} beyond ${withThousands(mostResults)} were left out, the gravest kept.`
      : '';
  const text = `There are ${withThousands(placed.length)} findings, so each result stands for all findings of one rule in one file.${left} The JSON report has every finding.`;
  return { shown, notice: [{ level: 'note', message: { text }, descriptor: { id: 'findings-are-aggregated' } }] };
}

/** What the tool failed at: a fault of its own, or a file that it could not read. */
function isUndone({ finding: { rule, stage } }: Placed): boolean {
  return stage === 'internal' || (stage === 'read' && rule === 'files-can-be-read');
}

function undone(placed: readonly Placed[]): readonly Notification[] {
  return placed
    .filter(isUndone)
    .slice(0, mostResults)
    .map(({ result: { file }, finding: { rule, message } }) => ({
      level: 'error',
      message: { text: escapeLines(`${shorten(file, 300)}: ${shorten(message, longestMessage)}`) },
      descriptor: { id: rule },
    }));
}

function rulesNotRun({ results }: Report): readonly Notification[] {
  const reasons = new Map<string, { why: string; times: number }>();
  for (const { rules_not_run } of results)
    for (const { rule, why } of rules_not_run) {
      const known = reasons.get(rule);
      if (known === undefined) reasons.set(rule, { why, times: 1 });
      else known.times += 1;
    }
  return [...reasons].map(([rule, { why, times }]) => ({
    level: 'note',
    message: {
      text: escapeLines(
        `The rule ${shorten(rule, 200)} was not run on ${count(times, 'document')}. The first reason: ${shorten(why, longestMessage)}`,
      ),
    },
    descriptor: { id: 'rule-was-not-run' },
  }));
}

function driver({ tool }: Report): Run['tool']['driver'] {
  return {
    name: tool.name,
    version: tool.version,
    ...(/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(tool.version) ? { semanticVersion: tool.version } : {}),
    informationUri: 'https://github.com/trace-formats/trace-formats',
    ...(tool.ruleset === null ? {} : { properties: { ruleset: tool.ruleset } }),
  };
}

// What a rule says of itself is read from its first finding: a reporter knows no rule.
function rulesOf(placed: readonly Placed[]): ReportingDescriptor[] {
  const rules = new Map<string, ReportingDescriptor>();
  for (const { finding } of placed) if (!rules.has(finding.rule)) rules.set(finding.rule, descriptor(finding));
  return [...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule);
}

function descriptor({ rule, why, fix, docs, severity, certainty, checklist }: Placed['finding']): ReportingDescriptor {
  const helpUri = webAddress(docs);
  const claim = `${rule.charAt(0).toUpperCase()}${rule.slice(1).replaceAll('-', ' ')}.`;
  const said = [why, fix].flatMap((text) => (text === null ? [] : [escapeLines(shorten(text, longestMessage))]));
  const markdown = [
    ...(why === null ? [] : [escapeMarkdown(shorten(why, longestMessage))]),
    ...(fix === null ? [] : [`**What to do:** ${escapeMarkdown(shorten(fix, longestMessage))}`]),
    ...(helpUri === undefined ? [] : [`[Read more about this rule](${helpUri})`]),
  ];
  return {
    id: rule,
    name: rule.replace(/(?:^|-)(.)/g, (_all, first: string) => first.toUpperCase()),
    shortDescription: { text: claim },
    fullDescription: { text: said[0] ?? claim },
    help: { text: said.join('\n\n') || claim, markdown: markdown.join('\n\n') || claim },
    ...(helpUri === undefined ? {} : { helpUri }),
    defaultConfiguration: { level: levels[severity] },
    properties: {
      precision: certainty === 'exact' ? 'very-high' : 'medium',
      tags: checklist === null ? [] : [`checklist-${checklist}`],
    },
  };
}
