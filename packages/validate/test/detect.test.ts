import { type FormatId, formats } from '@trace-formats/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect, detectRead } from '../src/index.ts';

const lines = (...records: readonly unknown[]): string => records.map((record) => JSON.stringify(record)).join('\n');
const time = '2026-01-02T03:04:05Z';
/** No version; it may be a key that somebody put in the wrong place. */
const odd = 'aB3'.repeat(14);
const event = {
  id: 'evt_000001',
  seq: 1,
  actor_id: 'act_001',
  visibility: 'public',
  role: 'user',
  content: { mime: 'text/plain', text: 'hi' },
};
const header = { type: 'header', open_token_version: '0.1' };
const document = {
  open_token_version: '0.1',
  conversation: { id: 'c' },
  participants: [],
  events: [{ ...event, type: 'message' }],
};
const step = { step: 1, turn: 1, actor: 'agent', action: 'agent_step', eval: 0, observation: null, caused_by: null };
const trace = {
  schema_version: 'forsy-trace-v0.1',
  trace_id: 't',
  trace_mode: 'live',
  validation_level: 'self_traced',
  task: 'x',
  agent_tools: [],
  termination_reason: 'other',
  steps: [step],
  final_output: 'x',
  static_output: null,
  summary: { agent_confidence: 1, goal_achieved: true },
};
const manifest = {
  schema_version: 'forsy-trace-v0.1',
  trace_id: 't',
  total_steps: 1,
  total_turns: 1,
  positive_pct: 100,
  formats_available: [],
};
const repeating = {
  ...manifest,
  task: 'Count.',
  trace_mode: 'live',
  termination_reason: 'task_complete',
  validation_level: 'self_traced',
  agent_tools: [],
  final_output: '2',
};
const { schema_version: _, trace_id: __, ...bare } = trace;
const messages = [
  { role: 'user', content: 'hi' },
  { role: 'assistant', content: 'hello' },
];
const call = {
  role: 'assistant',
  tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}' } }],
};
const envelope = { model: 'm', timestamp: time, session_id: 's', messages };
const claude = {
  type: 'user',
  uuid: 'u',
  parentUuid: null,
  sessionId: 's',
  version: '2.1.0',
  timestamp: time,
  message: { role: 'user', content: 'hi' },
};
const piHeader = { type: 'session', version: 3, id: 'a', timestamp: time, cwd: '/w' };
const piEntry = {
  type: 'message',
  id: '0000000a',
  parentId: null,
  timestamp: time,
  message: { role: 'user', content: [] },
};

