import type { Report } from '@trace-formats/schema';
import { checklistTitle, checklistTitles } from '../checklist.ts';
import { mustBeOptions } from '../must-be-options.ts';
import { mustBeReport } from '../must-be-report.ts';
import type { ReporterOptions } from '../reporter.ts';
import { wantedFindings } from '../shown.ts';
import { fixWith, scope, type Tally, tally, verdict } from '../verdict.ts';
import { count, number } from '../words.ts';
import { coverageSection } from './coverage.ts';
import { documentBody, documentSection } from './document.ts';
import { matrix } from './matrix.ts';
import { safe } from './safe.ts';
import { script, scriptHash } from './script.ts';
import type { Room, ShownDocument } from './shown-document.ts';
import { type Body, openStore } from './store.ts';
import { style, styleHash } from './style.ts';

/**
 * For people who review a dataset: one page that stands alone. It loads nothing and runs only its own script, which filters what is
 * there. Without that script a short page says all it has to say; of a long one, what is shown when a document is opened stays away.
 */
export function html(report: Report, options: ReporterOptions = {}): string {
  mustBeReport(report);
  mustBeOptions(options);
  const counted = tally(report);
  const documents = documentsOf(report, options);
  const shown = mostUrgent(documents);
  const room = { findings: mostFindings, steps: mostSteps, graphsLeft: 0 };
  const many = shown.length > 20;
  const store = openStore(mostKept);
  const bodies = shown.map((each) => documentBody(each, room, fixWith(report)));
  const drawn = drawnAtOnce(bodies);
  let unkept = 0;
  const sections = shown.map((each, index) => {
    const body = bodies[index]!;
    store.count(each.number, body.unshown);
    // What would make the page heavy is put in when its document is opened; a short report stands there whole.
    if (drawn.has(index)) return documentSection(each, options, !many && each.findings.length > 0, markupOf(body));
    const kept = store.keep(each.number, body);
    if (!kept) {
      unkept += 1;
      store.count(each.number, [...body.facts, ...body.unshown]);
    }
    return documentSection(each, options, false, kept ? later : left);
  });
  const title = `${report.tool.name}: ${verdict(report.summary, counted)}`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    ...head(title),
    '<body>',
    '<svg class="marks" aria-hidden="true"><defs>',
    ...['plain', 'faulty'].map(
      (kind) =>
        `<marker id="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path class="tip ${kind}" d="M0 0L8 4L0 8z"/></marker>`,
    ),
    '</defs></svg>',
    ...header(report, counted),
    '<main>',
    ...matrix(shown, report.summary),
    ...filters(shown, options),
    '<section id="documents" aria-label="Documents">',
    ...sections,
    '<p id="none" hidden>Nothing matches the filter.</p>',
    ...notes(leftOut(documents, shown), room, unkept, options),
    '</section>',
    ...coverageSection(report),
    '</main>',
    `<footer><p>Made by ${safe(report.tool.name)} ${safe(report.tool.version, 100)}${report.tool.ruleset === null ? '' : `, ruleset ${safe(report.tool.ruleset, 100)}`}.</p></footer>`,
    ...store.element(),
    `<script>${script}</script>`,
    '</body>',
    '</html>\n',
  ].join('\n');
}

/** Characters of markup that stand in the page from the beginning, and that are kept for later. */
const mostDrawn = 1_000_000;
const mostKept = 8_000_000;
const later = '<p class="later quiet">This is shown by the script of the page when it is opened.</p>';
const left = '<p class="quiet">This did not fit on the page.</p>';
const mostDocuments = 3000;
const mostFindings = 20_000;
const mostSteps = 30_000;

function documentsOf({ results }: Report, options: ReporterOptions): readonly ShownDocument[] {
  return results.map((result, index) => ({
    number: index + 1,
    result,
    findings: [...wantedFindings(result, options)],
  }));
}

/** The bodies that stand in the page from the beginning: those that find something first, as long as there is room. */
function drawnAtOnce(bodies: readonly Body[]): ReadonlySet<number> {
  const drawn = new Set<number>();
  let used = 0;
  for (const wanted of [true, false])
    for (const [index, body] of bodies.entries()) {
      const { length } = markupOf(body);
      if (body.facts.length + body.unshown.length > 0 !== wanted || used + length > mostDrawn) continue;
      used += length;
      drawn.add(index);
    }
  return drawn;
}

function markupOf({ findings, rest }: Body): string {
  return [findings, rest].filter((part) => part !== '').join('\n');
}

