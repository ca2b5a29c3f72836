import { describe, expect, it } from 'vitest';
import { openLedger } from '../index.ts';

describe('the ledger', () => {
  it('counts the same loss in many places once, with its first place', () => {
    const ledger = openLedger();
    for (const index of [3, 4, 70_000])
      ledger.lose({ kind: 'dropped', place: { pointer: `/steps/${index}/metrics/logprobs` }, why: 'No place for it.' });
    expect(ledger.losses()).toEqual([
      {
        kind: 'dropped',
        place: { pointer: '/steps/3/metrics/logprobs' },
        field: '/steps/*/metrics/logprobs',
        why: 'No place for it.',
        count: 3,
      },
    ]);
  });
  it('keeps losses apart that differ in kind, reason or trap', () => {
    const ledger = openLedger();
    const place = { pointer: '/a' };
    ledger.lose({ kind: 'dropped', place, why: 'One.' });
    ledger.lose({ kind: 'missing', place, why: 'One.' });
    ledger.lose({ kind: 'dropped', place, why: 'Two.' });
    ledger.lose({ kind: 'dropped', place, why: 'Two.', trap: 'seen-twice', of: 'call' });
    expect(ledger.losses().map((loss) => loss.count)).toEqual([1, 1, 1, 1]);
  });
});
