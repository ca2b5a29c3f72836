import { describe, expect, it } from 'vitest';
import { fixturesOf } from '../../test/fixture.ts';
import { openLedger, readTimeline, sourceOfDocument } from '../index.ts';

const fixture = fixturesOf('atif', 'atif');

describe('an ATIF trajectory', () => {
  it('gives each result to the call it names, or to the only call of its step', () => {
    const { lines, timeline, traps } = fixture('calls.json');
    expect(lines).toEqual([
      'system/injected: Be exact.',
      'user/unknown: Go.',
      'thought/verbatim: Two at once.',
      'call c1 sh({"c":"a"})',
      'call c2 sh({"c":"b"})',
      'result c2: B',
      'result c1: A',
      'assistant/model: One.',
      'call c3 sh({})',
      'result c3: C',
      'assistant/model: None.',
      'result ?: That was not a call.',
      'assistant/model: ',
      'assistant/model: Open.',
      'call c4 sh({})',
    ]);
    expect(traps).toEqual({
      'copied-context': 1,
      'result-without-call': 1,
      'call-id-collides': 1,
      'call-without-result': 1,
    });
    expect(timeline.events[2]).toMatchObject({
      model: 'm-2',
      usage: { inputTokens: 10, outputTokens: 4, cachedInputTokens: 2, costUsd: 0.5 },
    });
  });

  it('has no time for a result, since the format has none', () => {
    const { timeline } = fixture('calls.json');
    expect(timeline.events.filter((event) => event.kind === 'result').every((event) => event.at === undefined)).toBe(
      true,
    );
  });

  it('keeps what only this format knows for a writer of the same format', () => {
    const { timeline } = fixture('calls.json');
    expect(timeline.session.extra?.['atif']).toEqual({
      schema_version: 'ATIF-v1.5',
      notes: 'n',
      final_metrics: { total_steps: 7 },
      agent: { extra: { temperature: 0 } },
    });
    expect(timeline.session.tools).toEqual([{ name: 'sh', description: 'Runs.', parameters: { type: 'object' } }]);
    expect(timeline.events[13]?.extra).toEqual({ atif: { step: { extra: { is_sidechain: true } } } });
    expect(timeline.events[9]?.extra).toEqual({ atif: { unnamed: true } });
  });

  it('reads trajectories that are referred to, embedded or continued, each once and in its place', () => {
    const { lines, timeline, traps } = fixture('main.json', 'sub.json', 'main.cont-1.json');
    expect(lines).toEqual([
      'user/unknown: Look: + <image image/png>',
      'assistant/model: Delegating.',
      'call c1 delegate({})',
      '[s1] span_start',
      '[s1] user/agent: Please.',
      '[s1] assistant/model: Here.',
      '[s1] span_end',
      'result c1: Done.',
      'system/injected: Summarised.',
      'note subagent_trajectory_ref',
      'user/unknown: Go on.',
      'assistant/model: Going on.',
      '[s2] span_start',
      '[s2] assistant/model: Embedded.',
      '[s2] span_end',
    ]);
    expect(timeline.spans.map(({ sourceId, call }) => [sourceId, call])).toEqual([
      ['sub', 'c1'],
      ['embedded', undefined],
    ]);
    expect(traps).toEqual({ 'version-unknown': 1, 'output-elsewhere': 1 });
  });

  it('is refused in one sentence when it is of another major version or has no steps', () => {
    for (const [value, words] of [
      [{ schema_version: 'ATIF-v2.0', steps: [] }, 'ATIF-v2.0'],
      [{ schema_version: 'ATIF-v1.5' }, 'steps'],
    ] as const) {
      const outcome = readTimeline(sourceOfDocument(value), 'atif', openLedger());
      expect('refused' in outcome ? outcome.message : '').toContain(words);
    }
  });
});
