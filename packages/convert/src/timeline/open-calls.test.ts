import { expect, it } from 'vitest';
import { openLedger } from '../losses/loss.ts';
import { trackCalls } from './open-calls.ts';

it('of a result that stands before its call it is not told that the source holds no such call', () => {
  const ledger = openLedger();
  const calls = trackCalls(ledger);
  expect(calls.answer('a', { record: 1, pointer: '' })).toBeUndefined();
  calls.open('a', 'sh', { record: 2, pointer: '' });
  expect(ledger.losses()).toMatchObject([
    {
      kind: 'missing',
      place: { record: 1 },
      trap: 'result-without-call',
      why: 'No call that stands before this result has the id that it names.',
    },
  ]);
  expect(calls.unanswered()).toEqual([{ record: 2, pointer: '' }]);
});
