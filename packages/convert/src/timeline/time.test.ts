import { expect, it } from 'vitest';
import { openLedger } from '../losses/loss.ts';
import { isFinerThanMilliseconds, momentOf, noteTimesThatRunBackwards, timeAt } from './time.ts';
import type { TimelineEvent } from './timeline.ts';

it.each([
  ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2024-02-29', '2024-02-29'],
  [0, '1970-01-01T00:00:00.000Z'],
  ['2026-02-29', undefined],
  ['2026-02-31T10:00:00Z', undefined],
  ['2026-04-31', undefined],
  ['yesterday', undefined],
  [8.64e15 + 1, undefined],
  ['2026-01-01T00:00:00+23:59', '2026-01-01T00:00:00+23:59'],
  ['2026-01-01T00:00:00-0530', '2026-01-01T00:00:00-0530'],
  ['2026-01-01T00:00:00+24:00', undefined],
  ['2026-01-01T00:00:00+99:99', undefined],
  ['2026-01-01T00:00:00-05:60', undefined],
  [253402300799999, '9999-12-31T23:59:59.999Z'],
  [253402300800000, undefined],
  [8.64e15, undefined],
  [-62167219200000, '0000-01-01T00:00:00.000Z'],
  [-62167219200001, undefined],
])('a time that is written %s is read as %s, and a loss says where none is', (written, read) => {
  const ledger = openLedger();
  expect(timeAt({ at: written }, 'at', { pointer: '' }, ledger)).toBe(read);
  const place = { pointer: '/at' };
  expect(ledger.losses()).toMatchObject(
    read === undefined ? [{ kind: 'dropped', place, trap: 'time-unreadable' }] : [],
  );
});

it.each([
  [1767225600, ['time-in-seconds']],
  [1767225600.5, [undefined, 'time-in-seconds']],
  [1767225600000, []],
  [0, []],
])('a time that is the number %s and may count seconds is told of', (written, traps) => {
  const ledger = openLedger();
  timeAt({ at: written }, 'at', { pointer: '' }, ledger);
  expect(ledger.losses().map(({ trap }) => trap)).toEqual(traps);
});

/** Events at these minutes of an hour, each of the main agent or of a span; the ones that are told of, by their places. */
function backwards(...events: readonly (readonly [minute: string | undefined, span?: string])[]): readonly string[] {
  const ledger = openLedger();
  noteTimesThatRunBackwards(
    events.map(([minute, span], index) => ({
      ...(minute === undefined ? {} : { at: minute.length > 2 ? minute : `2026-03-01T10:${minute}:00Z` }),
      ...(span === undefined ? {} : { span }),
      source: { pointer: `/${index}` },
    })) as unknown as readonly TimelineEvent[],
    ledger,
  );
  return ledger.losses().map(({ place, trap }) => `${place.pointer} ${trap}`);
}

it('an event is told of that is earlier than one before it, among those of the main agent or of one span', () => {
  expect(backwards(['05'], ['04'])).toEqual(['/1 time-runs-backwards']);
  expect(backwards(['05'], ['05'], [undefined], ['06'])).toEqual([]);
  expect(backwards(['05'], ['04', 'a'], ['06'], ['05', 'a'], ['03', 'b'])).toEqual([]);
  expect(backwards(['05', 'a'], ['01'], ['04', 'a'], ['06', 'b'])).toEqual(['/2 time-runs-backwards']);
  expect(backwards(['2026-03-01T12:00:00+02:00'], ['01'], ['2026-03-01T09:59:00-01:00'])).toEqual([]);
  expect(backwards(['01'], ['2026-03-01T12:00:00+02:00'])).toEqual(['/1 time-runs-backwards']);
  // Nobody knows which of two is earlier of which only one states its zone.
  expect(backwards(['2026-03-01T10:00:00'], ['2026-03-01T12:00:00Z'], ['2026-03-01T09:00:00'])).toEqual([
    '/2 time-runs-backwards',
  ]);
  expect(backwards(['2026-03-01T10:00:00'], ['2026-03-01T01:00:00Z'], ['2026-03-01 10:30:00'])).toEqual([]);
});

it('a time without a zone is the same moment wherever the program runs', () => {
  const { TZ } = process.env;
  for (const zone of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
    process.env['TZ'] = zone;
    for (const written of ['2026-03-01T10:00:00', '2026-03-01 10:00', '2026-03-01T12:00:00+0200', '2026-03-01T10:00Z'])
      expect(momentOf(written)).toBe(Date.UTC(2026, 2, 1, 10));
    expect(momentOf('2026-03-01')).toBe(Date.UTC(2026, 2, 1));
  }
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

it('a fraction that milliseconds cannot hold is told of', () => {
  const ledger = openLedger();
  expect(timeAt({ at: 1738000000000.7 }, 'at', { pointer: '' }, ledger)).toBe('2025-01-27T17:46:40.000Z');
  expect(ledger.losses()).toMatchObject([{ kind: 'approximated', place: { pointer: '/at' } }]);
  const finer = ['00.123456789+02:00', '00.1230001Z'];
  const alike = ['00.123Z', '00.12300Z', '00Z', '00.5+00:00'];
  expect([...finer, ...alike].filter((one) => isFinerThanMilliseconds(`2026-01-01T00:00:${one}`))).toEqual(finer);
});
