import { describe, expect, it } from 'vitest';
import {
  convert,
  type Json,
  openLedger,
  readTimeline,
  type Source,
  sourceOfDocument,
  sourceOfRecords,
} from '../index.ts';
import type { Part } from '../timeline/timeline.ts';

/** No text, no number and no flag. */
const odd: Json = [{ odd: 'kind' }];
const time = '2026-01-31T00:00:00Z';
/** The completion of a request. */
const done = { choices: [{ index: 0, message: { role: 'assistant', content: 'Done.' } }] };

/** A source of each format in which one value is of another kind than belongs there, and where that is. */
const sources: Readonly<Record<string, readonly (readonly [field: string, source: Source])[]>> = {
  'open-token': [
    ['/events/*/content/text', exported({ content: { mime: 'text/plain', text: odd } })],
    ['/events/*/content', exported({ content: odd })],
    ['/events/*/usage', exported({ usage: 7 })],
    ['/events/*/usage/output_tokens', exported({ usage: { output_tokens: '7' } })],
    ['/events/*/visibility', exported({ visibility: odd })],
    ['/events/*/role', exported({ role: odd })],
    ['/events/*/seq', exported({ seq: '1' })],
    ['/events/*/content/mime', exported({ content: { mime: 7, text: 'Done.' } })],
    ['/open_token_version', exportOf({ open_token_version: 0.1 })],
    ['/participants', exportOf({ participants: { act_001: 'human' } })],
    ['/conversation/redaction', exportOf({ conversation: { id: 'c', redaction: 'none' } })],
  ],
  trajectory: [
    ['/messages/*/thinking', chat({ thinking: odd })],
    ['/messages/*/tool_calls', chat({ tool_calls: { id: 'c' } })],
    ['/messages/*/tool_calls/*/type', chat({ tool_calls: [{ id: 'c', type: 7, function: { name: 'f' } }] })],
    ['/messages/*/content/*/is_error', chat({ role: 'user', content: [{ type: 'tool_result', is_error: 'no' }] })],
    ['/messages/*/tool_calls/*/function/name', chat({ tool_calls: [{ function: { name: odd, arguments: '{}' } }] })],
    ['/model', sourceOfDocument({ model: odd, messages: [{ role: 'user', content: 'Begin.' }] })],
  ],
  'openai-chat': [
    ['/messages/*/reasoning_content', chat({ reasoning_content: odd })],
    ['/messages/*/tool_call_id', chat({ tool_call_id: odd })],
    [
      '/response/usage',
      sourceOfDocument({ messages: [{ role: 'user', content: 'Begin.' }], response: { ...done, usage: [odd] } }),
    ],
    ['/usage/prompt_tokens', sourceOfDocument({ ...done, usage: { prompt_tokens: odd } })],
    ['/tools', sourceOfDocument({ tools: { a: 1 }, messages: [{ role: 'user', content: 'Begin.' }] })],
  ],
  forsy: [
    ['/task', traced({ task: odd })],
    ['/agent_tools', traced({ agent_tools: 'sh, read' })],
    ['/agent_tools/*', traced({ agent_tools: ['sh', { name: 'read' }] })],
  ],
  'claude-code': [
    ['/sessionId', logged({ sessionId: odd })],
    ['/message/model', logged({ message: { model: odd, content: [{ type: 'text', text: 'Done.' }] } })],
    [
      '/message/content/*/name',
      logged({ message: { content: [{ type: 'tool_use', id: 't', name: odd, input: {} }] } }),
    ],
    ['/message/usage', logged({ message: { content: 'Done.', usage: odd } })],
    ['/message/usage/input_tokens', logged({ message: { content: 'Done.', usage: { input_tokens: odd } } })],
  ],
  codex: [
    [
      '/payload/summary',
      sourceOfRecords([
        { timestamp: time, type: 'session_meta', payload: { id: 'c', timestamp: time } },
        { timestamp: time, type: 'response_item', payload: { type: 'reasoning', summary: 'It fails.' } },
      ]),
    ],
    [
      '/payload/git',
      sourceOfRecords([{ timestamp: time, type: 'session_meta', payload: { id: 'c', timestamp: time, git: odd } }]),
    ],
  ],
  atif: [
    ['/steps/*/observation/results', stepped({ observation: { results: 'Done.' } })],
    ['/steps/*/step_id', stepped({ step_id: 'one' })],
    ['/steps/*/reasoning_content', stepped({ reasoning_content: odd })],
    [
      '/steps/*/tool_calls/*/function_name',
      stepped({ tool_calls: [{ tool_call_id: 't', function_name: odd, arguments: {} }] }),
    ],
  ],
  'gemini-cli': [
    ['/messages/*/model', asked({ model: odd })],
    ['/messages/*/toolCalls/*/status', asked({ toolCalls: [{ id: 'c', name: 'f', args: {}, status: odd }] })],
    ['/messages/*/thoughts/*/subject', asked({ thoughts: [{ subject: odd, description: 'So.' }] })],
    ['/messages/*/tokens/output', asked({ tokens: { output: odd } })],
  ],
  pi: [
    ['/message/toolName', entered({ role: 'toolResult', toolCallId: 't', toolName: odd, content: [] })],
    ['/message/errorMessage', entered({ role: 'assistant', content: 'Done.', errorMessage: odd })],
  ],
  sts: [
    [
      '/message/reasoningContent',
      sourceOfRecords([
        { type: 'session', id: 's', name: 'n' },
        { type: 'message', message: { role: 'assistant', content: 'Done.', reasoningContent: odd } },
      ]),
    ],
  ],
};

