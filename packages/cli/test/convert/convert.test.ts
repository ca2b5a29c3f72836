import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';
import { runHere } from '../run-here.ts';

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
const said = (uuid: string, role: string, content: unknown): string =>
  line({
    type: role,
    uuid,
    parentUuid: null,
    sessionId: 's-1',
    version: '2.1.0',
    timestamp: '2026-01-31T00:00:00.000Z',
    message: { id: `m-${uuid}`, role, model: 'example-model-1', content },
  });
const log = [
  said('1', 'user', 'What is 5!?'),
  said('2', 'assistant', [
    { type: 'thinking', thinking: 'A product.' },
    { type: 'text', text: 'Let me see.' },
    { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'calc' } },
  ]),
  said('3', 'user', [{ type: 'tool_result', tool_use_id: 'toolu_1', content: '120' }]),
  said('4', 'assistant', [{ type: 'text', text: 'It is 120.' }]),
].join('');
const gemini = line({
  sessionId: 's',
  projectHash: 'h',
  startTime: '2026-01-01T00:00:00Z',
  messages: [{ id: '1', type: 'user', content: 'Hi.' }],
});
const legacy = JSON.stringify({
  collection_id: 'c-1',
  steps: [{ step_index: 1, action: 'user_message', actor: 'user', input: 'Go.', eval: 1 }],
  captured_at: '2026-01-01',
});

