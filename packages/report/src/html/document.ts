import type { Finding, Result } from '@trace-formats/schema';
import type { ReporterOptions } from '../reporter.ts';
import { checklistTitle } from '../said/checklist.ts';
import { severities } from '../said/severities.ts';
import { shownMatches, webAddress } from '../said/shown.ts';
import { heldBackOf } from '../said/tally.ts';
import { count, list, withThousands } from '../said/words.ts';
import { frameLines } from '../text/frame.ts';
import { graph } from './graph.ts';
import { prose, safe } from './safe.ts';
import { nameOf, type Room, type ShownDocument } from './shown-document.ts';
import type { Body, Fact } from './store.ts';

/** A document as a section that opens; what stands in it may be put there later. */
export function documentSection(
  { number, result, findings }: ShownDocument,
  options: ReporterOptions,
  open: boolean,
  body: string,
): string {
  const id = result.trace_id === null ? '' : ` <span class="quiet">${safe(result.trace_id, 200)}</span>`;
  const format = result.format === null ? '' : ` <span class="quiet">${safe(result.format, 100)}</span>`;
  const nothing = options.quiet === true ? 'no errors' : 'no findings';
  const badges = findings.length === 0 ? `<span class="badge pass">${nothing}</span>` : badgesOf(findings);
  return [
    `<details class="doc" id="d${number}"${open ? ' open' : ''}>`,
    `<summary><span class="name">${nameOf(result.file, result.record)}</span>${id}${format} ${badges}</summary>`,
    ...(body === '' ? [] : [body]),
    '</details>',
  ].join('\n');
}

/** What is said of one document: its findings, its causal graph, and what else the commands tell of it. */
export function documentBody({ result, findings }: ShownDocument, room: Room, mender: string): Body {
  const fitting = findings.slice(0, Math.max(0, room.findings));
  room.findings -= findings.length;
  const missing = findings.length - fitting.length;
  const told = [
    ...detectedLines(result),
    ...fitting.map((finding) => findingArticle(finding, mender)),
    ...(missing > 0
      ? [`<p class="left">${count(missing, 'finding')} of this document did not fit on this page.</p>`]
      : []),
  ];
  const rest = [
    ...graph(result, room),
    ...listOf('Not carried over', result.losses ?? [], ({ kind, pointer, why, count: times }) =>
      [
        `<b>${safe(kind)}</b> <code>${safe(pointer, 300)}</code> ${safe(why)}`,
        times === undefined || times === 1 ? '' : ` (${count(times, 'place')})`,
      ].join(''),
    ),
    ...listOf(
      'Sensitive values',
      shownMatches(result),
      ({ kind, pointer, label, confidence }) =>
        `<b>${safe(kind, 200)}</b> <code>${safe(pointer, 300)}</code> ${safe(label, 300)} (${safe(confidence, 100)})`,
    ),
    ...listOf(
      'Rules that were not run',
      result.rules_not_run,
      ({ rule, why }) => `<b>${safe(rule, 200)}</b> ${safe(why)}`,
    ),
  ];
  return {
    findings: told.join('\n'),
    rest: rest.join('\n'),
    facts: fitting.map(factOf),
    unshown: findings.slice(fitting.length).map(factOf),
  };
}

function factOf({ severity, checklist, rule, suppressed }: Finding): Fact {
  return { severity, item: checklist, rule, suppressed: suppressed !== null };
}

function findingArticle(finding: Finding, mender: string): string {
  const { severity, certainty, rule, checklist, suppressed, message, why, fix, fixable } = finding;
  const item = checklist === null ? '' : ` data-item="${checklist}"`;
  return [
    `<article class="finding ${severity}${suppressed === null ? '' : ' suppressed'}" data-severity="${severity}" data-rule="${safe(rule)}"${item}>`,
    `<p class="message" dir="auto"><span class="badge ${severity}">${certainty === 'hint' ? 'hint' : severity}</span> ${safe(message)}</p>`,
    ...excerptLines(finding),
    ...(why === null ? [] : [`<p class="why" dir="auto">${prose(why)}</p>`]),
    ...(fix === null
      ? []
      : [
          `<p class="fix" dir="auto"><b>Fix:</b> ${prose(fix)}${fixable ? ` <code>${mender}</code> does this.` : ''}</p>`,
        ]),
    ...(suppressed === null
      ? []
      : [`<p class="why" dir="auto"><b>Suppressed:</b> ${safe(suppressedWords(suppressed))}</p>`]),
    `<p class="quiet">${metaOf(finding).join(' · ')}</p>`,
    '</article>',
  ].join('\n');
}

function metaOf({ line, column, pointer, rule, docs, checklist }: Finding): readonly string[] {
  const address = webAddress(docs);
  const place = line === null ? [] : [column === null ? `line ${line}` : `line ${line}, column ${column}`];
  return [
    ...place,
    ...(pointer === '' ? [] : [`<code>${safe(pointer, 300)}</code>`]),
    address === undefined ? safe(rule) : `<a href="${safe(address)}" rel="noopener noreferrer">${safe(rule)}</a>`,
    ...(checklist === null ? [] : [`checklist ${checklist}: ${safe(checklistTitle(checklist))}`]),
  ];
}

function excerptLines({ excerpt, line }: Finding): readonly string[] {
  if (excerpt === undefined || excerpt === '') return [];
  const lines = frameLines(excerpt, line).map(
    ({ line: at, text }) => `${at === null ? '' : `<span class="n">${at}</span> `}${safe(text, 300)}`,
  );
  return [`<pre dir="ltr">${lines.join('\n')}</pre>`];
}

function suppressedWords({ reason, owner, expires }: NonNullable<Finding['suppressed']>): string {
  return `${reason}${owner === null ? '' : ` (${owner})`}${expires === null ? '' : `, until ${expires}`}`;
}

function badgesOf(findings: readonly Finding[]): string {
  const active = findings.filter(({ suppressed }) => suppressed === null);
  const counts = severities.map(
    (severity) => [severity, active.filter((finding) => finding.severity === severity).length] as const,
  );
  const heldBack = heldBackOf(findings);
  const quiet = findings.length - active.length - heldBack;
  return [
    ...counts
      .filter(([, times]) => times > 0)
      .map(([severity, times]) => `<span class="badge ${severity}">${count(times, severity)}</span>`),
    ...(heldBack > 0
      ? [`<span class="badge warning">${withThousands(heldBack)} held back by the baseline</span>`]
      : []),
    ...(quiet > 0 ? [`<span class="badge">${quiet} suppressed</span>`] : []),
  ].join(' ');
}

function detectedLines({ detected }: Result): readonly string[] {
  if (detected === undefined) return [];
  const others = detected.candidates.slice(detected.format === 'unknown' ? 0 : 1).map(({ format }) => format);
  return [
    `<p dir="auto"><b>${safe(detected.format, 200)}</b> ${safe(detected.why)}${others.length > 0 ? ` Could also be ${safe(list(others))}.` : ''}</p>`,
  ];
}

function listOf<T>(title: string, entries: readonly T[], line: (entry: T) => string): readonly string[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, 500).map((entry) => `<li dir="auto">${line(entry)}</li>`);
  const left =
    entries.length > shown.length ? [`<li>and ${count(entries.length - shown.length, 'more entry', 'more')}</li>`] : [];
  return [
    `<details class="list"><summary>${title} (${entries.length})</summary><ul>`,
    ...shown,
    ...left,
    '</ul></details>',
  ];
}
