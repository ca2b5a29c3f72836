import { describe, expect, it } from 'vitest';
import { fixturesOf } from '../../test/fixture.ts';

const fixture = fixturesOf('pi', 'pi');

describe('a Pi session', () => {
  it('is read from its linear first version, with answers in another order than the calls', () => {
    const { lines, timeline, counts, traps } = fixture('linear.jsonl');
    expect(lines).toEqual([
      'user/human: Run it.',
      'thought/verbatim: Running.',
      'assistant/model: On it.',
      'call c1 bash({"command":"make"})',
      'call c2 bash({"command":"ls"})',
      'result c2: a',
      'result c1 failed: boom + <image image/png>',
      'note bashExecution',
      'user/summary: It was run.',
      'note api_error: overloaded',
    ]);
    expect(timeline.session).toMatchObject({ id: 'p1', continues: 'p0', provider: 'acme', model: 'm-1' });
    expect(timeline.events[1]?.usage).toEqual({
      inputTokens: 15,
      outputTokens: 5,
      cachedInputTokens: 3,
      costUsd: 0.01,
    });
    expect(counts.unknownRecords).toEqual({ brand_new_entry: 1 });
    expect(traps).toEqual({ 'record-misshapen': 1, 'record-unknown': 1 });
  });

  it('takes the time of the entry, and else that of the message, which is in milliseconds', () => {
    const { timeline } = fixture('linear.jsonl');
    expect(timeline.events[0]?.at).toBe('2026-03-01T10:00:01.000Z');
    expect(timeline.events[5]?.at).toBe('2026-03-01T10:00:03.000Z');
  });

  it('keeps every branch of a tree in the order of the file, and says where one begins', () => {
    const { lines, timeline, traps } = fixture('tree.jsonl');
    expect(lines).toEqual([
      'note model_change',
      'user/human: First way.',
      'assistant/model: One.',
      'user/summary: The first way led to one.',
      'user/human: Second way.',
      'user/injected: From an extension.',
      'user/human: Lost parent.',
    ]);
    expect(timeline.events[3]?.parent).toBe('e2');
    expect(timeline.session).toMatchObject({ title: 'Two ways', continues: 'p1' });
    expect(traps).toEqual({ 'rewound-branch': 1, 'dangling-parent': 1 });
  });
});
