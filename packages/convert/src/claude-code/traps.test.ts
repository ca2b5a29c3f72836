import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { sourceOfDocument, sourceOfRecords } from '../source/source.ts';

const fixture = fixturesOf('claude-code', 'claude-code');

describe('a Claude Code log', () => {
  it('joins the records of one response, and takes the last count of its tokens', () => {
    const { lines, timeline, counts } = fixture('split-response.jsonl');
    expect(lines).toEqual([
      'user/human: How many tests are there?',
      'thought/verbatim: I will count them.',
      'assistant/model: Let me count.',
      'call c1 Bash({"command":"ls test"})',
      'result c1: a\nb',
      'assistant/model: Two.',
    ]);
    expect(timeline.events.map((event) => event.response)).toEqual([undefined, 'r1', 'r1', 'r1', undefined, 'r2']);
    expect(timeline.events.map((event) => event.usage)).toEqual([
      undefined,
      { inputTokens: 17, outputTokens: 42, cachedInputTokens: 5 },
      undefined,
      undefined,
      undefined,
      { inputTokens: 20, outputTokens: 3 },
    ]);
    expect(counts).toMatchObject({ humanMessages: 1, assistantTexts: 2, thoughts: 1, calls: 1, results: 1 });
  });

  it('says nothing of a stop reason that is not there', () => {
    expect(fixture('split-response.jsonl').losses.map((loss) => loss.field)).toEqual([
      '/message/usage/cache_creation_input_tokens',
      '/message/id',
      '/message/content/*/signature',
    ]);
  });

  it.each([
    [{ input_tokens: 1, cache_read_input_tokens: 2, cache_creation_input_tokens: 4 }, 'approximated'],
    [{ cache_read_input_tokens: 2, cache_creation_input_tokens: 4 }, 'dropped'],
    [{ cache_read_input_tokens: 2, cache_creation_input_tokens: 0 }, undefined],
  ])('keeps what was read from the cache, and says what became of what was written to it: %j', (usage, kind) => {
    const message = { role: 'assistant', content: 'Done.', usage };
    const record = { type: 'assistant', uuid: 'a', sessionId: 's', timestamp: '2026-01-01T00:00:00Z', message };
    const { timeline, losses } = readSource(sourceOfRecords([record]), 'claude-code');
    expect(timeline.events[0]?.usage?.cachedInputTokens).toBe(2);
    expect(losses.find(({ field }) => field === '/message/usage/cache_creation_input_tokens')?.kind).toBe(kind);
  });

  it('keeps parallel calls in one response though results stand between them, and joins each result to its own call', () => {
    const { lines, timeline, traps } = fixture('interleaved-calls.jsonl');
    expect(lines.slice(1)).toEqual([
      'call c1 Read({"file_path":"one"})',
      'call c2 Read({"file_path":"two"})',
      'result c1: first',
      'call c3 Read({"file_path":"three"})',
      'result c3: third',
      'result c2: second',
    ]);
    expect(new Set(timeline.events.flatMap((event) => event.response ?? []))).toEqual(new Set(['r1']));
    expect(traps).toEqual({});
  });

  it('keeps both ways where the human went back, in the order of the file, and names parents that are not there', () => {
    const { lines, traps } = fixture('branches.jsonl');
    expect(lines).toHaveLength(6);
    expect(traps).toEqual({ 'dangling-parent': 1, 'rewound-branch': 1 });
  });

  it('reads an empty thought with a signature as unavailable, and never as a text', () => {
    const { lines, timeline, traps } = fixture('thoughts.jsonl');
    expect(lines.slice(1)).toEqual(['thought/unavailable:', 'thought/unavailable:', 'assistant/model: Thought.']);
    expect(timeline.session.thoughts).toBe('unavailable');
    expect(timeline.events.some((event) => event.kind === 'thought' && 'text' in event)).toBe(false);
    expect(traps).toEqual({ 'thought-unavailable': 2 });
  });

  it('reads both records of a glued line, and everything before a line that was cut off', () => {
    const { lines, losses, traps } = fixture('glued-and-cut.jsonl');
    expect(lines).toEqual(['user/human: One.', 'assistant/model: Two.']);
    expect(traps).toEqual({ 'glued-line': 1, 'line-unreadable': 1 });
    expect(losses.find((loss) => loss.trap === 'line-unreadable')?.place.line).toBe(3);
  });

  it('tells inline sidechains apart by their own chains, and joins each to the call with its prompt', () => {
    const { lines, timeline } = fixture('sidechain-inline.jsonl');
    expect(lines.slice(3)).toEqual([
      '[s1] span_start',
      '[s1] user/agent: Look for bug one.',
      '[s2] span_start',
      '[s2] user/agent: Look for bug two.',
      '[s1] assistant/model: Bug one found.',
      '[s2] assistant/model: Bug two found.',
      '[s1] span_end',
      'result c1: one',
      '[s2] span_end',
      'result c2: two',
    ]);
    expect(timeline.spans.map(({ call, spawn }) => ({ call, spawn }))).toEqual([
      { call: 'c1', spawn: { spawn_reason: 'Bug one', subagent_type: 'searcher' } },
      { call: 'c2', spawn: { spawn_reason: 'Bug two' } },
    ]);
  });

  it('follows the chain of a sidechain through records that are no messages', () => {
    const { lines, timeline } = fixture('sidechain-attachments.jsonl');
    expect(lines.slice(2)).toEqual([
      '[s1] span_start',
      '[s1] user/agent: Look there.',
      '[s1] note attachment:hook_additional_context',
      '[s1] assistant/model: Nothing there.',
      '[s1] span_end',
      'result c1: nothing',
    ]);
    expect(timeline.spans).toHaveLength(1);
  });

  const reviewed = [
    '[s1] span_start',
    '[s1] user/agent: Review the change.',
    '[s1] call c2 Bash({"command":"git diff"})',
    '[s1] result c2: diff',
  ];

  it('reads the messages of a subagent that stand in progress records', () => {
    expect(fixture('sidechain-progress.jsonl').lines.slice(2)).toEqual([
      ...reviewed,
      '[s1] span_end',
      'result c1: Fine.',
    ]);
  });

  it('reads the file of a subagent before the result of the call that started it', () => {
    const { lines, timeline } = fixture('sidechain-file.jsonl', 'agent-abc.jsonl');
    expect(lines.slice(2)).toEqual([
      ...reviewed,
      '[s1] assistant/model: It is fine.',
      '[s1] note attachment:hook_success',
      '[s1] span_end',
      'result c1: Fine.',
      'assistant/model: All is well.',
    ]);
    expect(timeline.spans[0]).toMatchObject({ call: 'c1', sourceId: 'abc' });
    expect(timeline.events.find((event) => event.span === 's1')?.source.file).toBe('agent-abc.jsonl');
  });

  it('reads a subagent once that stands in progress records and in a file', () => {
    const { lines, traps } = fixture('sidechain-progress.jsonl', 'agent-abc.jsonl');
    expect(lines.slice(2)).toEqual([
      ...reviewed,
      '[s1] assistant/model: It is fine.',
      '[s1] note attachment:hook_success',
      '[s1] span_end',
      'result c1: Fine.',
    ]);
    expect(traps).toEqual({ 'seen-twice': 3 });
  });

  const line = (type: string, uuid: string, content: Json, more: JsonObject = {}): JsonObject => ({
    type,
    uuid,
    sessionId: 's',
    message: { role: type, content },
    ...more,
  });
  const log = (name: string, ...records: readonly JsonObject[]) => ({ ...sourceOfRecords(records), name });
  const task = (id: string): Json => [{ type: 'tool_use', id, name: 'Task', input: { prompt: `Do ${id}.` } }];
  const done = (id: string, agentId: string, more: JsonObject): JsonObject =>
    line('user', `done ${id}`, [{ type: 'tool_result', tool_use_id: id, content: 'Done.' }], {
      ...more,
      toolUseResult: { agentId },
    });
  const side = { isSidechain: true };

  it('reads the file of a subagent of a subagent within the work of the one that started it', () => {
    const nested = readSource(
      {
        files: [
          log('s.jsonl', line('assistant', '1', task('A')), done('A', 'one', {})),
          log('agent-two.jsonl', line('assistant', '3', 'Deep.', side)),
          log('agent-one.jsonl', line('assistant', '2', task('B'), side), done('B', 'two', side)),
        ],
      },
      'claude-code',
    );
    expect(nested.lines).toEqual([
      'call c1 Task({"prompt":"Do A."})',
      '[s1] span_start',
      '[s1] call c2 Task({"prompt":"Do B."})',
      '[s2] span_start',
      '[s2] assistant/model: Deep.',
      '[s2] span_end',
      '[s1] result c2: Done.',
      '[s1] span_end',
      'result c1: Done.',
    ]);
    expect(nested.timeline.spans).toMatchObject([{ call: 'c1' }, { call: 'c2', parent: 's1' }]);
  });

  it('names a subagent whose work is nowhere, and none whose work stands in a file, in progress or in the log', () => {
    const missing = (...names: readonly string[]): unknown =>
      fixture(...names)
        .losses.filter(({ trap }) => trap === 'subagent-elsewhere')
        .map(({ kind, place: { record, pointer }, count }) => [kind, record, pointer, count]);
    expect(missing('sidechain-file.jsonl')).toEqual([['missing', 3, '/toolUseResult/agentId', 1]]);
    expect(missing('sidechain-file.jsonl', 'agent-abc.jsonl')).toEqual([]);
    expect(missing('sidechain-progress.jsonl')).toEqual([]);
    // Of two calls with one prompt nobody knows whose a sidechain is, which may be that of either.
    const call = (id: string): JsonObject => ({ type: 'tool_use', id, name: 'Task', input: { prompt: 'Look.' } });
    const answer = (id: string): JsonObject => ({
      type: 'user',
      toolUseResult: { agentId: `agent of ${id}` },
      message: { content: [{ type: 'tool_result', tool_use_id: id, content: 'Done.' }] },
    });
    const start = { type: 'user', isSidechain: true, message: { content: 'Look.' } };
    const { traps } = readSource(
      sourceOfRecords([
        { type: 'assistant', message: { content: [call('t1'), call('t2')] } },
        { ...start, uuid: 'x' },
        answer('t1'),
        answer('t2'),
      ]),
      'claude-code',
    );
    expect(traps['subagent-elsewhere']).toBe(1);
    // The file of another subagent, which no call names, cannot be that one's.
    const other = sourceOfRecords(
      [{ ...start, uuid: 'y', agentId: 'other', message: { content: 'Something else.' } }],
      'agent-other.jsonl',
    );
    const log = [{ type: 'assistant', message: { content: [call('t1')] } }, answer('t1')];
    const beside = readSource({ files: [sourceOfRecords(log, 's.jsonl'), other] }, 'claude-code');
    expect(beside.traps['subagent-elsewhere']).toBe(1);
  });

  it('names what the note beside the file of a subagent says of it, and what its records say otherwise', () => {
    const said = (id: string, more: JsonObject): JsonObject => ({
      type: 'user',
      uuid: id,
      sessionId: 's',
      message: { role: 'user', content: 'Go.' },
      ...more,
    });
    const ofAgent = said('b', { isSidechain: true, agentId: 'other', attributionAgent: 'scout' });
    const files = [
      sourceOfRecords([said('a', {})], 's.jsonl'),
      sourceOfRecords([ofAgent], 'agent-x.jsonl'),
      sourceOfDocument({ agentType: 'explorer', spawnDepth: 1 }, 'agent-x.meta.json'),
    ];
    const { losses, timeline } = readSource({ files }, 'claude-code');
    expect(timeline.actors.find(({ sourceId }) => sourceId === 'x')?.name).toBe('explorer');
    expect(losses.map(({ place, field }) => `${place.file} ${field}`)).toEqual([
      'agent-x.meta.json /spawnDepth',
      'agent-x.jsonl /agentId',
      'agent-x.jsonl /attributionAgent',
    ]);
  });

  it('names the session from which a later record says that this one was forked', () => {
    const from = (id: string): JsonObject => ({
      type: 'user',
      uuid: id,
      sessionId: 's',
      forkedFrom: { sessionId: id },
      message: { role: 'user', content: 'Go.' },
    });
    const { losses, timeline } = readSource(sourceOfRecords([from('a'), from('b')]), 'claude-code');
    expect(timeline.session.continues).toBe('a');
    expect(losses.map(({ place }) => `${place.record} ${place.pointer}`)).toEqual(['2 /forkedFrom']);
  });

  it('names the file of a subagent that has the id of another', () => {
    const files = ['x', 'y'].map((folder) => log(`${folder}/agent-one.jsonl`, line('assistant', folder, folder, side)));
    const { lines, losses } = readSource(
      { files: [log('s.jsonl', line('user', '1', 'Go.')), ...files] },
      'claude-code',
    );
    expect(lines).toContain('[s1] assistant/model: x');
    expect(losses).toMatchObject([{ kind: 'dropped', place: { file: 'y/agent-one.jsonl' }, trap: 'id-collides' }]);
  });

  it('keeps the order of what one record says, whoever says it', () => {
    const text = (said: string): Json => ({ type: 'text', text: said });
    const { lines } = readSource(
      log(
        's.jsonl',
        line('assistant', '1', task('A')),
        line('user', '2', [
          text('Before.'),
          { type: 'tool_result', tool_use_id: 'A', content: 'Done.' },
          text('<command-name>/clear</command-name>'),
          text('After.'),
        ]),
      ),
      'claude-code',
    );
    expect(lines.slice(1)).toEqual([
      'user/human: Before.',
      'result c1: Done.',
      'user/injected: <command-name>/clear</command-name>',
      'user/human: After.',
    ]);
  });

  it('reads the file of a subagent alone as a session without a human', () => {
    expect(fixture('agent-abc.jsonl').lines[0]).toBe('user/agent: Review the change.');
  });

  it('keeps calls without a result, results without a call, and tells calls with one id apart', () => {
    const { lines, traps } = fixture('unpaired.jsonl');
    expect(lines).toEqual([
      'user/human: Start.',
      'result ?: from before',
      'call c1 Bash({"command":"sleep 9"})',
      'user/injected: [Request interrupted by user for tool use]',
      'call c2 Bash({"command":"ls"})',
      'call c3 Bash({"command":"pwd"})',
      'result c2: for ls',
      'result c3: for pwd',
      'result ?: for nothing',
    ]);
    expect(traps).toEqual({
      'result-without-call': 1,
      'seen-twice': 1,
      'call-id-collides': 1,
      'call-answered-twice': 1,
      'call-without-result': 1,
    });
  });

  it('keeps what stands before a compaction, and does not take the summary for the human’s', () => {
    expect(fixture('compaction.jsonl').lines).toEqual([
      'user/human: Before.',
      'assistant/model: Yes.',
      'note compact_boundary: Conversation compacted',
      'user/summary: This session is being continued from a previous conversation.',
      'user/human: After.',
    ]);
  });

  it('tells what a human typed from what the program put under the role of the user', () => {
    const { lines, counts, timeline } = fixture('not-human.jsonl');
    expect(lines.filter((line) => line.startsWith('user/human'))).toEqual([
      'user/human: Why does <a.ts> fail?',
      'user/human: <div> is not closed; close it.\n<system-reminder>Be brief.</system-reminder>',
      'user/human: And run the tests.',
      'user/human: Stop, not that one.',
    ]);
    expect(counts).toMatchObject({ humanMessages: 4, assistantTexts: 0, otherMessages: 8 });
    expect(lines).toContain('assistant/synthetic: API Error: 500');
    expect(lines).toContain('note attachment:nested_memory');
    expect(timeline.actors.find((actor) => actor.id === 'client')?.kind).toBe('system');
  });

  it('reads a file of two sessions as one, and says what does not fit together', () => {
    const { timeline, traps, counts } = fixture('mixed-sessions.jsonl');
    expect(timeline.session).toMatchObject({
      id: 'new',
      title: 'Our title',
      runtime: 'cli',
      agent: { name: 'claude-code', version: '2.1.0' },
      environment: { cwd: '/w', gitBranch: 'main' },
    });
    expect(counts).toMatchObject({ humanMessages: 4, assistantTexts: 1 });
    expect(traps).toEqual({
      'mixed-sessions': 1,
      'seen-twice': 1,
      'time-unreadable': 1,
      'time-runs-backwards': 1,
      'cyclic-parents': 1,
    });
  });

  it('keeps images undecoded, says where an output lies elsewhere, and takes structured copies in any shape', () => {
    const { lines, timeline, traps } = fixture('outputs.jsonl');
    expect(lines.slice(3)).toEqual([
      'result c1: An image: + <image image/png>',
      'result c2 failed: <persisted-output>\nOutput too large. Full output saved to: /tmp/out.txt\n</persisted-output>',
      'result c3: {"type":"tool_reference","tool_name":"Grep"}',
      'user/human: <image image/jpeg> + And this one?',
    ]);
    expect(traps).toEqual({ 'output-elsewhere': 1 });
    expect(timeline.events[4]?.extra).toEqual({ 'claude-code': { toolUseResult: 'Error: no rule' } });
  });

  it('counts records that it does not know or that have no shape, and reads on', () => {
    const { lines, counts, traps } = fixture('unknown-records.jsonl');
    expect(lines).toEqual([
      'user/human: Hi.',
      'note api_refusal: Refused.',
      'note block:hologram',
      'assistant/model: Hello.',
    ]);
    expect(counts.unknownRecords).toEqual(
      Object.fromEntries([
        ['brand-new-thing', 2],
        ['__proto__', 1],
        ['constructor', 1],
      ]),
    );
    expect(traps).toEqual({ 'record-unknown': 4, 'record-misshapen': 2, 'retracted-message': 1 });
  });

  it('reads the list of records that the web export wraps into one document', () => {
    const record = { type: 'user', message: { role: 'user', content: 'Hi.' } };
    const { lines, timeline } = readSource(sourceOfDocument({ loglines: [record] }), 'claude-code');
    expect(lines).toEqual(['user/human: Hi.']);
    expect(timeline.events[0]?.source).toEqual({ pointer: '/loglines/0/message/content' });
  });

  it('gives an empty timeline for a log without a message, and no time that it does not have', () => {
    const { lines, timeline } = readSource(sourceOfRecords([{ type: 'mode', mode: 'normal' }]), 'claude-code');
    expect(lines).toEqual([]);
    expect(timeline.session).toEqual({ agent: { name: 'claude-code' }, thoughts: 'unknown' });
  });
});
