import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import { convert, openLedger, readTimeline, sourceOfDocument, sourceOfRecords } from '../index.ts';

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

  it('gives the results of calls with one id to them in order, and says of one more that its call was answered', () => {
    const call = { tool_call_id: 'A', function_name: 'f', arguments: {} };
    const results = ['R1', 'R2', 'R3'].map((content) => ({ source_call_id: 'A', content }));
    const step = { source: 'agent', message: '', tool_calls: [call, call], observation: { results } };
    const { timeline, traps } = readSource(sourceOfDocument({ schema_version: 'ATIF-v1.5', steps: [step] }), 'atif');
    expect(timeline.events.map((event) => ('call' in event ? event.call : undefined))).toEqual([
      'c1',
      'c2',
      'c1',
      'c2',
      undefined,
    ]);
    expect(traps).toEqual({ 'call-id-collides': 1, 'call-answered-twice': 1 });
  });

  it('comes out as it went in where results stand in steps without a call', () => {
    const observation = { results: [{ content: 'One.' }, { content: 'Two.' }] };
    const timestamp = '2026-01-01T00:00:00Z';
    const document = {
      schema_version: 'ATIF-v1.5',
      session_id: 's',
      agent: { name: 'a', version: '1' },
      steps: [
        { step_id: 1, timestamp, source: 'system', message: '', observation },
        { step_id: 2, source: 'agent', message: 'Not JSON.', observation },
        { step_id: 3, timestamp, source: 'agent', model_name: 'm', message: '', observation },
        { step_id: 4, source: 'user', message: 'Go.', observation },
      ],
    };
    const converted = convert(sourceOfDocument(document), { to: 'atif' });
    expect(converted.refused ? converted : converted.document).toEqual(document);
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
    expect(traps).toEqual({ 'version-unknown': 1, 'subagent-elsewhere': 1 });
  });

  it('calls nothing of a subagent lost that stands in the session, or that says nothing', () => {
    const embedded = (session_id: string, version: string) => ({
      session_id,
      trajectory_id: 'sub',
      agent: { name: 'inner', version },
      steps: [{ source: 'agent', message: 'Here.' }],
    });
    const lost = (session: string, version: string) =>
      readSource(
        sourceOfDocument({
          schema_version: 'ATIF-v1.7',
          session_id: 'whole',
          steps: [{ source: 'agent', message: 'go' }],
          subagent_trajectories: [embedded(session, version)],
        }),
        'atif',
      ).losses.map(({ place }) => place.pointer);
    expect(lost('whole', 'unknown')).toEqual([]);
    expect(lost('another', '2')).toEqual([
      '/subagent_trajectories/0/session_id',
      '/subagent_trajectories/0/agent/version',
    ]);
  });

  it('tells subagents apart that the source calls the same, or as the main trajectory is called here', () => {
    const embedded = ['one', 'two'].map((name) => ({
      session_id: 'SUB',
      agent: { name, model_name: `m-${name}` },
      steps: [{ source: 'agent', message: name }],
    }));
    const main = { trajectory_id: 'main', agent: { name: 'three' }, steps: [{ source: 'agent', message: 'three' }] };
    const results = ['A', 'B'].map((id) => ({
      source_call_id: id,
      content: 'R',
      subagent_trajectory_ref: [{ session_id: 'SUB' }],
    }));
    const calls = ['A', 'B'].map((id) => ({ tool_call_id: id, function_name: 'f', arguments: {} }));
    const { timeline, traps } = readSource(
      sourceOfDocument({
        schema_version: 'ATIF-v1.7',
        steps: [{ source: 'agent', message: 'go', tool_calls: calls, observation: { results } }],
        subagent_trajectories: [...embedded, main],
      }),
      'atif',
    );
    const named = timeline.spans.map(({ actor, call }) => {
      const found = timeline.actors.find(({ id }) => id === actor);
      return [found?.name, found?.model, call];
    });
    expect(named).toEqual([
      ['one', 'm-one', 'c1'],
      ['two', 'm-two', 'c2'],
      ['three', undefined, undefined],
    ]);
    expect(traps).toEqual({});
    const texts = timeline.events.filter((event) => event.kind === 'message');
    expect(new Set(texts.map(({ response }) => response)).size).toBe(4);
  });

  it('names what a file that continues the session says otherwise, and a file that holds no steps', () => {
    const steps = [{ source: 'user', message: 'Go.' }];
    const agent = { name: 'a', version: '1' };
    const main = { schema_version: 'ATIF-v1.7', session_id: 's', agent, steps, continued_trajectory_ref: 'more.json' };
    const more = { ...main, session_id: 't', agent: { ...agent, model_name: 'm' }, notes: 'n' };
    const files = [
      sourceOfDocument(main, 'main.json'),
      sourceOfDocument(more, 'more.json'),
      sourceOfDocument({ notes: 'n' }, 'stray.json'),
      sourceOfDocument('Hello.', 'text.json'),
      sourceOfRecords(
        [
          { session_id: 'u', steps },
          { session_id: 'v', steps },
        ],
        'lines.jsonl',
      ),
    ];
    const { losses, timeline } = readSource({ files }, 'atif');
    expect(losses.map(({ kind, place }) => `${kind} ${place.file} ${place.pointer}`)).toEqual([
      'dropped stray.json ',
      'dropped more.json /session_id',
      'dropped more.json /agent',
      'dropped more.json /notes',
    ]);
    expect(losses[0]?.count).toBe(2);
    expect(timeline.spans.map(({ sourceId }) => sourceId)).toEqual(['u', 'v']);
  });

  it('keeps what stands beside a reference alone', () => {
    const results = [{ subagent_trajectory_ref: [{ session_id: 'absent' }], extra: { k: 1 } }];
    const step = { source: 'system', message: '', observation: { results } };
    const { timeline } = readSource(sourceOfDocument({ schema_version: 'ATIF-v1.7', steps: [step] }), 'atif');
    expect(timeline.events.map((event) => event.kind === 'annotation' && event.data?.['extra'])).toEqual([{ k: 1 }]);
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

it('A result that names a call of no step is written, and that it names one is told', () => {
  const chat = [
    { role: 'user', content: 'Go.' },
    { role: 'tool', tool_call_id: 'nowhere', content: 'Gone.' },
  ];
  const done = convert(sourceOfDocument(chat), { from: 'openai-chat', to: 'atif' });
  expect(done).toMatchObject({
    losses: expect.arrayContaining([
      expect.objectContaining({ kind: 'dropped', fact: 'call.id', trap: 'result-without-call' }),
    ]),
  });
  expect(JSON.stringify(done)).toContain('Gone.');
});
