import { describe, expect, it } from 'vitest';
import { fixturesOf } from '../../test/fixture.ts';
import { convert, openLedger, readTimeline, sessionsOf, sourceOfDocument, sourceOfRecords } from '../index.ts';

const fixture = fixturesOf('forsy', 'forsy');

describe('a Forsy trace', () => {
  it('is read step by step: a reason, then a call and its result, or what was said', () => {
    const { lines, timeline, traps } = fixture('trace.json');
    expect(lines).toEqual([
      'user/human: Fix it.',
      'thought/summary: See it fail first.',
      'call c1 sh(make test)',
      'result c1 failed: 1 failed',
      'user/human: Run all of them.',
      'assistant/model: Because.',
      'note step',
    ]);
    expect(timeline.events.map((event) => event.turn)).toEqual([1, 1, 1, 1, 2, 2, 2]);
    expect(timeline.events[1]).toMatchObject({ causes: ['e1'], response: 'step 2', at: '2026-07-01T10:00:01Z' });
    expect(timeline.events[3]?.at).toBe('2026-07-01T10:00:02Z');
    expect(timeline.events[5]).toMatchObject({ actor: 'subagent:scout', causes: ['e5'] });
    expect(traps).toEqual({ 'dangling-parent': 1 });
  });

  it('gives the facts of the session, and keeps what only this format knows', () => {
    const { timeline } = fixture('trace.json');
    expect(timeline.session).toMatchObject({
      id: 'f1',
      continues: 'f0',
      task: 'Fix it.',
      model: 'm-1',
      agent: { name: 'acme' },
      tools: [{ name: 'sh' }, { name: 'edit' }],
      environment: { os: 'linux', gitCommit: 'abc' },
    });
    expect(Object.keys(timeline.session.extra?.['forsy'] ?? {})).toEqual([
      'schema_version',
      'trace_mode',
      'validation_level',
      'system_prompt',
      'skills',
      'agent_config',
      'termination_reason',
      'final_output',
      'static_output',
      'summary',
      'x_new',
    ]);
    expect(timeline.events[1]?.extra?.['forsy']).toEqual({
      actor: 'agent',
      action: 'agent_step',
      operation: 'execute',
      execution_mode: 'serial',
      observation: 'The test is red.',
      causal_type: 'user_request',
      success: false,
      eval: -1,
      eval_reason: 'It did not run all.',
      directive: 'Run all.',
      caused_by: [1],
    });
  });

  it('is read in its legacy shapes, which lose nothing on the way in', () => {
    const { lines, timeline, traps } = fixture('legacy.json');
    expect(lines).toEqual([
      'user/human: 1',
      'assistant/model: Asked nine questions.',
      'call c1 a, b({"q":1})',
      'result c1: {"r":2}',
      'user/human: Good.',
    ]);
    expect(timeline.session).toMatchObject({ id: 'c1', savedAt: '2026-05-01T20:48:16.267633' });
    expect(timeline.session.continues).toBeUndefined();
    expect(timeline.session.extra?.['forsy']).toMatchObject({
      skills: {},
      memory: {},
      system_prompt: { note: 'none' },
    });
    expect(timeline.events[0]?.extra?.['forsy']).toMatchObject({ reasoning: 'The user chose.', feedback_type: '' });
    expect(timeline.events[2]?.extra?.['forsy']).toMatchObject({ tool: ['a', 'b'], step_index: 3 });
    expect(traps).toEqual({ 'record-misshapen': 1 });
  });

  it('is refused without steps, and taken apart where each line is a trace', () => {
    const outcome = readTimeline(sourceOfDocument({ trace_id: 'x' }), 'forsy/v0.1', openLedger());
    expect('refused' in outcome ? outcome.message : '').toContain('steps');
    const two = sourceOfRecords([
      { trace_id: 'a', steps: [] },
      { trace_id: 'b', steps: [] },
    ]);
    expect(sessionsOf(two, 'forsy/v0.1')).toMatchObject([{ at: { record: 1 } }, { at: { record: 2 } }]);
    const whole = readTimeline(two, 'forsy/v0.1', openLedger());
    expect('refused' in whole && whole.reason).toBe('several-sessions');
  });

  it.each([[[asked, { steps: 'none' }, asked, 7, null]], [[{ steps: 'none' }, asked, 7]]])(
    'is told with what stands beside it in JSONL and is no trace: %j',
    (records) => {
      const told = sessionsOf(sourceOfRecords(records), 'forsy/v0.1').map((session) => {
        const done = convert(session, { to: 'forsy', from: 'forsy' });
        return done.refused ? [done.message] : done.losses.filter(({ trap }) => trap === 'record-misshapen');
      });
      expect(told[0]).toMatchObject([{ kind: 'dropped', field: '', count: 2 }]);
      expect(told.slice(1).flat()).toEqual([]);
    },
  );

  it.each([
    [
      'claude-code',
      { type: 'user', uuid: 'u', message: { role: 'user', content: 'Go.' } },
      { type: 'plan', steps: [1] },
    ],
    ['open-token', { type: 'message', actor_id: 'a', content: { text: 'Go.' } }, { type: 'annotation', events: [1] }],
  ])('is not looked for among the records of %s', (format, said, more) => {
    for (const records of [
      [said, more],
      [more, said, more],
    ]) {
      const source = sourceOfRecords(records);
      expect(sessionsOf(source, format)).toEqual([source]);
    }
  });

  it.each(['', ' ', 'sh'])('is written without a tool where the call names none: %j', (name) => {
    const call = { id: 'c', type: 'function', function: { name, arguments: '{}' } };
    const messages = [
      { role: 'user', content: 'Go.' },
      { role: 'assistant', content: null, tool_calls: [call] },
    ];
    const done = convert(sourceOfDocument({ model: 'm', messages }), { to: 'forsy' });
    expect(done.refused ? done : done.document).toMatchObject({
      steps: [{ tool: null }, { tool: name.trim() === '' ? null : 'sh' }],
    });
  });

  it.each([
    ['reviewer', 'subagent:reviewer'],
    ['Code  Reviewer', 'subagent:Code-Reviewer'],
    ['team: a', 'subagent:team-a'],
    ['agent:second one', 'agent:second-one'],
    [' ', 'subagent:unnamed'],
  ])('names a subagent by a label of one word: %j', (name, label) => {
    const event = { actor_id: 'act_002', visibility: 'metadata', role: 'assistant', links: { span_id: 'span_000001' } };
    const bound = { ...event, content: { mime: 'application/json', data: {} } };
    const source = sourceOfDocument({
      open_token_version: '0.1',
      conversation: { id: 'c' },
      participants: [{ actor_id: 'act_002', kind: 'model', name }],
      events: [
        { ...bound, id: 'evt_000001', seq: 1, type: 'span_start' },
        { ...event, id: 'evt_000002', seq: 2, type: 'message', content: { mime: 'text/plain', text: 'Done.' } },
        { ...bound, id: 'evt_000003', seq: 3, type: 'span_end' },
      ],
    });
    const done = convert(source, { to: 'forsy' });
    expect(done.refused ? done : done.document).toMatchObject({ steps: [{ actor: label }] });
  });

  it('keeps a field whatever its name is', () => {
    const step = JSON.parse('{"step":1,"actor":"user","action":"user_message","input":"Go.","__proto__":{"a":1}}');
    const reading = readTimeline(sourceOfDocument({ steps: [step] }), 'forsy', openLedger());
    const extra = 'timeline' in reading ? reading.timeline.events[0]?.extra?.['forsy'] : undefined;
    expect(Object.keys(extra ?? {})).toEqual(['actor', 'action', '__proto__']);
  });
});

const asked = { steps: [{ step: 1, turn: 1, actor: 'user', action: 'user_message', input: 'Go.' }] };
