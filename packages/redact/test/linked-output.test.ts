import { describe, expect, it } from 'vitest';
import { createSession, find, redact } from '../src/index.ts';
import { expander } from './template.ts';

const expand = expander('linked output');
const secret = expand('{{alnum:32}}');
const command = 'vault kv get -field=token secret/app && printenv API_TOKEN';
const other = 'git stash create';
const id = expand('toolu_01{{alnum:22}}');

/** A call and its result as each format writes them; `by` is the command, `told` what came back. */
const formats: Readonly<Record<string, (by: string, told: string) => unknown>> = {
  'Claude Code': (by, told) => [
    { message: { role: 'assistant', content: [{ type: 'tool_use', id, name: 'Bash', input: { command: by } }] } },
    { message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: told }] } },
  ],
  Codex: (by, told) => [
    { payload: { type: 'function_call', call_id: id, arguments: JSON.stringify({ command: ['bash', '-lc', by] }) } },
    { payload: { type: 'function_call_output', call_id: id, output: JSON.stringify({ output: told, metadata: {} }) } },
  ],
  'Open-Token': (by, told) => ({
    events: [
      {
        type: 'tool_use',
        content: { data: { tool_name: 'Bash', arguments: { command: by } } },
        links: { call_id: 'call_000001' },
      },
      { type: 'tool_result', content: { mime: 'text/plain', text: told }, links: { call_id: 'call_000001' } },
    ],
  }),
  trajectory: (by, told) => ({
    messages: [
      {
        role: 'assistant',
        tool_calls: [
          { id: 'call_001', type: 'function', function: { name: 'sh', arguments: JSON.stringify({ cmd: by }) } },
        ],
      },
      { role: 'tool', tool_call_id: 'call_001', content: told },
    ],
  }),
  'SWE-agent': (by, told) => ({ trajectory: [{ action: by, observation: told, thought: 'Let me look.' }] }),
  OpenHands: (by, told) => [
    { id: 1, source: 'agent', action: 'run', args: { command: by } },
    { id: 2, source: 'agent', observation: 'run', content: told, extras: { command: by, metadata: { exit_code: 0 } } },
  ],
  'Codex, in words': (by, told) => [
    { payload: { type: 'function_call', call_id: id, arguments: JSON.stringify({ command: ['bash', '-lc', by] }) } },
    {
      payload: {
        type: 'function_call_output',
        call_id: id,
        output: `Exit code: 0\nWall time: 0.2 seconds\nOutput:\n${told}`,
      },
    },
  ],
  Gemini: (by, told) => ({
    toolCalls: [
      {
        name: 'run_shell_command',
        args: { command: by },
        result: [
          {
            functionResponse: {
              response: { output: `Command: ${by}\nDirectory: (root)\nStdout: ${told}Stderr: (empty)\nExit Code: 0` },
            },
          },
        ],
      },
    ],
  }),
  'Gemini, as it was shown': (by, told) => ({ toolCalls: [{ args: { command: by }, resultDisplay: told }] }),
  LangChain: (by, told) => ({
    messages: [
      { type: 'ai', content: '', tool_calls: [{ name: 'shell', args: { commands: by }, id }] },
      { type: 'tool', content: told, tool_call_id: id },
    ],
  }),
  Forsy: (by, told) => ({ steps: [{ step: 1, tool: 'Bash', input: by, output: told }] }),
};

describe.each(Object.entries(formats))('in a %s document', (_, write) => {
  it('the output of a command that shows a secret is masked, and nothing else is', () => {
    const { value, matches } = redact(write(command, `${secret}\n`), { policy: 'secrets' });
    expect(JSON.stringify(value)).not.toContain(secret);
    expect(matches).toHaveLength(1);
    expect(find(value, { policy: 'secrets' })).toEqual([]);
  });

  it('the same word stays when another command gave it', () => {
    expect(find(write(other, `${secret}\n`), { policy: 'secrets' })).toEqual([]);
  });
});

it('links the lines of a log that are redacted one by one', () => {
  const session = createSession();
  const [call, result] = formats['Claude Code']!(command, secret) as [unknown, unknown];
  expect(find(call, { policy: 'secrets', session })).toEqual([]);
  expect(find(result, { policy: 'secrets', session })).toHaveLength(1);
  expect(find(result, { policy: 'secrets' })).toEqual([]);
});

it('takes no result for that of an equally numbered call in another document', () => {
  const session = createSession();
  const write = formats['trajectory']! as (by: string, told: string) => { messages: unknown[] };
  find(write(command, 'no such field'), { policy: 'secrets', session });
  expect(find({ messages: [write(other, secret).messages[1]] }, { policy: 'secrets', session })).toEqual([]);
});

it('asks the tool that a call named whether its output may stay, also on another line', () => {
  const session = createSession();
  const [call, result] = formats['Claude Code']!(other, 'done') as [unknown, unknown];
  const options = { policy: 'strict', session, trustedTools: ['Bash'] } as const;
  find(call, options);
  expect(find(result, options)).toEqual([]);
});

