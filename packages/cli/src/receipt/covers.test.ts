import type { Receipt } from '@trace-formats/schema/receipt';
import { expect, it } from 'vitest';
import { coversLess } from './covers.ts';

type Status = Receipt['coverage'][number]['status'];

/** As much of a receipt as is asked about here. */
function receiptOf(gate: Receipt['asked']['gate'], ...statuses: readonly Status[]): Receipt {
  const coverage = statuses.map((status, index) => ({ rule: `rule-${index}`, status }));
  return { asked: { gate }, coverage } as unknown as Receipt;
}

const said = (...given: Parameters<typeof receiptOf>): readonly string[] =>
  coversLess(receiptOf(...given)).map(({ message }) => message.replace(/^.*? release does\. /, ''));

it('has nothing to say of a release of which every rule was asked', () => {
  expect(said('release', 'run', 'run')).toEqual([]);
});

it('says that a run was no gate, though every rule was asked', () => {
  expect(said('none', 'run', 'run')).toEqual(['It was not asked as a release gate.']);
});

it('names the rules that were not asked, or of a part only', () => {
  expect(said('release', 'not-run', 'partly', 'run')).toEqual([
    'Of 3 rules it did not run 1: rule-0. Of 3 rules it ran 1 over a part only: rule-1.',
  ]);
  expect(said('release', ...Array.from({ length: 5 }, (): Status => 'not-run'))).toEqual([
    'Of 5 rules it did not run 5: rule-0, rule-1, rule-2 and 2 more.',
  ]);
});
