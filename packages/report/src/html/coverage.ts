import type { Report, RuleCoverage } from '@trace-formats/schema';
import { coverageSentence, reasonsOf } from '../said/coverage.ts';
import { withThousands } from '../said/words.ts';
import { safe } from './safe.ts';

/** What was asked: every rule with how often it ran and why it did not run elsewhere, folded under one sentence. */
export function coverageSection(report: Report): readonly string[] {
  const sentence = coverageSentence(report);
  if (sentence === undefined) return [];
  return [
    '<section aria-label="Coverage">',
    '<h2>What was asked</h2>',
    `<details class="items"><summary>${safe(sentence)}</summary>`,
    '<div class="scroll" tabindex="0" role="region" aria-label="Rules and how far they ran">',
    '<table class="matrix">',
    '<thead><tr><th scope="col">rule</th><th scope="col">ran</th><th scope="col">not run</th><th scope="col">not applicable</th><th scope="col">why</th></tr></thead>',
    '<tbody>',
    ...(report.coverage ?? []).map(row),
    '</tbody>',
    '</table>',
    '</div>',
    '</details>',
    '</section>',
  ];
}

function row(one: RuleCoverage): string {
  const { rule, run, not_run, not_applicable } = one;
  const counts = [run, not_run, not_applicable].map((times) => `<td>${withThousands(times)}</td>`).join('');
  return `<tr><th scope="row">${safe(rule)}</th>${counts}<td>${safe(reasonsOf(one))}</td></tr>`;
}