describe('each format is told by its content', () => {
  const cases: readonly (readonly [FormatId, string, unknown, (string | null)?])[] = [
    ['open-token/v0.1', 'a document', document, '0.1'],
    ['open-token/v0.1', 'a document that lost its version', { ...document, open_token_version: undefined }],
    ['open-token/v0.1', 'a document with a type', { ...document, type: 'conversation' }, '0.1'],
    ['open-token/v0.1', 'a version and nothing else', { open_token_version: '0.1' }, '0.1'],
    [
      'open-token/v0.1-record',
      'a stream with event_type',
      lines(header, { ...event, type: 'event', event_type: 'message' }),
      '0.1',
    ],
    [
      'open-token/v0.1-record',
      'a stream with nested events',
      lines(header, { type: 'event', event: { ...event, type: 'message' } }),
      '0.1',
    ],
    [
      'open-token/v0.1-record',
      "a stream with the event's own type",
      lines(header, { ...event, type: 'message' }),
      '0.1',
    ],
    [
      'open-token/v0.1-record',
      'a stream without a header',
      lines({ ...event, type: 'message' }, { ...event, seq: 2, type: 'message' }),
    ],
    ['open-token/v0.1-record', 'a header alone', lines(header), '0.1'],
    [
      'open-token/v0.1-record',
      'a header with participants',
      lines({ ...header, conversation: { id: 'c' }, participants: [] }),
      '0.1',
    ],
    [
      'open-token/v0.1-record',
      'records in an array',
      [header, { ...event, type: 'event', event_type: 'message' }],
      '0.1',
    ],
    ['trajectory', 'an envelope', envelope],
    ['trajectory', 'an envelope without messages', { ...envelope, messages: [] }],
    ['trajectory', 'an envelope without session_id', { model: 'm', timestamp: time, messages }],
    ['trajectory', 'an envelope without model', { timestamp: time, session_id: 's', messages }],
    ['trajectory', 'a bare array', messages],
    [
      'trajectory',
      'with thinking',
      { messages: [{ role: 'assistant', content: 'a', thinking: 'b' }], session_id: 's' },
    ],
    [
      'trajectory',
      'a list from spans',
      [{ trace_id: 'a', span_id: 'b', model: 'm', timestamp: time, messages: [...messages, call], usage: {} }],
    ],
    [
      'trajectory',
      'normalised',
      { schema_version: '1', dataset: 'd', agent: 'a', openai_chat_completion: { messages } },
      '1',
    ],
    [
      'trajectory',
      'calls as parts',
      [
        { role: 'assistant', content: [{ type: 'function_call', id: 'a', function: {} }] },
        { role: 'user', content: [{ type: 'function_response', id: 'a', content: '' }] },
      ],
    ],
    [
      'trajectory',
      'dumped by a client',
      [{ role: 'assistant', content: 'x', refusal: null, annotations: [], tool_calls: null }],
    ],
    ['trajectory', 'one envelope on each line', lines(envelope, envelope)],
    ['trajectory', 'one message that is null', { ...envelope, messages: [...messages, null] }],
    ['trajectory', 'one message, which is a text', { ...envelope, messages: ['hi'] }],
    ...[{ role: 'human', content: 'x' }, { role: 'Tool', content: 'x' }, { content: 'x' }].map(
      (wrong) =>
        [
          'trajectory',
          `no session_id, and one message ${JSON.stringify(wrong)}`,
          { model: 'm', timestamp: time, messages: [...messages, wrong, messages[0]] },
        ] as const,
    ),
    ['trajectory', 'a whole envelope with fields of a request', { ...envelope, tools: [], temperature: 0.7 }],
    ['forsy/v0.1', 'a trace', trace, '0.1'],
    ['forsy/v0.1', 'a trace that lost its version', { ...trace, schema_version: undefined }],
    ['forsy/v0.1', 'traces.jsonl', lines(trace, trace)],
    ['forsy/v0.1-draft', 'a draft by a step', { ...trace, steps: [{ ...step, eval: null }] }],
    ['forsy/v0.1-draft', 'a draft by its level', { ...trace, validation_level: null }],
    [
      'forsy/v0.1-draft',
      'a draft by its summary',
      { ...trace, summary: { agent_confidence: null, goal_achieved: true } },
    ],
    ['forsy/v0.1', 'a trace with a count of a manifest', { ...trace, total_steps: 9 }, '0.1'],
    [
      'forsy/v0.1',
      'and a first step without its action',
      { ...trace, total_steps: 9, steps: [{ step: 1 }, step] },
      '0.1',
    ],
    ['forsy/v0.1', 'and a first step that is none', { ...trace, human_feedback: 'x', steps: [null, step] }, '0.1'],
    [
      'forsy/v0.1',
      'no version, and a first step without its action',
      { ...trace, schema_version: undefined, steps: [{}] },
    ],
    ['forsy/v0.1', 'and steps that are no list', { ...trace, goal_achieved: true, steps: {} }, '0.1'],
    [
      'forsy/legacy',
      'the same of a legacy trace',
      { ...trace, schema_version: 'forsy-v1', total_steps: 9, steps: [{}] },
      '1',
    ],
    ['forsy/v0.1', 'a trace without the word trace in its version', { ...trace, schema_version: 'forsy-v0.1' }, '0.1'],
    ['forsy/v0.1-manifest', 'the same of a manifest', { ...manifest, schema_version: 'forsy-v0.1' }, '0.1'],
    ['forsy/legacy', 'a legacy version of two digits', { ...trace, schema_version: 'forsy-v10.1' }, '10.1'],
    ['forsy/v0.1-manifest', 'a manifest', manifest],
    ['forsy/v0.1-manifest', 'a manifest that repeats most of its trace', repeating],
    ['forsy/v0.1-manifest', 'the same without a version', { ...repeating, schema_version: undefined }],
    ['forsy/v0.1', 'a trace that has lost its steps, and what was put beside', { ...repeating, summary: {} }, '0.1'],
    ['forsy/v0.1-manifest', 'manifests.jsonl', lines(manifest, manifest)],
    [
      'forsy/v0.1-step',
      'steps.jsonl',
      lines({ ...step, trace_id: 't' }, { ...step, trace_id: 't', step: undefined, step_index: 2 }),
    ],
    ['forsy/legacy', 'normalised', { ...trace, schema_version: 'forsy-v1', collection_id: 'c' }, '1'],
    ['forsy/legacy', 'normalised, v2', { ...trace, schema_version: 'forsy-v2' }, '2'],
    ['forsy/legacy', 'raw', { ...bare, collection_id: 'c' }],
    ['forsy/legacy', 'raw without any id', bare],
    ['forsy/legacy-manifest', 'normalised', { ...manifest, schema_version: 'forsy-v1' }, '1'],
    [
      'forsy/legacy-manifest',
      'raw',
      { ...manifest, schema_version: undefined, trace_id: undefined, collection_id: 'c' },
    ],
    ['claude-code', 'a session', lines({ type: 'summary', summary: 's', leafUuid: 'u' }, claude), '2.1.0'],
    ['claude-code', 'glued and cut', `${lines(claude)}${lines(claude, claude)}\n{"type":"us`, '2.1.0'],
    [
      'claude-code',
      'loglines',
      { loglines: [{ type: 'user', timestamp: time, message: { role: 'user', content: 'x' } }] },
    ],
    [
      'claude-code',
      'records in between that nobody knows',
      lines(claude, { type: 'new-thing', x: 1 }, claude),
      '2.1.0',
    ],
    ['claude-code', 'one record', lines(claude), '2.1.0'],
    [
      'claude-code',
      'stream-json',
      lines(
        { type: 'system', subtype: 'init', session_id: 's' },
        { type: 'assistant', session_id: 's', message: { role: 'assistant', content: [] } },
      ),
    ],
    [
      'codex',
      'a rollout',
      lines(
        { timestamp: time, type: 'session_meta', payload: { id: 'a', cli_version: '0.146.0' } },
        { timestamp: time, type: 'response_item', payload: {} },
      ),
      '0.146.0',
    ],
    [
      'codex',
      'no envelope',
      lines(
        { id: 'a', timestamp: time, instructions: null },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'x' }] },
        { record_type: 'state' },
        { type: 'function_call', call_id: 'c', name: 'shell', arguments: '{}' },
      ),
    ],
    [
      'atif',
      'v1.5',
      { schema_version: 'ATIF-v1.5', session_id: 's', agent: {}, steps: [{ step_id: 1, source: 'user', message: '' }] },
      '1.5',
    ],
    ['atif', 'an unknown minor', { schema_version: 'ATIF-v1.9', agent: {}, steps: [] }, '1.9'],
    ['atif', 'no version', { session_id: 's', steps: [{ step_id: 1, source: 'agent', message: 'x' }] }],
    [
      'sts',
      'a session',
      lines(
        { type: 'session', harness: 'h', id: 'a' },
        { type: 'message', message: { role: 'user', content: 'x' } },
        { type: 'message', message: { role: 'tool', toolCallId: 'a', content: 'x' } },
      ),
    ],
    ['sts', 'a header alone', lines({ type: 'session', harness: 'h', id: 'a' })],
    ['pi', 'v3', lines(piHeader, piEntry), '3'],
    [
      'pi',
      'v1',
      lines(
        { ...piHeader, version: undefined },
        { type: 'message', timestamp: time, message: { role: 'user', content: [] } },
      ),
    ],
    ['pi', 'with a harness', lines({ ...piHeader, harness: 'pi' }, piEntry, piEntry), '3'],
    [
      'gemini-cli',
      'a chat',
      {
        sessionId: 's',
        projectHash: 'h',
        startTime: time,
        lastUpdated: time,
        messages: [{ id: '1', timestamp: time, type: 'gemini', content: 'x' }],
      },
    ],
    [
      'gemini-cli',
      'JSONL',
      lines(
        { sessionId: 's', projectHash: 'h', kind: 'main' },
        { id: '1', timestamp: time, type: 'user', content: 'x' },
        { $set: {} },
        { id: '2', timestamp: time, type: 'gemini', content: 'x' },
      ),
    ],
    [
      'opencode',
      'an export',
      { info: { id: 'ses_1', version: '1.0.0' }, messages: [{ info: {}, parts: [] }] },
      '1.0.0',
    ],
    [
      'openhands',
      'a state',
      { id: 'a', agent: {}, workspace: {}, persistence_dir: 'x', max_iterations: 5, execution_status: 'idle' },
    ],
    [
      'openhands',
      'events',
      [
        { id: 1, source: 'agent', action: 'run', args: {} },
        { id: 2, source: 'agent', observation: 'run', extras: {} },
      ],
    ],
    [
      'openhands',
      'events with kind',
      lines({ id: 'a', source: 'agent', kind: 'ActionEvent' }, { id: 'b', source: 'user', kind: 'MessageEvent' }),
    ],
    [
      'swe-agent',
      'a run',
      {
        environment: 'e',
        trajectory: [{ action: 'ls', observation: '', response: '', thought: '' }],
        history: [{ role: 'system', content: 'x' }],
        info: { exit_status: 'submitted' },
      },
    ],
    [
      'swe-agent',
      'a history',
      { history: [{ role: 'system', content: 'x', agent: 'main', message_type: 'system_prompt' }] },
    ],
    [
      'inspect-ai',
      'a log',
      { version: 2, status: 'success', eval: { run_id: 'r', task: 't' }, plan: {}, samples: [] },
      '2',
    ],
    [
      'openai-chat',
      'a logged request',
      { model: 'm', timestamp: time, session_id: 's', messages, tools: [], response: {} },
    ],
    ['openai-chat', 'a request', { model: 'm', messages, tools: [], temperature: 0 }],
    ['openai-chat', 'a response', { id: 'c', object: 'chat.completion', choices: [{ message: messages[1] }] }],
    ['openai-chat', 'a training set', lines({ messages }, { messages })],
    [
      'openai-chat',
      'a log of a proxy',
      {
        messages: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
        kwargs: {},
        response: {},
        timestamp: 1.5,
      },
    ],
    ['openai-chat', 'runs', [{ task_id: 1, reward: 1, traj: [...messages, call] }]],
    ['report/v1', 'a version as a number', { report_version: 1, tool: {}, results: [], summary: {} }, '1'],
    ['report/v1', 'our report', { report_version: '1', tool: {}, results: [], summary: {} }, '1'],
  ];
  it('has a case for each', () => {
    const shown = new Set<string>(cases.map(([format]) => format));
    expect(formats.map(({ id }) => id).filter((id) => id !== 'unknown' && !shown.has(id))).toEqual([]);
  });
  it.each(cases)('%s: %s', (format, _name, value, version) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const detection = detect(new TextEncoder().encode(text));
    expect([detection.format, detection.why]).toEqual([format, expect.stringMatching(/^\S.*: .*\.$/)]);
    expect(detection.candidates[0]).toMatchObject({ format, saw: expect.arrayContaining([expect.any(String)]) });
    expect(detection.findings).toEqual([]);
    if (version !== undefined) expect(detection.version).toBe(version);
    // Indentation changes nothing of one document.
    if (typeof value !== 'string') expect(detect(JSON.stringify(value, null, 2)).format).toBe(format);
  });
});

