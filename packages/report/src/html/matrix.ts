import type { ChecklistStatus, Summary } from '@trace-formats/schema';
import { checklistStatuses, checklistTitle, checklistTitles, statusWords } from '../said/checklist.ts';
import { count } from '../said/words.ts';
import { safe } from './safe.ts';
import { nameOf, type ShownDocument } from './shown-document.ts';

/** The checklist of every document at one glance: a row for each document, a column for each item. */
export function matrix(documents: readonly ShownDocument[], summary: Summary): readonly string[] {
  const rows = documents.filter(({ result }) => result.checklist.length > 0);
  if (rows.length === 0) return [];
  const items = checklistTitles.map((_title, index) => index + 1);
  return [
    '<section aria-label="Pre-release checklist">',
    '<h2>Pre-release checklist</h2>',
    `<p class="legend">${checklistStatuses.map((status) => `<span>${mark(status)} ${statusWords(status)}</span>`).join(' ')}</p>`,
    '<div class="scroll" tabindex="0" role="region" aria-label="Checklist by document">',
    '<table class="matrix">',
    `<thead><tr><th scope="col">document</th>${items.map(columnHead).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(row),
    '</tbody>',
    '</table>',
    '</div>',
    '<details class="items"><summary>The sixteen items</summary><ol>',
    ...items.map(
      (item) => `<li>${safe(checklistTitle(item))}<span class="quiet"> ${totals(item, summary)}</span></li>`,
    ),
    '</ol></details>',
    '</section>',
  ];
}

function columnHead(item: number): string {
  const title = safe(checklistTitle(item));
  return `<th scope="col"><button type="button" data-item="${item}" title="${title}" aria-label="Item ${item}: ${title}">${item}</button></th>`;
}

function row({ number, result }: ShownDocument): string {
  const states = new Map(result.checklist.map(({ item, status }) => [item, status]));
  const cells = checklistTitles.map((_title, index) => {
    const status = states.get(index + 1);
    return status === undefined ? '<td></td>' : `<td>${mark(status, index + 1)}</td>`;
  });
  return `<tr id="r${number}"><th scope="row"><a href="#d${number}">${nameOf(result.file, result.record)}</a></th>${cells.join('')}</tr>`;
}

function totals(item: number, summary: Summary): string {
  const counts = summary.checklist[String(item)] ?? {};
  const states = checklistStatuses.flatMap((status) =>
    (counts[status] ?? 0) > 0 ? [count(counts[status] ?? 0, statusWords(status), statusWords(status))] : [],
  );
  return states.length === 0 ? 'not checked' : states.join(', ');
}

// Told by a sign as well as by a colour, for those who do not see the colours.
function mark(status: ChecklistStatus, item?: number): string {
  const label = item === undefined ? statusWords(status) : `${item}: ${statusWords(status)}`;
  return `<i class="s ${status}" role="img" aria-label="${label}" title="${label}">${signs[status]}</i>`;
}

const signs: Readonly<Record<ChecklistStatus, string>> = {
  fail: '✕',
  'needs-review': '?',
  clear: '○',
  attested: '✎',
  pass: '✓',
  'not-applicable': '–',
};
