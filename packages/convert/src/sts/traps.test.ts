import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import { type Conversion, convert, sourceOfRecords } from '../index.ts';

it('has the facts of the first header, and names what a second says otherwise', () => {
  const headers = ['one', 'two'].map((id) => ({ type: 'session', id, name: `The ${id}` }));
  const { timeline, losses } = readSource(sourceOfRecords(headers), 'sts');
  expect(timeline.session.id).toBe('one');
  expect(losses.map(({ place }) => `${place.record} ${place.pointer}`).sort()).toEqual(
    ['/id', '/name'].map((way) => `2 ${way}`),
  );
});

describe('an STS session', () => {
  it('is read with its keys in camel case, its times in milliseconds and its arguments as text', () => {
    const { lines, timeline, losses, traps } = fixturesOf('sts', 'sts')('session.jsonl');
    expect(lines).toEqual([
      'system/injected: Be exact.',
      'user/unknown: What time is it?',
      'thought/verbatim: I need the clock.',
      'call c1 clock({})',
      'call c2 clock({broken)',
      'result c1: 15:00',
      'assistant/model: It is 15:00.',
    ]);
    expect(timeline.session).toEqual({
      id: 's1',
      title: 'The time',
      agent: { name: 'acme' },
      extra: { sts: { tags: ['a'] } },
      source: { record: 1, pointer: '' },
      thoughts: 'available',
    });
    expect(timeline.events[1]?.at).toBe('2026-03-01T10:00:01.000Z');
    expect(timeline.events[2]?.model).toBe('m-1');
    expect(timeline.events[4]?.source).toEqual({ record: 4, pointer: '/message/toolCalls/1' });
    expect(losses.find((loss) => loss.trap === 'arguments-not-json')?.place.record).toBe(4);
    expect(traps).toEqual({ 'arguments-not-json': 1, 'call-without-result': 1, 'record-unknown': 1 });
  });
});

describe('the times of an STS session', () => {
  const written = (time: string | number, to: 'sts' | 'open-token'): Conversion => {
    const message = { role: 'user', content: 'Go.', timestamp: time };
    const done = convert(
      sourceOfRecords([
        { type: 'session', id: 's' },
        { type: 'message', message },
      ]),
      {
        to,
        from: 'sts',
      },
    );
    return done as Conversion;
  };
  const about = (done: Conversion): readonly string[] =>
    done.losses.filter(({ fact }) => fact === 'event.time').map(({ kind, why }) => `${kind} ${why}`);

  it.each([
    ['2026-03-01T12:00:00+02:00', Date.UTC(2026, 2, 1, 10), []],
    ['2026-03-01T10:00:00', Date.UTC(2026, 2, 1, 10), [expect.stringMatching(/^approximated The time has no zone/)]],
    ['2026-03-01T10:00:00.1234Z', Date.UTC(2026, 2, 1, 10, 0, 0, 123), [expect.stringContaining('its fraction')]],
  ])('are written in milliseconds, wherever that is done: %s', (time, milliseconds, told) => {
    const done = written(time, 'sts');
    expect(done.document).toMatchObject([{}, { message: { timestamp: milliseconds } }]);
    expect(about(done)).toEqual(told);
  });

  it.each([
    ['2026-03-01 12:00:00+02:00', '2026-03-01T10:00:00.000Z', 'approximated The time is written in UTC.'],
    ['2026-03-01T12:00:00.123456789+02:00', '2026-03-01T10:00:00.123Z', expect.stringContaining('its fraction')],
    ['2026-03-01T12:00:00', undefined, expect.stringMatching(/^dropped The time has no zone/)],
    ['9999-12-31T23:00:00-02:00', undefined, expect.stringMatching(/^dropped In UTC, the time lies outside/)],
  ])('are written in UTC where the format has no other zone, or it is told why not: %s', (time, ts, told) => {
    const done = written(time, 'open-token');
    const { events } = done.document as unknown as { readonly events: readonly { readonly ts?: string }[] };
    expect(events[0]?.ts).toBe(ts);
    expect(about(done)).toEqual([told]);
  });

  it('no time ends the conversion as a fault', () => {
    for (const time of ['2026-01-01T00:00:00+99:99', 8.64e15, -8.64e15])
      expect(written(time, 'open-token').losses.map(({ trap }) => trap)).toContain('time-unreadable');
  });
});