/** A chat with one answer. */
function asked(answer: { readonly [field: string]: Json }): Source {
  const message = { id: 'm', timestamp: time, type: 'gemini', content: 'Done.', ...answer };
  return sourceOfDocument({ sessionId: 's', projectHash: 'h', messages: [message] });
}

describe('a value of another kind than the reader reads', () => {
  for (const [format, cases] of Object.entries(sources))
    it.each(cases)(`is told where it stands in ${format}: %s`, (field, source) => {
      const ledger = openLedger();
      const reading = readTimeline(source, format, ledger);
      expect(reading).not.toHaveProperty('refused');
      expect(JSON.stringify(reading)).not.toContain('"odd"');
      expect(ledger.losses()).toContainEqual(
        expect.objectContaining({
          kind: 'dropped',
          field,
          count: 1,
          why: expect.stringContaining('another kind of value'),
        }),
      );
    });
});

const user: Json = { role: 'user', content: 'Begin.' };
const meta = { id: 'c', timestamp: time };
const prompt = { type: 'queued_command', commandMode: 'prompt', prompt: 'Wait.' };
const counted = { input_tokens: 1, output_tokens_details: [7] };
const markdown = { type: 'text', data: 'Hm.', media_type: 'text/markdown' };
const picture = { type: 'image', image_url: 'https://a.example' };
const spawn = { parent_thread_id: 'other', agent_nickname: 'scout' };