describe('two candidates', () => {
  it.each([
    ['a bare array', messages],
    ['messages and a model', { model: 'm', messages }],
  ])('%s', (_, value) => {
    const { candidates, why } = detect(JSON.stringify(value));
    expect(
      candidates
        .slice(0, 2)
        .map(({ format }) => format)
        .toSorted(),
    ).toEqual(['openai-chat', 'trajectory']);
    expect(why).toContain('It may also be');
  });
});

describe('a file of traces and drafts', () => {
  it('is Forsy by the commonest kind, and names the other', () => {
    const draft = { ...trace, validation_level: null };
    const { format, candidates } = detect(lines(trace, draft, trace, draft, draft));
    expect(format).toBe('forsy/v0.1-draft');
    expect(candidates.map((candidate) => candidate.format)).toEqual(['forsy/v0.1-draft', 'forsy/v0.1']);
  });
});

describe('a version that is not read', () => {
  it.each([
    [{ ...document, open_token_version: '0.2' }, '0.2', '0.1'],
    [{ ...header, open_token_version: '0.2' }, '0.2', '0.1'],
    [{ ...trace, schema_version: 'forsy-trace-v0.2' }, '0.2', 'forsy-trace-v0.1'],
    [{ ...manifest, schema_version: 'forsy-trace-v1.0' }, '1.0', 'forsy-trace-v0.1'],
    [{ report_version: '2', tool: {}, results: [], summary: {} }, '2', '1'],
    [{ schema_version: 'ATIF-v2.0', steps: [] }, '2.0', 'ATIF-v1.7'],
    [{ schema_version: '2', openai_chat_completion: { messages } }, '2', '1'],
    [{ version: 3, status: 'success', eval: { run_id: 'r', task: 't' }, plan: {} }, '3', '2'],
  ])('%j', (value, version, newest) => {
    const { format, findings, why, candidates } = detect(JSON.stringify(value));
    expect(format).toBe('unknown');
    expect(findings).toMatchObject([{ rule: 'version-is-supported', stage: 'detect', severity: 'error' }]);
    expect(why).toContain(version);
    expect(findings[0]?.message).toContain(newest);
    expect(candidates.length).toBeGreaterThan(0);
  });
});

