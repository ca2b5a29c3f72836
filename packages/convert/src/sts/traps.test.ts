import { describe, expect, it } from 'vitest';
import { fixturesOf } from '../../test/fixture.ts';

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
