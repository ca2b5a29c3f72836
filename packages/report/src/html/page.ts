import type { Report } from '@trace-formats/schema';
import { script, scriptHash, style, styleHash } from '../generated/html-page.ts';
import { mustBeAskedRightly } from '../must-be-asked-rightly.ts';
import type { ReporterOptions } from '../reporter.ts';
import { fixWith } from '../said/remedy.ts';
import { wantedFindings } from '../said/shown.ts';
import { type Tally, tally } from '../said/tally.ts';
import { scope, verdict } from '../said/verdict.ts';
import { withThousands } from '../said/words.ts';
import { coverageSection } from './coverage.ts';
import { documentBody, documentSection } from './document.ts';
import { filters } from './filters.ts';
import { aboutLeftOut, drawnAtOnce, leftOut, mostUrgent, wholeRoom } from './fitting.ts';
import { matrix } from './matrix.ts';
import { safe } from './safe.ts';
import type { ShownDocument } from './shown-document.ts';
import { markupOf, openStore } from './store.ts';

/**
 * For people who review a dataset: one page that stands alone. It loads nothing and runs only its own script, which filters what is
 * there. Without that script a short page says all it has to say; of a long one, what is shown when a document is opened stays away.
 */
export function html(report: Report, options: ReporterOptions = {}): string {
  mustBeAskedRightly(report, options);
  const counted = tally(report);
  const documents = documentsOf(report, options);
  const shown = mostUrgent(documents);
  const room = wholeRoom();
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
    ...aboutLeftOut(leftOut(documents, shown), unkept, room, options),
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

/** Characters of markup that are kept for later. */
const mostKept = 8_000_000;
const later = '<p class="later quiet">This is shown by the script of the page when it is opened.</p>';
const left = '<p class="quiet">This did not fit on the page.</p>';

function documentsOf({ results }: Report, options: ReporterOptions): readonly ShownDocument[] {
  return results.map((result, index) => ({
    number: index + 1,
    result,
    findings: [...wantedFindings(result, options)],
  }));
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
  const tiles = [
    [summary.errors, 'error', summary.errors === 1 ? 'error' : 'errors'],
    [summary.warnings, 'warning', summary.warnings === 1 ? 'warning' : 'warnings'],
    [counted.notes, 'note', counted.notes === 1 ? 'note' : 'notes'],
    [counted.heldBack, 'warning', 'held back by the baseline'],
    [summary.suppressed - counted.heldBack, 'plain', 'suppressed'],
    [counted.fixable, 'plain', 'fixable'],
  ] as const;
  return [
    '<header>',
    `<p class="tool">${safe(tool.name)} report</p>`,
    `<h1>${safe(sentence(verdict(summary, counted)))}</h1>`,
    `<p>${safe(`Checked: ${scope(summary)}.`)}</p>`,
    '<ul class="tiles">',
    ...tiles
      .filter(([value]) => value > 0)
      .map(([value, kind, label]) => `<li class="${kind}"><b>${withThousands(value)}</b> ${label}</li>`),
    '</ul>',
    '</header>',
  ];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