describe('trace-formats convert', () => {
  it('writes each format, to standard output or to a file', async () => {
    const folder = folderOf({ 'log.jsonl': log });
    for (const to of ['trajectory', 'forsy', 'atif', 'sts', 'open-token']) {
      const { out, code } = await runHere('trace-formats', ['convert', 'log.jsonl', '--to', to, '--roundtrip'], folder);
      expect(code, to).toBe(0);
      expect(out, to).toContain('It is 120.');
    }
    await runHere(
      'trace-formats',
      ['convert', 'log.jsonl', '--to', 'trajectory', '-o', 'new/t.json', '--timestamp', '2026-01-31T00:00:00Z'],
      folder,
    );
    const written = JSON.parse(readFileSync(join(folder, 'new/t.json'), 'utf8'));
    expect(written).toMatchObject({ model: 'example-model-1', session_id: 's-1', timestamp: '2026-01-31T00:00:00Z' });
    expect(written.messages.map(({ role }: { role: string }) => role)).toEqual([
      'user',
      'assistant',
      'tool',
      'assistant',
    ]);
    expect(readdirSync(join(folder, 'new'))).toEqual(['t.json']);
  });

  it('says what was lost, and exits with 1 when that is too much', async () => {
    const folder = folderOf({ 'log.jsonl': log });
    const words = ['convert', 'log.jsonl', '--to', 'open-token', '-o', 'o.json', '--losses', 'l.json'];
    const { code, err } = await runHere('trace-formats', [...words, '--max-loss', 'dropped=0'], folder);
    expect(code).toBe(1);
    expect(err).toContain('0 are accepted');
    const [account] = JSON.parse(readFileSync(join(folder, 'l.json'), 'utf8'));
    expect(account).toMatchObject({ from: 'claude-code', to: 'open-token', counts: { calls: 1, results: 1 } });
    expect(account.losses.map(({ trap }: { trap?: string }) => trap)).toContain('thought-left-out');
    expect(
      (
        await runHere(
          'trace-formats',
          [...words, 'include=include-internal', 'internal=full', '--max-loss', 'dropped=100'],
          folder,
        )
      ).code,
    ).toBe(0);
  });

  it('goes through folders, passes over what is no session, and keeps subagents with their session', async () => {
    const agent = said('9', 'user', 'Look.').replaceAll('"sessionId"', '"isSidechain":true,"agentId":"a1","sessionId"');
    const folder = folderOf({
      'logs/a/one.jsonl': log,
      'logs/a/one/subagents/agent-a1.jsonl': agent,
      'logs/b/one.jsonl': log,
      'logs/package.json': '{"name":"x"}',
    });
    const { code, err } = await runHere('trace-formats', ['convert', 'logs', '--to', 'atif', '-o', 'out'], folder);
    expect(code).toBe(0);
    expect(err).toContain('1 files in the folders are no sessions');
    expect(readdirSync(join(folder, 'out/a'))).toEqual(['one.atif.json']);
    expect(JSON.parse(readFileSync(join(folder, 'out/a/one.atif.json'), 'utf8')).subagent_trajectories).toHaveLength(1);
    expect(existsSync(join(folder, 'out/b/one.atif.json'))).toBe(true);
  });

  it('refuses in one line what it cannot convert, with 2', async () => {
    const folder = folderOf({ 'g.json': gemini, 'log.jsonl': log });
    const { code, err, out } = await runHere('trace-formats', ['convert', 'g.json', '--to', 'sts'], folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('Gemini CLI');
    for (const words of [
      ['convert'],
      ['convert', 'log.jsonl'],
      ['convert', 'none.jsonl', '--to', 'sts'],
      ['convert', 'log.jsonl', '--to', 'open-token', 'mod=json'],
      ['convert', 'log.jsonl', '--to', 'sts', '--max-loss', 'all=0'],
      ['convert', 'log.jsonl', 'g.json', '--to', 'sts', '--from', 'nothing'],
    ])
      expect((await runHere('trace-formats', words, folder)).code, words.join(' ')).toBe(2);
  });
});

describe('rows for training', () => {
  const examples = new URL('../../../../examples/dataset', import.meta.url).pathname;

  it('are made of all traces of a folder, in one file', async () => {
    const folder = folderOf({ 'log.jsonl': log, 'old.json': legacy });
    for (const view of ['sft', 'preferences', 'step-labels']) {
      const words = ['convert', examples, '--to', view, '-o', `new/${view}.jsonl`, '--losses', 'l.json'];
      const { code, err } = await runHere('trace-formats', words, folder);
      expect(code, err).toBe(0);
      const rows = readFileSync(join(folder, `new/${view}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      const traces = new Set(rows.map((row) => JSON.parse(row).trace_id));
      expect(traces.size).toBeGreaterThan(0);
      const accounts = JSON.parse(readFileSync(join(folder, 'l.json'), 'utf8'));
      expect(accounts.map(({ to }: { to: string }) => to)).toEqual([view, view]);
    }
    for (const [words, said] of [
      [['log.jsonl', '--to', 'sft'], 'convert --to forsy'],
      [['old.json', '--to', 'sft'], 'migrate'],
      [[examples, '--to', 'sft', '--roundtrip'], '--roundtrip'],
      [['gone.json', '--to', 'sft'], 'gone.json'],
    ] as const) {
      const { code, err, out } = await runHere('trace-formats', ['convert', ...words], folder);
      expect({ code, out }, words.join(' ')).toEqual({ code: 2, out: '' });
      expect(err).toContain(said);
    }
  });
});

describe('trace-formats export', () => {
  it('takes its options as bare words and as flags', async () => {
    const folder = folderOf({ 'log.jsonl': log });
    const words = await runHere('trace-formats', ['export', 'log.jsonl', 'mode=ndjson', 'key=k'], folder);
    const flags = await runHere('trace-formats', ['export', 'log.jsonl', '--mode', 'ndjson', '--key', 'k'], folder);
    expect(words.out).toBe(flags.out);
    expect(
      words.out
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one).type),
    ).toEqual(['header', 'event', 'event', 'event', 'event', 'event', 'footer']);
    const small = await runHere('trace-formats', ['export', 'log.jsonl', 'max_bytes=10'], folder);
    expect({ code: small.code, out: small.out }).toEqual({ code: 2, out: '' });
  });
});

describe('the key of an export', () => {
  const secret = ['the password is', `password=${'hunter'}${'2024'}Zq9x`].join(' ');
  const withSecret = log.replace('What is 5!?', secret);

  it('may stand in a file, and is the same as on the command line', async () => {
    const folder = folderOf({ 'log.jsonl': withSecret, key: 'k'.repeat(32) });
    const inFile = await runHere('trace-formats', ['export', 'log.jsonl', '--key-file', 'key'], folder);
    const inWords = await runHere('trace-formats', ['export', 'log.jsonl', `key=${'k'.repeat(32)}`], folder);
    expect(inFile.out).toContain('[REDACTED:');
    expect(inFile.out).toBe(inWords.out);
    for (const words of [
      ['--key-file', 'gone'],
      ['--key-file', 'key', 'key=k'],
    ])
      expect(await runHere('trace-formats', ['export', 'log.jsonl', ...words], folder)).toMatchObject({
        code: 2,
        out: '',
      });
  });
});

describe('trace-formats save', () => {
  const trajectory = JSON.stringify({
    model: 'm',
    session_id: 'a b/c',
    messages: [
      { role: 'user', content: '<system-reminder>no</system-reminder> Hi.' },
      { role: 'user', content: '<system-reminder>all</system-reminder>' },
    ],
  });

  it('prints two lines, takes the next free name, and keeps the file to its owner', async () => {
    const folder = folderOf({ 't.json': trajectory });
    const first = await runHere('trace-formats', ['save', 't.json'], folder);
    expect(first.code).toBe(0);
    expect(first.out).toMatch(
      /^Trajectory saved: \/.+\/\.evolve\/trajectories\/trajectory_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d_a-b-c\.json\nMessages: 1\n$/,
    );
    for (let count = 0; count < 3; count += 1) await runHere('trace-formats', ['save', 't.json'], folder);
    const where = join(folder, '.evolve/trajectories');
    const names = readdirSync(where);
    expect(names).toHaveLength(4);
    expect(statSync(join(where, names[0]!)).mode & 0o777).toBe(0o600);
    expect(statSync(where).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(join(where, names[0]!), 'utf8')).messages).toEqual([
      { role: 'user', content: 'Hi.' },
    ]);
  });

  it('works as a stop hook, and never fails as one', async () => {
    const folder = folderOf({ 'log.jsonl': log });
    const hook = (path: string, ...words: string[]) =>
      run('trace-formats', ['save', ...words], folder, JSON.stringify({ session_id: 'h-1', transcript_path: path }));
    expect(hook('log.jsonl').out).toContain('Messages: 4');
    expect(hook('log.jsonl', '--copy').code).toBe(0);
    const copied = join(folder, '.evolve/trajectories/claude-transcript_h-1.jsonl');
    expect(readFileSync(copied, 'utf8')).toBe(log);
    expect(statSync(copied).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder, 'log.jsonl'), `${log}\n`);
    expect(hook('log.jsonl', '--copy').code).toBe(0);
    expect(readFileSync(copied, 'utf8')).toBe(`${log}\n`);
    expect(readdirSync(join(folder, '.evolve/trajectories'))).toHaveLength(2);
    const missing = hook('gone.jsonl');
    expect({ code: missing.code, out: missing.out }).toEqual({ code: 0, out: '' });
    expect(missing.err).toContain('gone.jsonl');
  });

  it('saves nothing as a hook that names no transcript, and says so', async () => {
    const folder = folderOf({});
    const hook = JSON.stringify({ session_id: 's', hook_event_name: 'Stop', stop_hook_active: false });
    const { code, err, out } = await runHere('trace-formats', ['save'], folder, { input: hook });
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('transcript_path');
  });

  it('takes messages that are not valid only when told to, and an envelope as it is', async () => {
    const folder = folderOf({});
    const call = { id: 'c', type: 'function', function: { name: 'f', arguments: { a: 1 } } };
    const broken = JSON.stringify({ messages: [{ role: 'assistant', content: null, tool_calls: [call] }] });
    const { code, err, out } = await runHere('trace-formats', ['save'], folder, { input: broken });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('/messages/0/tool_calls/0/function/arguments');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, '.evolve'))).toBe(false);
    const forced = await runHere('trace-formats', ['save', '--unchecked'], folder, { input: broken });
    expect(forced).toMatchObject({ code: 0 });
    expect(forced.err).toContain('no valid trajectory');
    const bare = await runHere('trace-formats', ['save'], folder, {
      input: '{"messages":[{"role":"user","content":"Hi."}]}',
    });
    expect(bare).toMatchObject({ code: 0 });
    expect(bare.out).toContain('Messages: 1');
  });

  for (const [input, said] of [
    ['no json', 'not JSON'],
    ['[1]', 'not a JSON object'],
    ['{}', 'could not be told'],
    ['{"messages":[]}', 'empty'],
    ['{"messages":{}}', 'not a list'],
  ] as const)
    it(`refuses ${input} in one line, with 1, and writes nothing`, async () => {
      const folder = folderOf({});
      const { code, err } = await runHere('trace-formats', ['save'], folder, { input });
      expect(code).toBe(1);
      expect(err).toContain(said);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(existsSync(join(folder, '.evolve'))).toBe(false);
    });
});

describe('trace-formats migrate', () => {
  it('writes the draft and its sidecar, and does nothing the second time', async () => {
    const folder = folderOf({ 'trace.json': legacy });
    expect((await runHere('trace-formats', ['migrate', 'trace.json', '--in-place'], folder)).code).toBe(0);
    const draft = readFileSync(join(folder, 'trace.json'), 'utf8');
    expect(JSON.parse(draft)).toMatchObject({
      schema_version: 'forsy-trace-v0.1',
      trace_id: 'c-1',
      steps: [{ step: 1, eval: 0 }],
    });
    expect(JSON.parse(readFileSync(join(folder, 'trace.legacy.json'), 'utf8')).patch.length).toBeGreaterThan(3);
    expect(await runHere('trace-formats', ['migrate', '.', '--in-place'], folder)).toEqual({
      out: '',
      err: '',
      code: 0,
    });
    expect(readFileSync(join(folder, 'trace.json'), 'utf8')).toBe(draft);
  });

  it('fills a folder, again and again with the same, and takes over what needs no migration byte for byte', async () => {
    const folder = folderOf({
      'old/a/trace.json': legacy,
      'old/b/trace.json': legacy.replace('c-1', 'c-2'),
      'old/c/trace.json': '{"schema_version":"forsy-trace-v0.1",\n "steps":[]}',
      'old/README.json': '{"a":1}',
    });
    const once = await runHere('trace-formats', ['migrate', 'old', '-o', 'new'], folder);
    expect(once.code, once.err).toBe(0);
    expect(once.err).toContain('1 files in the folders are no traces');
    const filled = (): Record<string, string> =>
      Object.fromEntries(
        (readdirSync(join(folder, 'new'), { recursive: true }) as string[])
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => [name, readFileSync(join(folder, 'new', name), 'utf8')]),
      );
    const before = filled();
    expect(Object.keys(before)).toEqual([
      'a/trace.json',
      'a/trace.legacy.json',
      'b/trace.json',
      'b/trace.legacy.json',
      'c/trace.json',
    ]);
    expect(before['c/trace.json']).toBe('{"schema_version":"forsy-trace-v0.1",\n "steps":[]}');
    expect((await runHere('trace-formats', ['migrate', 'old', '-o', 'new'], folder)).code).toBe(0);
    expect(filled()).toEqual(before);
    expect(await runHere('trace-formats', ['migrate', 'new', '--in-place'], folder)).toEqual({
      out: '',
      err: '',
      code: 0,
    });
    expect(filled()).toEqual(before);
    expect((await runHere('trace-formats', ['migrate', 'old', '-o', 'old/README.json'], folder)).code).toBe(2);
    expect(
      (await runHere('trace-formats', ['migrate', 'old/a/trace.json', 'old/b/trace.json', '-o', 'x'], folder)).code,
    ).toBe(2);
  });

  it('never writes over a sidecar', async () => {
    const folder = folderOf({ 'trace.json': legacy, 'trace.legacy.json': '{}' });
    expect((await runHere('trace-formats', ['migrate', 'trace.json', '--in-place'], folder)).code).toBe(2);
    expect(readFileSync(join(folder, 'trace.json'), 'utf8')).toBe(legacy);
  });
});
