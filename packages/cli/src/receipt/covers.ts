import { finding } from '@trace-formats/lint';
import type { Receipt } from '@trace-formats/schema/receipt';
import type { Finding } from '@trace-formats/schema/report';

/** Says of a receipt that speaks for less than a whole release how much of the rules it speaks for. */
export function coversLess({ asked, coverage }: Receipt): Finding[] {
  const left = coverage.filter(({ status }) => status === 'not-run').map(({ rule }) => rule);
  const partly = coverage.filter(({ status }) => status === 'partly').map(({ rule }) => rule);
  if (asked.gate !== 'none' && left.length + partly.length === 0) return [];
  const of = `${coverage.length} rules`;
  const parts = [
    ...(asked.gate === 'none' ? ['It was not asked as a release gate.'] : []),
    ...(left.length > 0 ? [`Of ${of} it did not run ${left.length}: ${named(left)}.`] : []),
    ...(partly.length > 0 ? [`Of ${of} it ran ${partly.length} over a part only: ${named(partly)}.`] : []),
  ];
  return [
    finding({
      rule: 'receipts-hold',
      stage: 'read',
      severity: 'note',
      message: `The run that the receipt is of speaks for less than a release does. ${parts.join(' ')}`,
      why: 'That nothing was found says nothing of what was not asked.',
      fix: 'Ask for a receipt of forsy-lint --release with all rules where one is wanted for a release.',
    }),
  ];
}

const mostNamed = 3;

function named(rules: readonly string[]): string {
  const shown = rules.slice(0, mostNamed);
  return shown.length === rules.length ? shown.join(', ') : `${shown.join(', ')} and ${rules.length - mostNamed} more`;
}