/** A source of each format in which a field stands that is read elsewhere, or under another name. */
const passedOver: readonly (readonly [format: string, field: string, source: Source])[] = [
  ['openai-chat', '/messages/*/reasoning', chat({ thinking: 'One.', reasoning: 'Another.' })],
  ['openai-chat', '/messages/*/value', chat({ value: 'Another.' })],
  ['openai-chat', '/messages/*/tool_call_id', chat({ tool_call_id: 'c' })],
  ['openai-chat', '/messages/*/tool_call_ids', chat({ role: 'tool', tool_call_id: 'c', tool_call_ids: ['c', 'd'] })],
  ['openai-chat', '/messages/*/tool_calls/*/function/input', called({ arguments: '{}', input: 'x' })],
  ['openai-chat', '/messages/*/content/*/text', part({ type: 'thinking', thinking: 'One.', text: 'Another.' })],
  ['openai-chat', '/messages/*/content/*/text', part({ type: 'refusal', refusal: 'No.', text: 'Never.' })],
  [
    'openai-chat',
    '/messages/*/content/*/source',
    part({ ...picture, source: { type: 'url', url: 'https://b.example' } }),
  ],
  ['openai-chat', '/messages/*/content/*/file/file_id', part({ type: 'file', file: { filename: 'a', file_id: 'b' } })],
  ['openai-chat', '/messages/*/content/*/file/filename', part({ type: 'file', file: { filename: 7 } })],
  ['openai-chat', '/messages/*/content/*/note', part({ text: 'Done.', note: 'n' })],
  ['openai-chat', '/messages/*/content/*/note', part({ image_url: 'https://a.example', note: 'n' })],
  [
    'openai-chat',
    '/messages/*/content/*/id',
    chat({ role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c', id: 'd', content: 'Done.' }] }),
  ],
  ['openai-chat', '/messages/*/tool_calls/*/name', chat({ tool_calls: [{ id: 'c', function: 'f', name: 'g' }] })],
  ['openai-chat', '/messages/*/model', chat({ model: { name: 'm' } })],
  ['openai-chat', '/tools/*/input_schema', toolOf({ parameters: { type: 'object' }, input_schema: { type: 'array' } })],
  ['openai-chat', '/agent', sourceOfDocument({ messages: [user], agent: { name: 'a' } })],
  ['openai-chat', '/model_provider', sourceOfDocument({ messages: [user], model_provider: ['p'] })],
  ['openai-chat', '/choices', sourceOfDocument({ messages: [user], ...done })],
  ['openai-chat', '/response', sourceOfDocument({ messages: [user], response: { model: 'm' } })],
  ['openai-chat', '/response/model', answered({ model: 'n' }, { content: '' })],
  ['openai-chat', '/response/usage', answered({ usage: { prompt_tokens: 2 } }, { content: '' })],
  ['openai-chat', '/response/choices/*/message/model', answered({ model: 'n' }, { content: 'Done.', model: 'o' })],
  ['sts', '/message/tool_calls', sts({ toolCalls: [], tool_calls: [{ id: 'c', function: { name: 'f' } }] })],
  ['sts', '/message/reasoning_content', sts({ reasoning_content: 'Another.', reasoningContent: 'One.' })],
  ['sts', '/message/reasoning', sts({ reasoning: 'Another.', reasoningContent: 'One.' })],
  ['sts', '/message/function_call', sts({ function_call: 'f' })],
  ['openai-chat', '/conversation', sourceOfDocument({ messages: [user], conversation: [user] })],
  ['openai-chat', '/trace_id', sourceOfDocument({ messages: [user], session_id: 's', trace_id: 't' })],
  ['openai-chat', '/tools/*', sourceOfDocument({ messages: [user], tools: [{ type: 'web_search' }] })],
  [
    'openai-chat',
    '/openai_chat_completion/temperature',
    sourceOfDocument({ openai_chat_completion: { messages: [user], temperature: 1 } }),
  ],
  [
    'openai-chat',
    '/choices/*/finish_reason',
    sourceOfDocument({ choices: [{ message: { role: 'assistant', content: 'Done.' }, finish_reason: 'stop' }] }),
  ],
  ['openai-chat', '/choices/*/index', sourceOfDocument({ choices: [{ ...done.choices[0], index: 'first' }] })],
  ['openai-chat', '/object', sourceOfDocument({ ...done, object: 'chat.completion.chunk' })],
  ['openai-chat', '/usage/total_tokens', sourceOfDocument({ ...done, usage: { prompt_tokens: 2, total_tokens: 3 } })],
  ['openai-chat', '/response/object', sourceOfDocument({ messages: [user], response: { ...done, object: 'list' } })],
  [
    'trajectory',
    '/openai_chat_completion/messages/*/tool_calls/*/note',
    sourceOfDocument({
      openai_chat_completion: {
        messages: [
          { role: 'assistant', tool_calls: [{ id: 'c', note: 'n', function: { name: 'f', arguments: '{}' } }] },
        ],
      },
    }),
  ],
  ['trajectory', '/messages', sourceOfDocument({ messages: ['Begin.'], conversation: [user] })],
  ['trajectory', '/messages/*/thinking', chat({ role: 'user', thinking: 'Hm.' })],
  [
    'trajectory',
    '/messages/*/thinking',
    sourceOfDocument({
      messages: [
        user,
        { role: 'assistant', content: [{ type: 'function_call', id: 'c', name: 'f', arguments: '{}' }] },
        { role: 'assistant', content: '[Thinking] One.', thinking: 'Another.' },
      ],
    }),
  ],
  ...['data', 'origin', 'toolUseResult', 'sourceToolUseID', 'parentToolUseID', 'isMeta'].map(
    (key) => ['claude-code', `/${key}`, logged({ [key]: key === 'isMeta' ? true : 'x' })] as const,
  ),
  ['claude-code', '/sourceToolAssistantUUID', logged({ sourceToolAssistantUUID: 7 })],
  ['claude-code', '/forkedFrom', logged({ forkedFrom: 'other' })],
  ['claude-code', '/message/type', logged({ message: { type: 'note', content: 'Done.' } })],
  ['claude-code', '/message/usage/output_tokens_details', logged({ message: { content: '', usage: counted } })],
  ['claude-code', '/message/content/*/title', shown({ title: 'T', source: { type: 'text', data: 'Hm.' } })],
  ['claude-code', '/message/content/*/source/media_type', shown({ source: markdown })],
  ['claude-code', '/message/content/*/source/file_id', shown({ title: 'T', source: { type: 'file', file_id: 'f' } })],
  ['claude-code', '/toolUseID', attached({ toolUseID: 't' })],
  ['claude-code', '/message', attached({ message: { content: 'Hm.' } })],
  ['claude-code', '/agentId', attached({ agentId: 'a' })],
  ['codex', '/payload/session_id', begun({ session_id: 'd' })],
  ['codex', '/payload/parent_thread_id', begun({ forked_from_id: 'd', parent_thread_id: 'e' })],
  [
    'codex',
    '/payload/source/subagent/thread_spawn/agent_nickname',
    begun({ source: { subagent: { thread_spawn: spawn } } }),
  ],
  [
    'codex',
    '/payload/source/subagent/thread_spawn/parent_thread_id',
    begun({ source: { subagent: { thread_spawn: spawn } } }),
  ],
  ['codex', '/payload/instructions', begun({ base_instructions: { text: 'Be exact.' }, instructions: 'Be quick.' })],
  [
    'codex',
    '/payload/summary',
    begun(
      {},
      { type: 'reasoning', summary: [{ text: 'Short.' }], content: [{ type: 'reasoning_text', text: 'Long.' }] },
    ),
  ],
  ['codex', '/payload/function/name', begun({}, { type: 'function_call', name: 'f', function: { name: 'g' } })],
  ['codex', '/payload/function', begun({}, { type: 'function_call', name: 'f', function: 'g' })],
  ['codex', '/payload/content/*/note', begun({}, { role: 'user', content: [{ text: 'Begin.', note: 'n' }] })],
  ['codex', '/payload/content/*/note', begun({}, { role: 'user', content: [{ type: 'new', text: 'Hm.', note: 'n' }] })],
  ['codex', '/payload/text', told({ type: 'user_message', message: 'One.', text: 'Another.' })],
  ['codex', '/payload/kind', told({ type: 'agent_message', message: 'One.', kind: 'plain' })],
  ['codex', '/payload/message', told({ type: 'agent_reasoning', text: 'One.', message: 'Another.' })],
  [
    'codex',
    '/payload/item/summary_text',
    told({
      type: 'item_completed',
      item: { type: 'AgentMessage', content: [{ text: 'One.' }], summary_text: ['Two.'] },
    }),
  ],
  ['codex', '/cwd', sourceOfRecords([{ ...meta, cwd: 7 }])],
  ['codex', '/base_instructions', sourceOfRecords([{ ...meta, base_instructions: 'Be exact.' }])],
  ['atif', '/steps/*/message/*/note', stepped({ message: [{ text: 'Done.', note: 'n' }] })],
  ['atif', '/steps/*/message/*/note', stepped({ message: [{ type: 'new', text: 'Done.', note: 'n' }] })],
  ['codex', '/payload/arguments', begun({}, { type: 'custom_tool_call', name: 'patch', input: 'x', arguments: '{}' })],
  ['atif', '/steps/*/reasoning_content', stepped({ source: 'user', reasoning_content: 'Hm.' })],
  ['atif', '/steps/*/tool_calls', stepped({ source: 'system', tool_calls: [{ tool_call_id: 't' }] })],
  ['atif', '/steps/*/message/*/source/url', stepped({ message: [{ type: 'image', source: { path: 'a', url: 'b' } }] })],
  ['atif', '/agent/tool_definitions/*/input_schema', defining({ parameters: {}, input_schema: { type: 'object' } })],
  ['atif', '/subagent_trajectories/*/session_id', embedding({ session_id: 'u' })],
  ['atif', '/subagent_trajectories/*/notes', embedding({ notes: 'n' })],
  ['atif', '/subagent_trajectories/*/agent/version', embedding({ agent: { name: 'inner', version: '2' } })],
  ['pi', '/branchedFrom', headed({ parentSession: 'one', branchedFrom: 'other' })],
  ['forsy', '/steps/*/tool', traced({ steps: [{ action: 'user_message', input: 'x', tool: 'sh' }] })],
];

it.each(passedOver)('a field that %s reads elsewhere is named: %s', (format, field, source) => {
  const ledger = openLedger();
  const reading = readTimeline(source, format, ledger);
  const events = 'timeline' in reading ? reading.timeline.events : [];
  const whole = events.flatMap((event) => ('content' in event ? event.content : [])).filter(isWhole);
  const kept = [...events.map(({ extra }) => extra), ...whole];
  const key = field.split('/').at(-1)!;
  const isNamed = ledger.losses().some((loss) => loss.kind === 'dropped' && loss.field === field);
  expect(isNamed || JSON.stringify(kept).includes(`"${key}":`)).toBe(true);
});

it.each([
  [odd, true],
  [7, true],
  ['Ada', false],
])('a name of a message that a trajectory cannot have is named: %j', (name, isNamed) => {
  const done = convert(chat({ name }), { to: 'trajectory', from: 'trajectory', timestamp: time });
  const losses = done.refused ? [] : done.losses.filter(({ field }) => field === '/messages/*/name');
  expect(losses.length === 1).toBe(isNamed);
  expect(JSON.stringify(done).includes('Ada')).toBe(!isNamed);
});

it.each<Source>([
  part({ type: 'tool_use', id: 'c', name: 'f', arguments: { a: 1 } }),
  chat({ tool_calls: [{ id: 'c', function: { name: 'f', arguments: null, input: 'x' } }] }),
  part({ type: 'image', image_url: 'https://a.example' }),
  part({ type: 'input_file', file: { filename: 'a', kept: 'whole' } }),
  toolOf({ input_schema: { type: 'object' } }),
  sts({ reasoning_content: 'One.', reasoningContent: null }),
])('a field that is read in the place of another is not named: %j', (source) => {
  const ledger = openLedger();
  const reading = readTimeline(source, 'records' in source ? 'sts' : 'openai-chat', ledger);
  expect(reading).not.toHaveProperty('refused');
  expect(ledger.losses().filter(({ kind }) => kind === 'dropped')).toEqual([]);
});

it('a field that says nothing is not named, wherever it stands', () => {
  const ledger = openLedger();
  const empty = { role: 'user', thinking: '', tool_calls: [], tool_call_id: null };
  readTimeline(chat(empty), 'openai-chat', ledger);
  expect(ledger.losses()).toEqual([]);
});

it('a field that says only what others say is not named', () => {
  const ledger = openLedger();
  const usage = { prompt_tokens: 2, completion_tokens: 1, total_tokens: 3 };
  readTimeline(sourceOfDocument({ ...done, object: 'chat.completion', usage }), 'openai-chat', ledger);
  expect(ledger.losses()).toEqual([]);
});

/** Whether a part stays as the source has it. */
function isWhole({ type }: Part): boolean {
  return type === 'other';
}

function part(value: Json): Source {
  return chat({ content: [value] });
}

function toolOf(definition: { readonly [key: string]: Json }): Source {
  return sourceOfDocument({ messages: [user], tools: [{ name: 'f', ...definition }] });
}

function answered(more: { readonly [key: string]: Json }, message: { readonly [key: string]: Json }): Source {
  const choices = [{ index: 0, message: { role: 'assistant', ...message } }];
  return sourceOfDocument({ messages: [user], model: 'm', response: { choices, ...more } });
}

function sts(more: { readonly [key: string]: Json }): Source {
  return sourceOfRecords([
    { type: 'session', id: 's', name: 'n' },
    { type: 'message', message: { role: 'assistant', content: 'Done.', ...more } },
  ]);
}

function called(inner: { readonly [key: string]: Json }): Source {
  return chat({ tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', ...inner } }] });
}

function begun(more: { readonly [key: string]: Json }, item?: Json): Source {
  const items: Json[] = item === undefined ? [] : [{ timestamp: time, type: 'response_item', payload: item }];
  return sourceOfRecords([{ timestamp: time, type: 'session_meta', payload: { ...meta, ...more } }, ...items]);
}

function defining(definition: { readonly [key: string]: Json }): Source {
  const agent = { name: 'a', version: '1', tool_definitions: [{ name: 'f', ...definition }] };
  return sourceOfDocument({ schema_version: 'ATIF-v1.5', session_id: 's', agent, steps: [] });
}

function told(event: Json): Source {
  return sourceOfRecords([
    { timestamp: time, type: 'session_meta', payload: meta },
    { timestamp: time, type: 'event_msg', payload: event },
  ]);
}

function embedding(more: { readonly [key: string]: Json }): Source {
  const embedded = { trajectory_id: 't', steps: [{ step_id: 1, source: 'agent', message: 'Inner.' }], ...more };
  return sourceOfDocument({
    schema_version: 'ATIF-v1.7',
    session_id: 's',
    agent: { name: 'a', version: '1' },
    steps: [{ step_id: 1, source: 'user', message: 'Begin.' }],
    subagent_trajectories: [embedded],
  });
}

function exported(more: { readonly [key: string]: Json }): Source {
  const event = {
    id: 'evt_000001',
    seq: 1,
    type: 'message',
    actor_id: 'act_001',
    role: 'assistant',
    content: { mime: 'text/plain', text: 'Done.' },
  };
  return exportOf({ events: [{ ...event, ...more }] });
}

function exportOf(more: { readonly [key: string]: Json }): Source {
  return sourceOfDocument({
    open_token_version: '0.1',
    conversation: { id: 'c' },
    participants: [],
    events: [],
    ...more,
  });
}

function traced(more: { readonly [key: string]: Json }): Source {
  const steps = [{ step: 1, turn: 1, actor: 'user', action: 'user_message', input: 'x' }];
  return sourceOfDocument({ steps, ...more });
}

function chat(more: { readonly [key: string]: Json }): Source {
  return sourceOfDocument({
    messages: [
      { role: 'user', content: 'Begin.' },
      { role: 'assistant', content: 'Done.', ...more },
    ],
  });
}

function logged(more: { readonly [key: string]: Json }): Source {
  const record = { type: 'assistant', uuid: 'u', sessionId: 's', timestamp: time, message: { content: 'Done.' } };
  return sourceOfRecords([{ ...record, ...more }]);
}

function stepped(more: { readonly [key: string]: Json }): Source {
  const agent = { name: 'a', version: '1' };
  return sourceOfDocument({
    schema_version: 'ATIF-v1.5',
    session_id: 's',
    agent,
    steps: [{ step_id: 1, source: 'agent', message: 'Done.', ...more }],
  });
}

function headed(more: { readonly [key: string]: Json }): Source {
  return sourceOfRecords([{ type: 'session', version: 3, id: 'p', timestamp: time, cwd: '/project', ...more }]);
}

function shown(document: { readonly [key: string]: Json }): Source {
  return logged({ type: 'user', message: { content: [{ type: 'document', ...document }] } });
}

function attached(more: { readonly [key: string]: Json }): Source {
  return logged({ type: 'attachment', message: null, attachment: prompt, ...more });
}

function entered(message: { readonly [key: string]: Json }): Source {
  return sourceOfRecords([
    { type: 'session', version: 3, id: 'p', timestamp: time, cwd: '/project' },
    { type: 'message', id: 'a', parentId: null, timestamp: time, message },
  ]);
}

it('says nothing of a part that is kept whole because its text is none', () => {
  const ledger = openLedger();
  const reading = readTimeline(chat({ content: [{ type: 'text', text: odd }] }), 'openai-chat', ledger);
  expect(JSON.stringify(reading)).toContain('"odd"');
  expect(ledger.losses()).toEqual([]);
});
