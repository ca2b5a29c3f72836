import { describe, expect, it } from 'vitest';
import { find, redact, redactText } from '../src/index.ts';

const said = 'what the tool said';
const asked = 'what was asked of it';
const key = 'a key of our own, for the same marks twice';

/** A call and its result as logs of agents write them; the output is `said`, everything else stays. */
const logs: Readonly<Record<string, unknown>> = {
  'Claude Code': {
    type: 'user',
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: said }] },
    toolUseResult: { stdout: said, stderr: '', file: { content: said }, isImage: false },
  },
  'Codex, as a response': { type: 'response_item', payload: { type: 'local_shell_call_output', output: said } },
  'Codex, a tool of its own': { type: 'response_item', payload: { type: 'custom_tool_call_output', output: said } },
  'Codex, as an event': {
    type: 'event_msg',
    payload: { type: 'exec_command_end', command: [asked], stdout: said, aggregated_output: said, exit_code: 0 },
  },
  'Codex, over MCP': {
    type: 'event_msg',
    payload: {
      type: 'mcp_tool_call_end',
      invocation: { server: 's', tool: 't', arguments: { q: asked } },
      result: { Ok: { content: [{ type: 'text', text: said }] } },
    },
  },
  Gemini: { role: 'user', parts: [{ functionResponse: { name: 'f', response: { output: said } } }] },
  'AI SDK': { type: 'tool-result', toolName: 'f', input: { q: asked }, output: { type: 'text', value: said } },
  'SWE-agent': { trajectory: [{ action: asked, observation: said, thought: asked }] },
  OpenHands: [
    { id: 1, source: 'agent', action: 'run', args: { command: asked } },
    { id: 2, source: 'agent', message: asked, observation: 'run', content: said, extras: { command: asked } },
  ],
  'OpenHands, the second': {
    kind: 'ObservationEvent',
    tool_call_id: 'call_1',
    observation: { content: [{ type: 'text', text: said }], command: asked, exit_code: 0 },
  },
  LangChain: {
    id: ['langchain', 'schema', 'messages', 'ToolMessage'],
    kwargs: { content: said, tool_call_id: 'call_1', name: 'shell' },
  },
  'LangChain, what was asked': { kwargs: { content: asked, tool_calls: [{ id: 'call_1' }], tool_call_id: null } },
  AutoGen: { type: 'ToolCallExecutionEvent', content: [{ content: said, name: 'f', call_id: 'call_1' }] },
  smolagents: { tool_calls: [{ id: 'call_1', function: { arguments: asked } }], observations: said },
  MCP: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: said }], isError: false } },
  Cline: [
    { type: 'say', say: 'command_output', text: said },
    { type: 'say', say: 'text', text: asked },
  ],
  Cursor: { name: 'run_terminal_cmd', toolCallId: 'toolu_1', rawArgs: asked, result: said },
  Langfuse: { type: 'TOOL', name: 'f', input: { q: asked }, output: said },
  OpenTelemetry: { name: 'execute_tool f', attributes: { input: asked, 'gen_ai.tool.call.result': said } },
  'OpenTelemetry, as it is sent': {
    attributes: [
      { key: 'gen_ai.tool.call.arguments', value: { stringValue: asked } },
      { key: 'gen_ai.tool.call.result', value: { stringValue: said } },
    ],
  },
  'Gemini, as it was shown': { toolCalls: [{ name: 'f', args: { q: asked }, resultDisplay: said }] },
  OpenAI: { messages: [{ role: 'tool', tool_call_id: 'call_1', content: said }] },
  'OpenAI, before it had tools': { messages: [{ role: 'function', name: 'f', content: said }] },
  'OpenAI, a call that it made itself': { type: 'mcp_call', id: 'mcp_1', name: 'f', arguments: asked, output: said },
  'OpenAI, a search that it made itself': {
    output: [{ type: 'file_search_call', queries: [asked], results: [{ filename: said, text: said }] }],
  },
  'Codex, a search': {
    type: 'event_msg',
    payload: { type: 'web_search_end', call_id: 'ws_1', query: asked, results: [{ title: said }] },
  },
  ATIF: {
    steps: [
      {
        step_id: 2,
        source: 'agent',
        message: asked,
        tool_calls: [{ tool_call_id: 't1', function_name: 'bash_command', arguments: { keystrokes: asked } }],
        observation: {
          results: [{ source_call_id: 't1', content: said, subagent_trajectory_ref: [{ session_id: 's' }] }],
        },
      },
    ],
  },
  Pi: { message: { role: 'toolResult', toolCallId: 't1', toolName: 'f', content: [{ type: 'text', text: said }] } },
  ShareGPT: {
    conversations: [
      { from: 'human', value: asked },
      { from: 'function_call', value: asked },
      { from: 'observation', value: said },
      { from: 'tool', value: said },
      { from: 'gpt', value: asked },
    ],
  },
  Inspect: { event: 'tool', type: 'function', id: 'call_1', function: 'bash', arguments: { cmd: asked }, result: said },
  'mail that a tool fetched': { role: 'tool', content: [{ from: said, text: said }] },
  Forsy: { steps: [{ step: 1, actor: 'agent:main', tool: 'Shell', input: asked, output: said }] },
  'Open-Token': {
    events: [{ type: 'tool_result', role: 'tool', content: { mime: 'application/json', data: { seen: said } } }],
  },
};

