import { expect, it } from 'vitest';
import { openLedger } from './losses/loss.ts';
import { timeAt } from './time.ts';

it.each([
  ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2024-02-29', '2024-02-29'],
  [0, '1970-01-01T00:00:00.000Z'],
  ['2026-02-29', undefined],
  ['2026-02-31T10:00:00Z', undefined],
  ['2026-04-31', undefined],
  ['yesterday', undefined],
  [8.64e15 + 1, undefined],
])('a time that is written %s is read as %s, and a loss says where none is', (written, read) => {
  const ledger = openLedger();
  expect(timeAt({ at: written }, 'at', { pointer: '' }, ledger)).toBe(read);
  const place = { pointer: '/at' };
  expect(ledger.losses()).toMatchObject(
    read === undefined ? [{ kind: 'dropped', place, trap: 'time-unreadable' }] : [],
  );
});
