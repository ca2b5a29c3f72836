import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { type SourceFile, sourceOfRecords } from '../source/source.ts';

const fixture = fixturesOf('codex', 'codex');

describe('a Codex rollout', () => {
  it('reads once what stands there as an item and as an event, and fills gaps from events', () => {
    const { lines, traps, timeline } = fixture('logged-twice.jsonl');
    expect(lines).toEqual([
      'system/injected: You are a coding agent.',
      'user/human: List the files.',
      'thought/summary: I should list them.',
      'assistant/model: There are two.',
      'user/human: Thanks, only seen as an event.',
      'assistant/model: You are welcome.',
    ]);
    expect(traps).toEqual({ 'logged-twice': 3 });
    expect(timeline.session).toEqual({
      id: 'th-1',
      title: 'Listing',
      startedAt: '2026-02-01T10:00:00.000Z',
      agent: { name: 'codex_cli_rs', version: '0.146.0' },
      model: 'gpt-x',
      provider: 'openai',
      runtime: 'cli',
      environment: { cwd: '/w', gitBranch: 'main', gitCommit: 'abc', repository: 'https://example.invalid/r.git' },
      thoughts: 'available',
    });
  });

  it('takes the tokens of the last response and never adds up totals or counts that come again', () => {
    const { timeline } = fixture('logged-twice.jsonl');
    expect(timeline.events.flatMap((event) => (event.usage ? [[event.id, event.usage]] : []))).toEqual([
      ['e3', { inputTokens: 100, outputTokens: 20, reasoningTokens: 12, cachedInputTokens: 40 }],
    ]);
  });

  it('takes a count of tokens for a new one where only that of the last response differs', () => {
    const said = {
      type: 'response_item',
      payload: { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi.' }] },
    };
    const count = (output_tokens: number): Json => ({
      type: 'event_msg',
      payload: { type: 'token_count', info: { total_token_usage: null, last_token_usage: { output_tokens } } },
    });
    const { timeline } = readSource(sourceOfRecords([said, count(1), said, count(2), count(2)]), 'codex');
    expect(timeline.events.map(({ usage }) => usage)).toEqual([{ outputTokens: 1 }, { outputTokens: 2 }]);
  });

  it('tells injected context from what the human said, which an event marks', () => {
    expect(fixture('injected-context.jsonl').lines).toEqual([
      'developer/injected: Permissions: none.',
      'user/injected: # AGENTS.md instructions for /w\n\nUse tabs. + <environment_context>\n<cwd>/w</cwd>\n</environment_context>',
      'user/human: <my_tag>is this one mine?</my_tag>',
      'user/injected: <environment_context>x</environment_context>',
      'user/human: Fix <div> please. + <image data:image/png;base64,iVBORw0KGgo=>',
    ]);
  });

  it('reads encrypted or empty reasoning as unavailable, and prefers the reasoning itself to its summary', () => {
    const { lines, traps } = fixture('hidden-reasoning.jsonl');
    expect(lines).toEqual(['thought/unavailable:', 'thought/unavailable:', 'thought/verbatim: the whole of it']);
    expect(traps).toEqual({ 'thought-unavailable': 2 });
  });

  it('takes outputs as lists, texts, JSON and nothing, and failure only from evidence', () => {
    const { lines, traps } = fixture('outputs.jsonl');
    expect(lines).toEqual([
      'call c1 shell({"command":["ls"]})',
      'call c2 shell(not json)',
      'call c3 plan(null)',
      'result c1: a + b + <image https://example.invalid/i.png>',
      'result c2 failed: {"output":"no such file","metadata":{"exit_code":2}}',
      'result c3: ',
      'call c4 apply_patch(*** Begin Patch)',
      'result c4 failed: line 1\n…1234 tokens truncated…\nline 9',
      'call c5 web_search({"type":"search","query":"tabs"})',
      'result c5: [{"title":"Tabs"}]',
      'call c6 tool_search({"query":"mail"})',
      'result c6: {"name":"send"}',
      'call c7 local_shell({"type":"exec","command":["pwd"]})',
      'result c7: /w',
      'call c8 image_generation({"prompt":"a cat"})',
      'result c8: <image >',
    ]);
    expect(traps).toEqual({ 'arguments-not-json': 2, 'output-truncated': 1 });
  });

  it('keeps as notes what a program of the agent called inside its call', () => {
    const { lines, traps } = fixture('code-mode.jsonl');
    expect(lines).toEqual(['call c1 exec(await tools.mail.search({}))', 'note mcp_tool_call_end', 'result c1: failed']);
    expect(traps).toEqual({ 'arguments-not-json': 1, 'inner-call': 1 });
  });

  it('takes an output from a notice where the log ends before its item, once', () => {
    const { lines, traps } = fixture('output-in-notice.jsonl');
    expect(lines).toEqual([
      'user/human: Build it.',
      'call c1 shell({"command":["make"]})',
      'result c1: built',
      'call c2 shell({"command":["make","check"]})',
      'result c2 failed: 2 of 9 failed',
    ]);
    expect(traps).toEqual({ 'call-without-result': 1 });
  });

  it('takes the facts of a fork from its first record, and no time from the copied prefix', () => {
    const { lines, timeline, traps } = fixture('fork.jsonl');
    expect(lines).toHaveLength(3);
    expect(timeline.session).toMatchObject({ id: 'child', continues: 'parent', environment: { cwd: '/child' } });
    expect(timeline.events.map((event) => event.at)).toEqual([undefined, undefined, '2026-02-02T12:05:00.000Z']);
    expect(traps).toEqual({ 'copied-prefix': 2 });
  });

  it('takes a session that says its own facts a second time for no fork', () => {
    const at = (second: number, type: string, payload: JsonObject): Json => ({
      timestamp: `2026-02-02T12:00:0${second}.000Z`,
      type,
      payload,
    });
    const says = (text: string): JsonObject => ({
      type: 'message',
      role: 'user',
      content: [{ type: 'input_text', text }],
    });
    const withSecond = (id: string) =>
      readSource(
        sourceOfRecords([
          at(0, 'session_meta', { id: 'one' }),
          at(1, 'session_meta', { id }),
          at(1, 'response_item', says('Build it.')),
        ]),
        'codex',
      );
    expect(withSecond('one').traps).toEqual({});
    expect(withSecond('one').timeline.events.map(({ at }) => at)).toEqual(['2026-02-02T12:00:01.000Z']);
    expect(withSecond('another').traps).toEqual({ 'copied-prefix': 1 });
  });

  it('keeps aborted calls and turns that were taken back, and says so', () => {
    const { lines, traps, counts } = fixture('aborted.jsonl');
    expect(lines).toEqual([
      'user/human: Go.',
      'call c1 shell({})',
      'note turn_aborted',
      'note thread_rolled_back',
      'result ?: x',
      'note item:Plan',
      'user/human: Go on.',
    ]);
    expect(traps).toEqual({
      'turn-rolled-back': 1,
      'result-without-call': 1,
      'call-without-result': 1,
      'record-unknown': 3,
    });
    expect(counts.unknownRecords).toEqual({
      'event_msg:brand_new_event': 1,
      brand_new_record: 1,
      'response_item:brand_new_item': 1,
    });
  });

  it('reads early files that have no envelope', () => {
    const { lines, timeline } = fixture('without-envelope.jsonl');
    expect(lines).toEqual([
      'system/injected: Be good.',
      'user/human: Hello.',
      'call c1 shell({"command":["ls"]})',
      'result c1: {"output":"a","metadata":{"exit_code":0}}',
      'assistant/model: One file.',
    ]);
    expect(timeline.session).toMatchObject({ id: 'early', environment: { gitBranch: 'main' } });
    expect(timeline.events[3]).toMatchObject({ isError: false });
  });

  it('reads the summary of a compaction as a summary, and does not read the repeated history', () => {
    expect(fixture('compacted.jsonl').lines).toEqual([
      'user/human: Before.',
      'note compaction',
      'user/summary: They said: before.',
      'user/human: After.',
    ]);
  });

  it('reads the file of a subagent where it was started, and what agents write to one another as theirs', () => {
    const { lines, timeline } = fixture('spawning.jsonl', 'spawned.jsonl');
    expect(lines).toEqual([
      'call c1 spawn_agent({"prompt":"Look."})',
      'result c1: {"agent_id":"sub"}',
      '[s1] span_start',
      '[s1] user/agent: Look.',
      '[s1] assistant/model: Found it.',
      '[s1] span_end',
      'user/agent: Found it.',
    ]);
    expect(timeline.spans[0]).toMatchObject({ call: 'c1', sourceId: 'sub' });
  });

  it('names a subagent whose log was not given, and no thread of which another tool speaks', () => {
    const missing = (...names: readonly string[]): number | undefined => fixture(...names).traps['subagent-elsewhere'];
    expect(missing('spawning.jsonl')).toBe(1);
    expect(missing('spawning.jsonl', 'spawned.jsonl')).toBe(undefined);
    const item = (payload: JsonObject): JsonObject => ({ type: 'response_item', payload });
    const event = { type: 'collab_agent_spawn_end', call_id: 'c2', new_thread_id: 'gone' };
    const { losses } = readSource(
      sourceOfRecords([
        { type: 'session_meta', payload: { id: 'main' } },
        item({ type: 'function_call', name: 'shell', arguments: '{}', call_id: 'c1' }),
        item({ type: 'function_call_output', call_id: 'c1', output: '{"thread_id":"a forum’s"}' }),
        item({ type: 'function_call', name: 'spawn_agent', arguments: '{}', call_id: 'c2' }),
        item({ type: 'function_call_output', call_id: 'c2', output: '{"agent_id":"gone","thread_id":"t"}' }),
        { type: 'event_msg', payload: event },
      ]),
      'codex',
    );
    const named = losses.filter(({ trap }) => trap === 'subagent-elsewhere');
    expect(named.map(({ kind, place, count }) => [kind, place.record, place.pointer, count])).toEqual([
      ['missing', 5, '/payload/output', 1],
    ]);
  });

  it('has the time at which a subagent began, and names what its log says otherwise than that of the session', () => {
    const timestamp = '2026-01-01T00:00:00Z';
    const log = (payload: JsonObject, name: string): SourceFile => {
      const text = { role: 'user', content: 'Go.' };
      return sourceOfRecords(
        [
          { type: 'session_meta', payload: { timestamp, cwd: '/work', ...payload } },
          { type: 'response_item', payload: text },
        ],
        name,
      );
    };
    const spawn = { parent_thread_id: 'main', agent_nickname: 'scout' };
    const own = { id: 'sub', session_id: 'sub', parent_thread_id: 'gone', agent_nickname: 'other' };
    const files = [
      log({ id: 'main', cli_version: '1' }, 'main.jsonl'),
      log({ ...own, cli_version: '2', source: { subagent: { thread_spawn: spawn } } }, 'sub.jsonl'),
    ];
    const { timeline, losses } = readSource({ files }, 'codex');
    expect(timeline.events.find(({ kind }) => kind === 'span_start')?.at).toBe(timestamp);
    expect(timeline.actors.find(({ sourceId }) => sourceId === 'sub')?.name).toBe('scout');
    expect(losses.map(({ kind, place, field }) => `${kind} ${place.file} ${field}`)).toEqual([
      'dropped sub.jsonl /payload/cli_version',
      'dropped sub.jsonl /payload/agent_nickname',
      'dropped sub.jsonl /payload/parent_thread_id',
    ]);
  });

  it('names the file of a subagent that has the id of another', () => {
    const { lines, traps } = fixture('spawning.jsonl', 'spawned.jsonl', 'spawned.jsonl');
    expect(lines).toEqual(fixture('spawning.jsonl', 'spawned.jsonl').lines);
    expect(traps).toMatchObject({ 'id-collides': 1 });
  });

  it('reads the file of a subagent alone as a session without a human', () => {
    expect(fixture('spawned.jsonl').lines).toEqual(['user/agent: Look.', 'assistant/model: Found it.']);
  });
});