describe('under strict, no output of a tool stays', () => {
  it.each(Object.entries(logs))('%s', (_, log) => {
    const { value, matches } = redact(log, { policy: 'strict', strategy: 'drop' });
    expect(matches.every(({ kind }) => kind === 'tool_output')).toBe(true);
    expect(JSON.stringify(value)).toBe(JSON.stringify(log).replaceAll(said, ''));
    expect(find(log, { policy: 'pii' })).toEqual([]);
  });

  it('also in a log that is given as a text, cut short or quoted in a string', () => {
    const strict = { policy: 'strict', strategy: 'drop' } as const;
    for (const log of [
      ...['OpenAI', 'OpenAI, before it had tools'].map((name) => logs[name]),
      ...['ATIF', 'Pi', 'ShareGPT', 'Forsy', 'Gemini'].map((name) => logs[name]),
      { content: said, role: 'tool' },
    ]) {
      const text = JSON.stringify(log, null, 1);
      expect(redactText(text, strict).value).toBe(text.replaceAll(said, ''));
      expect(redactText(`${text}\n${text}`, strict).value).toBe(`${text}\n${text}`.replaceAll(said, ''));
      expect(redact({ transcript: text }, strict).value).toEqual({ transcript: text.replaceAll(said, '') });
    }
    const cut = `{"role": "tool", "content": "${said}, and mo`;
    expect(redactText(cut, strict).value).toBe('{"role": "tool", "content": "');
    const named = JSON.stringify({ role: 'tool', name: 'Read', tool: 'Read', content: said });
    expect(redactText(named, { ...strict, trustedTools: ['Read'] }).value).toBe(named);
    expect(redactText(named, { ...strict, trustedTools: ['Write'] }).value).toBe(named.replace(said, ''));
    expect(redactText(named, { ...strict, policy: 'pii' }).value).toBe(named);
  });

  it('not even where something in it was masked before', () => {
    const log = { role: 'tool', content: `${said} [REDACTED:password:1a2b3c4d] and [PERSON_1]` };
    const { value } = redact(log, { policy: 'strict' });
    expect(value.content).toMatch(/^\[REDACTED:tool_output:[0-9a-f]{8}\]$/);
    expect(redact(value, { policy: 'strict' }).value).toEqual(value);
    const masked = { role: 'tool', content: '[CREDENTIAL] [PERSON_1]\n' };
    expect(redact(masked, { policy: 'strict' }).value).toEqual(masked);
  });

  it.each([
    { steps: [{ step: 1, action: 'agent_step', observation: asked, output: null }] },
    { type: 'span_end', content: { text: asked } },
    { type: 'response.output_text.done', text: asked },
    { role: 'assistant', content: [{ type: 'output_text', text: asked }] },
    { type: 'result', result: asked },
    { from: 'Anna', value: asked },
    { id: 7, results: [{ title: asked }] },
    { observation: { results: asked } },
  ])('and what people and models say does: %j', (log) => {
    expect(find(log, { policy: 'strict' })).toEqual([]);
  });

  it.each([
    [
      'a chat',
      [
        {
          role: 'assistant',
          tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'Read', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'call_1', content: said },
      ],
    ],
    [
      'a response',
      [
        { type: 'function_call', call_id: 'call_1', name: 'Read', arguments: '{}' },
        { type: 'function_call_output', call_id: 'call_1', output: said },
      ],
    ],
    [
      'a step of ATIF',
      {
        tool_calls: [{ tool_call_id: 'call_1', function_name: 'Read', arguments: {} }],
        observation: { results: [{ source_call_id: 'call_1', content: said }] },
      },
    ],
    ['a message of Pi', { role: 'toolResult', toolName: 'Read', content: [{ type: 'text', text: said }] }],
    ['a call of the API itself', { type: 'mcp_call', name: 'Read', output: said }],
  ])('but for what a tool said that somebody trusts, where only its call names it: %s', (_, log) => {
    expect(redact(log, { policy: 'strict', trustedTools: ['Read'] }).value).toEqual(log);
    expect(JSON.stringify(redact(log, { policy: 'strict', trustedTools: ['Write'] }).value)).not.toContain(said);
  });

  it('and what was said between outputs does not become one of them', () => {
    const log = [
      { message: { content: [{ type: 'tool_result', content: said }] } },
      { message: { content: asked } },
      { message: { content: [{ type: 'tool_result', content: said }] } },
    ];
    const once = redact(log, { policy: 'strict', key });
    expect(once.value[1]).toEqual(log[1]);
    expect(redact(once.value, { policy: 'strict', key }).value).toEqual(once.value);
  });
});