describe('what is unknown', () => {
  it.each([
    [{}, 'an object without keys'],
    [{ agentType: 'x', spawnDepth: 1 }, 'the keys agentType, spawnDepth'],
    [{ type: 'summary', report_version: '1', tool: {}, summary: {} }, 'the keys type, report_version'],
    [[], 'an empty array'],
    [[1, 2], 'an array of 2 elements'],
    ['text', 'a string'],
    [null, 'null'],
    [{ name: 'x', version: '1.0.0', scripts: {}, dependencies: {} }, 'name, version'],
    [{ constructor: 1, toString: 2 }, 'constructor'],
  ])('%j', (value, words) => {
    const { format, findings, why } = detect(JSON.stringify(value));
    expect(format).toBe('unknown');
    expect(why).toContain(words);
    expect(findings).toMatchObject([{ rule: 'format-is-known', severity: 'error', stage: 'detect' }]);
    // What the fix advises is a flag of a command that there is.
    expect(findings[0]?.fix).toContain('trace-formats validate --as <format>');
  });
  it('shows no key that a program would not choose', () => {
    const key = ['gh', 'p_'].join('') + 'a1B2'.repeat(9);
    expect(detect(JSON.stringify({ [key]: 1, '\u001b[31m': 2, b: 3 })).why).toMatch(
      /an object with the key b and 2 more\.$/,
    );
  });
  it('what could not be read has no second finding', () => {
    expect(detect('')).toMatchObject({ format: 'unknown', findings: [] });
    expect(detect(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({ format: 'unknown', findings: [] });
  });
});

describe('what is hostile', () => {
  it.each(['{"__proto__":{"open_token_version":"0.1"}}', '{"constructor":{"schema_version":"forsy-trace-v0.1"}}'])(
    '%s is unknown',
    (text) => {
      expect(detect(text).format).toBe('unknown');
    },
  );
  it('looks at the first records of a huge array only', () => {
    const asked = new Set<string>();
    const huge = new Proxy(new Array(1_000_000).fill(messages[0]), {
      get(list, key, receiver) {
        if (typeof key === 'string' && /^\d+$/.test(key)) asked.add(key);
        return Reflect.get(list, key, receiver);
      },
    });
    const detection = detect({
      container: 'json',
      documents: [
        { value: { ...envelope, messages: huge }, record: null, line: 1, column: 1, source: '', findings: [] },
      ],
    });
    expect(detection.format).toBe('trajectory');
    expect(asked.size).toBeGreaterThan(0);
    expect(asked.size).toBeLessThanOrEqual(64);
  });
  it.each<[what: string, text: string]>([
    ['a Forsy trace', lines({ ...trace, schema_version: `forsy-trace-v${odd}` })],
    ['a legacy trace', lines({ ...trace, schema_version: `forsy-v0 ${odd}` })],
    ['an Open-Token document', lines({ ...document, open_token_version: odd })],
    ['an Open-Token stream', lines({ ...header, open_token_version: odd }, event)],
    ['an ATIF document', lines({ schema_version: `ATIF-v1.${odd}`, steps: [] })],
    ['a normalised transcript', lines({ schema_version: odd, openai_chat_completion: { messages: [] } })],
    ['a response', lines({ object: `chat.completion${odd}` })],
    ['a Claude Code log', lines({ type: 'user', uuid: 'u', sessionId: 's', version: odd })],
    ['a record of one', lines({ type: `file-history-${odd}` })],
    ['a Codex log', lines({ type: 'session_meta', timestamp: time, payload: { cli_version: odd } })],
    ['an OpenCode export', lines({ info: { id: 'ses_1', version: odd }, messages: [{ info: {}, parts: [] }] })],
    ['an Inspect log', lines({ status: 'success', version: odd, eval: { run_id: 'r', task: 't' } })],
    ['a report', lines({ report_version: odd, tool: {}, summary: {}, results: [] })],
  ])('%s is told without what stands in the place of its version', (_, text) => {
    const detection = detect(text);
    expect(detection.candidates).not.toEqual([]);
    expect(JSON.stringify(detection)).not.toContain(odd.slice(0, 6));
  });
  it('takes any JSON value', () => {
    const key = fc.constantFrom(
      'type',
      'messages',
      'steps',
      'events',
      'role',
      'content',
      'message',
      'history',
      'info',
      'eval',
      'schema_version',
      'payload',
      'traj',
      'loglines',
      'choices',
      'version',
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 1, 'user', 'assistant', 'forsy-v', 'ATIF-v', ''),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, (any) => {
        const { format, why, candidates } = detect(JSON.stringify(any));
        expect(why.length).toBeGreaterThan(0);
        expect(format === 'unknown' || candidates[0]?.format === format).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
  it('takes the records of every format with any value in the place of any other', () => {
    const odd = [null, 7, 'x', [], {}, [null], 'x'.repeat(5000)];
    for (const whole of [document, trace, { ...trace, schema_version: 0 }, manifest, step, header, event])
      for (const key of Object.keys(whole))
        for (const other of [undefined, ...odd]) {
          const { schema_version: _, ...rest } = { ...(whole as Record<string, unknown>), [key]: other };
          for (const damaged of [{ ...whole, [key]: other }, rest])
            for (const text of [JSON.stringify(damaged), lines(damaged, damaged)])
              expect(detect(text).why.length).toBeGreaterThan(0);
        }
  });
  it.each([
    '{"steps":[{"step_id":1,"source":{"toString":0,"valueOf":0}}]}',
    '{"report_version":{"toString":0,"valueOf":0}}',
  ])('takes an object that cannot be turned into a text: %s', (text) => {
    expect(detect(text).why.length).toBeGreaterThan(0);
  });
  it('says of a trace without steps that it has none', () => {
    const { schema_version: _version, steps: _steps, ...rest } = trace;
    expect(detect(JSON.stringify(rest))).toMatchObject({
      format: 'forsy/v0.1',
      candidates: [{ saw: ['the keys of a trace, without steps', 'trace_id', 'no schema_version'] }],
    });
  });
  it.each<unknown>([null, 5, {}])('does not take a list of %j for what was read', (one) => {
    expect(() => detect({ container: 'json', documents: [one] } as never)).toThrow('Only bytes and texts are read');
    expect(() => detectRead({ container: 'json', documents: [one] } as never, '{}')).toThrow('not what `read` gives');
  });

  it('takes no list of numbers of two bytes for bytes: each cut to one would say something else', () => {
    expect(() => detect(new Uint16Array([0x4b50, 0x0403]) as never)).toThrow('already goes to detectValues');
  });
});

describe('the session of an agent whose logs are not read', () => {
  const time = 1_767_225_600_000;
  const message = { role: 'user', content: 'hi' };
  const strange: Readonly<Record<string, string>> = {
    'Cline or Roo Code': JSON.stringify([{ ts: time, type: 'say', say: 'text', text: 'hi' }]),
    Continue: JSON.stringify({ sessionId: 's', title: 't', history: [{ message, contextItems: [] }] }),
    'GitHub Copilot': JSON.stringify({ version: 3, responderUsername: 'GitHub Copilot', requests: [] }),
    Cursor: lines({ role: 'user', message: { content: [{ type: 'text', text: 'hi' }] } }),
    Goose: lines({ working_dir: '/w', description: 'd', message_count: 1 }, { ...message, created: 1 }),
    Aider: '# aider chat started at 2026-01-01 10:00:00\n\n#### hi\n',
  };
  it('is said to be theirs', () => {
    for (const [agent, text] of Object.entries(strange)) {
      const { format, stranger, why, findings } = detect(text);
      expect({ format, stranger }, agent).toEqual({ format: 'unknown', stranger: agent });
      expect(why).toBe(`It looks like a session of ${agent}, which is not read.`);
      expect(findings.map(({ rule }) => rule)).toEqual(['format-is-known']);
    }
  });
  it('is theirs also where its entries form a tree, as those of Pi do', () => {
    const entry = { id: '2', parentId: '1', timestamp: time };
    const log = lines({ type: 'session.start', data: { sessionId: 's' }, ...entry, parentId: null });
    expect(detect(`${log}\n${lines({ type: 'user.message', data: { content: 'hi' }, ...entry })}`)).toMatchObject({
      format: 'unknown',
      stranger: 'GitHub Copilot',
    });
  });
  it('is nobody’s where only one of the keys stands there', () => {
    for (const value of [{ type: 'say', say: 'hi' }, { history: [message] }, { requests: [] }, { working_dir: '/w' }])
      expect(detect(JSON.stringify(value)).stranger).toBeUndefined();
    expect(detect('# a chat started at ten').stranger).toBeUndefined();
  });
});