it('masks what a tool reads from a file that is named after a secret, which it was asked for by its path alone', () => {
  const read = (path: string) => [
    { type: 'tool_use', id, name: 'Read', input: { file_path: path } },
    { type: 'tool_result', tool_use_id: id, content: secret },
  ];
  expect(find(read('/run/secrets/db_password'), { policy: 'secrets' })).toHaveLength(1);
  expect(find(read('/app/notes.txt'), { policy: 'secrets' })).toEqual([]);
});

it('takes a command one level deeper for that of an observation only', () => {
  const told = { content: secret, extras: { command } };
  expect(find({ observation: 'run', ...told }, { policy: 'secrets' })).toHaveLength(1);
  expect(find(told, { policy: 'secrets' })).toEqual([]);
});

it('masks what a tool writes into a file that is named after a secret, and into no other', () => {
  const write = (path: string) => ({ type: 'tool_use', name: 'Write', input: { file_path: path, content: secret } });
  expect(find(write('/app/.secrets/db_password'), { policy: 'secrets' })).toHaveLength(1);
  for (const path of ['/app/notes.txt', '/v1/tokens/refresh', 'secrets/token_count.txt'])
    expect(find(write(path), { policy: 'secrets' })).toEqual([]);
});

/** A call of a tool and its result; `name` is what the tool is called. */
const toolFormats: Readonly<Record<string, (name: string, told: unknown) => unknown>> = {
  'Claude Code': (name, told) => [
    { message: { role: 'assistant', content: [{ type: 'tool_use', id, name, input: { name: 'prod/hook' } }] } },
    { message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: told }] } },
  ],
  'a chat': (name, told) => [
    {
      role: 'assistant',
      tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: '{"service":"hook"}' } }],
    },
    { role: 'tool', tool_call_id: 'c1', content: told },
  ],
  'a chat that names the tool again': (name, told) => ({ role: 'tool', tool_call_id: 'c1', name, content: told }),
  LangChain: (name, told) => [
    { type: 'ai', content: '', tool_calls: [{ name, args: { service: 'hook' }, id }] },
    { type: 'tool', content: told, tool_call_id: id },
  ],
  Gemini: (name, told) => ({ parts: [{ functionResponse: { name, response: { output: told } } }] }),
  Pi: (name, told) => ({ role: 'toolResult', toolName: name, content: [{ type: 'text', text: told }] }),
  Forsy: (name, told) => ({ steps: [{ step: 1, tool: name, input: 'prod/hook', output: told }] }),
};

describe.each(Object.entries(toolFormats))('in a %s document', (_, write) => {
  it.each(['get_secret', 'mcp__gcp__access_secret_version', 'readPassword', 'vault.get_api_key'])(
    'what %s gave back is masked, alone and as a record',
    (name) => {
      for (const told of [secret, JSON.stringify({ name: 'prod-hook-key-2', version: '7', value: secret })]) {
        const { value, matches } = redact(write(name, told), { policy: 'secrets' });
        expect(JSON.stringify(value)).not.toContain(secret);
        expect(matches).toHaveLength(1);
      }
    },
  );

  it.each(['get_page', 'list_secrets', 'get_token_count', 'get_secret_names', 'count_tokens'])(
    'what %s gave back stays',
    (name) => expect(find(write(name, secret), { policy: 'secrets' })).toEqual([]),
  );
});

describe('The account that a command shows', () => {
  it('is masked however the arguments of its call are written, and stays where another one was called', () => {
    for (const [format, written] of Object.entries(formats)) {
      const found = (by: string) => find(written(by, 'kerstin'), { policy: 'pii' }).map(({ detector }) => detector);
      if (/Codex|trajectory|Claude/.test(format)) expect(found('whoami'), format).toContain('shown-account');
      expect(found('git branch --show-current'), format).toEqual([]);
    }
  });
});

describe('A file that is called after the secrets in it', () => {
  it('holds them, and one that counts them does not', () => {
    for (const [format, written] of Object.entries(formats)) {
      const found = (by: string) => JSON.stringify(redact(written(by, secret), { policy: 'secrets' }).value);
      if (/Codex|trajectory|Claude/.test(format)) expect(found('cat passwords.csv'), format).not.toContain(secret);
      expect(found('cat token_count.txt'), format).toContain(secret);
    }
  });
});

describe('JSON below the command that printed it', () => {
  const told = (by: string) =>
    `Ran it.\n$ ${by}\n${JSON.stringify(
      {
        request_id: expand('{{uuid}}'),
        lease_duration: 0,
        data: { data: { relay: secret }, metadata: { created_time: '2026-01-01T00:00:00.123456789Z', version: 1 } },
      },
      null,
      2,
    )}\n`;

  it('holds a secret where the command shows one', () => {
    for (const by of [
      'vault kv get -format=json secret/hook',
      'aws secretsmanager get-secret-value --secret-id hook',
    ]) {
      const { value, matches } = redact({ content: told(by) }, { policy: 'secrets' });
      expect(value.content).not.toContain(secret);
      expect(matches).toHaveLength(1);
    }
  });

  it('and none where it shows something else', () => {
    for (const by of ['vault status -format=json', 'cat report.json'])
      expect(find({ content: told(by) }, { policy: 'secrets' })).toEqual([]);
  });
});
