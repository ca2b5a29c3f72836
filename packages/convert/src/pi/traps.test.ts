import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import { sourceOfRecords } from '../source/source.ts';

const fixture = fixturesOf('pi', 'pi');

it('has the facts of the first header, and names what a second says otherwise', () => {
  const headers = ['one', 'two'].map((id) => ({
    type: 'session',
    id,
    timestamp: '2026-01-01T00:00:00Z',
    cwd: `/${id}`,
  }));
  const { timeline, losses } = readSource(sourceOfRecords(headers), 'pi');
  expect(timeline.session.id).toBe('one');
  expect(losses.map(({ place }) => `${place.record} ${place.pointer}`).sort()).toEqual(
    ['/cwd', '/id'].map((way) => `2 ${way}`),
  );
});

describe('a Pi session', () => {
  it('keeps the cost and the tokens of the cache where nothing else is counted', () => {
    const usage = { cacheRead: 3, cost: { total: 0.5 } };
    const message = { role: 'assistant', content: [{ type: 'text', text: 'Hi.' }], usage };
    const { timeline } = readSource(sourceOfRecords([{ type: 'message', id: 'a', message }]), 'pi');
    expect(timeline.events[0]?.usage).toEqual({ cachedInputTokens: 3, costUsd: 0.5 });
  });

  it.each([
    [{ input: 1, output: 2, cacheRead: 4, cacheWrite: 8, totalTokens: 15 }, ['approximated /message/usage/cacheWrite']],
    [{ cacheRead: 4, cacheWrite: 8 }, ['dropped /message/usage/cacheWrite']],
    [{ input: 1, output: 2, cacheWrite: 0, totalTokens: 4 }, ['dropped /message/usage/totalTokens']],
    [
      { input: 1, cost: { input: 0.1, output: 0.2, cacheRead: 0, cacheWrite: 0.4, total: 0.7 } },
      ['input', 'output', 'cacheWrite'].map((key) => `dropped /message/usage/cost/${key}`),
    ],
    [{ input: 1, reasoning: 2 }, []],
  ])('names what the timeline has no place for, and nothing that others say: %j', (usage, named) => {
    const message = { role: 'assistant', content: 'Hi.', usage };
    const { losses } = readSource(sourceOfRecords([{ type: 'message', id: 'a', message }]), 'pi');
    expect(losses.map(({ kind, field }) => `${kind} ${field}`)).toEqual(named);
  });

  it('names the fields of a message that only those of other roles have', () => {
    const ofOthers = { model: 'm', provider: 'p', toolCallId: 't', command: 'ls', errorMessage: 'overloaded' };
    const message = { role: 'user', content: 'Hi.', ...ofOthers };
    const { losses } = readSource(sourceOfRecords([{ type: 'message', id: 'a', message }]), 'pi');
    expect(losses.map(({ field }) => field)).toEqual(Object.keys(ofOthers).map((key) => `/message/${key}`));
  });

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