function mostUrgent(documents: readonly ShownDocument[]): readonly ShownDocument[] {
  if (documents.length <= mostDocuments) return documents;
  const urgent = documents.filter(isUrgent);
  const rest = documents.filter((document) => !isUrgent(document));
  return [...urgent, ...rest].slice(0, mostDocuments).sort((a, b) => a.number - b.number);
}

function isUrgent({ findings, result }: ShownDocument): boolean {
  return findings.length > 0 || result.checklist.some(({ status }) => status === 'fail' || status === 'needs-review');
}

function head(title: string): readonly string[] {
  const policy = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
  return [
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${safe(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
  ];
}

function header(report: Report, counted: Tally): readonly string[] {
  const { summary, tool } = report;
  const tiles: readonly (readonly [number, string, string])[] = [
    [summary.errors, 'error', 'error'],
    [summary.warnings, 'warning', 'warning'],
    [counted.notes, 'note', 'note'],
    [counted.heldBack, 'held back by the baseline', 'warning'],
    [summary.suppressed - counted.heldBack, 'suppressed', 'plain'],
    [counted.fixable, 'fixable', 'plain'],
  ];
  return [
    '<header>',
    `<p class="tool">${safe(tool.name)} report</p>`,
    `<h1>${safe(sentence(verdict(summary, counted)))}</h1>`,
    `<p>${safe(`Checked: ${scope(summary)}.`)}</p>`,
    '<ul class="tiles">',
    ...tiles
      .filter(([value]) => value > 0)
      .map(([value, label, kind]) => `<li class="${kind}"><b>${number(value)}</b> ${plural(value, label)}</li>`),
    '</ul>',
    '</header>',
  ];
}

function filters(documents: readonly ShownDocument[], { quiet }: ReporterOptions): readonly string[] {
  const rules = new Map<string, number>();
  for (const { findings } of documents) for (const { rule } of findings) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  if (rules.size === 0) return [];
  const byName = [...rules].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '<section id="filter" aria-label="Filter" hidden>',
    '<label class="wide">Search <input id="f-text" type="search" placeholder="file, trace, rule or words" autocomplete="off"></label>',
    '<label>Severity <select id="f-severity"><option value="">any</option><option>error</option><option>warning</option><option>note</option></select></label>',
    `<label>Checklist <select id="f-item"><option value="">any item</option>${checklistTitles
      .map((_title, index) => `<option value="${index + 1}">${index + 1} ${safe(checklistTitle(index + 1))}</option>`)
      .join('')}</select></label>`,
    `<label>Rule <select id="f-rule"><option value="">any rule</option>${byName
      .map(([rule, times]) => `<option value="${safe(rule)}">${safe(rule)} (${number(times)})</option>`)
      .join('')}</select></label>`,
    '<label class="tick"><input id="f-suppressed" type="checkbox"> suppressed too</label>',
    `<label class="tick"><input id="f-clean" type="checkbox"> documents without ${quiet === true ? 'errors' : 'findings'} too</label>`,
    '<output id="f-count" aria-live="polite"></output>',
    '</section>',
  ];
}

/** The documents that are not on the page. */
function leftOut(documents: readonly ShownDocument[], shown: readonly ShownDocument[]): readonly ShownDocument[] {
  const there = new Set(shown);
  return documents.filter((document) => !there.has(document));
}

function notes(
  documentsLeft: readonly ShownDocument[],
  room: Room,
  unkept: number,
  { quiet }: ReporterOptions,
): readonly string[] {
  const urgent = documentsLeft.filter(isUrgent).length;
  const calm = documentsLeft.length - urgent;
  const told = [
    ...(urgent > 0 ? [`${count(urgent, 'document')} with findings or open items did not fit on this page.`] : []),
    ...(unkept > 0 ? [`What is said of ${count(unkept, 'document')} did not fit on this page.`] : []),
    ...(calm > 0
      ? [`${count(calm, 'document')} without ${quiet === true ? 'errors' : 'trouble'} did not fit on this page.`]
      : []),
    ...(room.findings < 0 ? [`${count(-room.findings, 'finding')} did not fit on this page.`] : []),
  ];
  // Graphs are drawn for this page alone.
  const { graphsLeft } = room;
  const sentences = [
    ...told,
    ...(told.length > 0 ? ['The JSON report has everything.'] : []),
    ...(graphsLeft > 0 ? [`${count(graphsLeft, 'causal graph')} did not fit on this page.`] : []),
  ];
  return sentences.length === 0 ? [] : [`<p class="left">${sentences.join(' ')}</p>`];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function plural(value: number, label: string): string {
  return label === 'suppressed' || label.startsWith('held') || label === 'fixable' || value === 1 ? label : `${label}s`;
}
