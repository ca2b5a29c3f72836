import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deniable, folderOf, ofNobody, run } from '../command.ts';
import { claudeRequest } from '../home.ts';
import { runHere } from '../run-here.ts';

type Json = Readonly<Record<string, unknown>>;

const user = (content: string): Json => ({ role: 'user', content });
const envelope = (more: Json = {}): Json => ({
  model: 'example-model-1',
  timestamp: '2026-01-31T00:00:00Z',
  messages: [user('Hi.')],
  ...more,
});

/** Saves a document, and gives what was said, and the files below the folder by their paths. */
async function saved(document: unknown, environment: Readonly<Record<string, string>> = {}) {
  const folder = folderOf({ 'in.json': JSON.stringify(document) });
  const said = await runHere('trace-formats', ['save', 'in.json'], folder, { environment });
  return { ...said, folder, files: filesIn(folder) };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'in.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const stamp = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d`;

describe('the place of a saved trajectory', () => {
  const name = `trajectory_${stamp}\\.json`;
  for (const [environment, place] of [
    [{}, `^\\.evolve/trajectories/${name}$`],
    [{ CLAUDE_PROJECT_ROOT: 'project' }, `^project/\\.evolve/trajectories/${name}$`],
    [{ EVOLVE_DIR: 'mine' }, `^mine/trajectories/${name}$`],
    [{ EVOLVE_DIR: 'mine', CLAUDE_PROJECT_ROOT: 'project' }, `^mine/trajectories/${name}$`],
    [{ EVOLVE_DIR: '', CLAUDE_PROJECT_ROOT: '' }, `^\\.evolve/trajectories/${name}$`],
  ] as const)
    it(`goes by the environment: ${JSON.stringify(environment)}`, async () => {
      const { code, out, files, folder } = await saved(envelope(), {
        EVOLVE_DIR: '',
        CLAUDE_PROJECT_ROOT: '',
        ...environment,
      });
      expect(code).toBe(0);
      expect(files).toHaveLength(1);
      expect(files[0]).toMatch(new RegExp(place));
      expect(out).toBe(`Trajectory saved: ${join(folder, files[0]!)}\nMessages: 1\n`);
    });

  it('is named by the local time', () => {
    const before = Date.now();
    const folder = folderOf({ 'in.json': JSON.stringify(envelope()) });
    run('trace-formats', ['save', 'in.json'], folder, '', { TZ: 'Etc/GMT-14' });
    const files = filesIn(folder);
    const after = Date.now();
    const [, day, hour, minute, second] = /_(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.json$/.exec(files[0]!)!;
    const time = Date.parse(`${day}T${hour}:${minute}:${second}+14:00`);
    // The name is in whole seconds.
    expect(time).toBeGreaterThan(before - 1000);
    expect(time).toBeLessThanOrEqual(after);
  });

  it.each([
    ['abc-123', 'abc-123'],
    ['a b/c\\d:e', 'a-b-c-d-e'],
    ['../../etc', '..-..-etc'],
    ['é\u{1f600}x', '--x'],
    ['y'.repeat(80), 'y'.repeat(64)],
  ])('is named by the session, whose id stands in it verbatim: %s', async (id, written) => {
    const { files, folder } = await saved(envelope({ session_id: id }));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(new RegExp(`^\\.evolve/trajectories/trajectory_${stamp}_`));
    expect(files[0]!.endsWith(`_${written}.json`)).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, files[0]!), 'utf8')).session_id).toBe(id);
  });

  it('is a new one for each of several that are saved at once', async () => {
    const folder = folderOf({ 'in.json': JSON.stringify(envelope({ session_id: 's' })) });
    const bin = fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url));
    const codes = await Promise.all(
      Array.from(
        { length: 6 },
        () =>
          new Promise((resolve) => {
            spawn(process.execPath, [bin, 'save', 'in.json'], {
              cwd: folder,
              stdio: 'ignore',
              env: { ...process.env, ...ofNobody },
            }).on('exit', resolve);
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    const files = filesIn(folder);
    expect(files).toHaveLength(6);
    for (const file of files) expect(file).toMatch(new RegExp(`/trajectory_${stamp}_s(?:_[1-5])?\\.json$`));
    for (const file of files) expect(JSON.parse(readFileSync(join(folder, file), 'utf8')).session_id).toBe('s');
  });
});

describe('what is saved', () => {
  it('is JSON with two spaces and a line feed at its end, with whatever the envelope holds beside', async () => {
    const document = envelope({ session_id: 's', notes: { mine: [1] }, messages: [user('Hi \u{1f600} é.')] });
    const { files, folder, err } = await saved(document);
    expect(readFileSync(join(folder, files[0]!), 'utf8')).toBe(`${JSON.stringify(document, null, 2)}\n`);
    expect(err).toBe('');
  });

  it('has no reminders in it and no message that was nothing else, and keeps the spaces of all others', async () => {
    const reminder = '<system-reminder>\nYou are\nreminded.</system-reminder>';
    const call = { id: 'c1', type: 'function', function: { name: 'ls', arguments: '{}' } };
    const messages = [
      user(`${reminder}  Hi. ${reminder}`),
      user(reminder),
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c1', content: '  two spaces  \n' },
      { role: 'assistant', content: `One.${reminder} Two.${reminder}` },
    ];
    const { files, folder, out, err } = await saved(envelope({ messages }));
    expect(out).toContain('Messages: 4\n');
    expect(err.trim()).toBe(
      'Reminders of the program were taken out of 3 messages. One of them held nothing else and was left out.',
    );
    const { messages: kept } = JSON.parse(readFileSync(join(folder, files[0]!), 'utf8'));
    expect(kept.map(({ content }: { content: unknown }) => content)).toEqual([
      'Hi.',
      null,
      '  two spaces  \n',
      'One. Two.',
    ]);
  });

  it('keeps a summary of earlier messages under the role that it has', async () => {
    const messages = [user('This session is continued from one that was summed up.'), user('Go on.')];
    const { files, folder } = await saved(envelope({ messages }));
    expect(JSON.parse(readFileSync(join(folder, files[0]!), 'utf8')).messages).toEqual(messages);
  });

  it('names no model and no session that the envelope does not name, and says that they are wanting', async () => {
    const { code, files, folder, err } = await saved({ messages: [user('Hi.')] });
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(join(folder, files[0]!), 'utf8'))).sort()).toEqual([
      'messages',
      'timestamp',
    ]);
    expect(err).toMatch(/no valid trajectory.*model/);
  });

  it('says so where a number is not kept', async () => {
    const id = `1${'2345678901'.repeat(2)}`;
    const text = JSON.stringify(envelope({ run: '#', cost: '%' }))
      .replace('"#"', id)
      .replace('"%"', '1e400');
    const folder = folderOf({ 'in.json': text });
    const said = await runHere('trace-formats', ['save', 'in.json'], folder);
    expect(said.code).toBe(0);
    expect(said.err).toBe(
      '2 numbers have more digits than programs keep, or no end, so the nearest one is saved, or null.\n',
    );
  });
  it('says so where a piece of the file is no JSON', async () => {
    const whole = JSON.stringify({ messages: [{ role: 'user', content: 'Hello.' }] });
    const folder = folderOf({ 'in.json': `${whole}\n, and more` });
    const said = await runHere('trace-formats', ['save', 'in.json'], folder);
    expect(said).toMatchObject({
      code: 0,
      err: expect.stringContaining(
        'One piece of the file, on line 2, is no complete JSON, so nothing of that is saved.\n',
      ),
    });
  });

  it('comes from standard input as well', () => {
    for (const words of [['save'], ['save', '-']]) {
      const folder = folderOf({});
      const { code, out } = run('trace-formats', words, folder, JSON.stringify(envelope()));
      expect({ code, said: out.endsWith('Messages: 1\n') }).toEqual({ code: 0, said: true });
      expect(filesIn(folder)).toHaveLength(1);
    }
  });
});

describe('what cannot be saved', () => {
  it.each(['gone.json', '.', 'two words'])(
    'is told in one line, with 1, and leaves nothing behind: %s',
    async (word) => {
      const folder = folderOf({});
      mkdirSync(join(folder, 'two words'));
      const { code, out, err } = await runHere('trace-formats', ['save', word], folder);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(existsSync(join(folder, '.evolve'))).toBe(false);
    },
  );
});

describe('save of several sessions at once', () => {
  it('is refused with what takes them apart', async () => {
    const lines = [envelope({ session_id: 'a' }), envelope({ session_id: 'b' })].map((one) => JSON.stringify(one));
    const folder = folderOf({ 'both.jsonl': `${lines.join('\n')}\n` });
    const said = await runHere('trace-formats', ['save', 'both.jsonl'], folder);
    expect(said).toMatchObject({ code: 1, out: '' });
    expect(said.err).toMatch(
      /^Error: both\.jsonl holds several sessions, .*trace-formats convert --to trajectory.*\n$/,
    );
    expect(existsSync(join(folder, '.evolve'))).toBe(false);
  });
});

describe('save of a session', () => {
  it.each(['@nope', '@latest:here', '@latest:nobody'])(
    'that is not there ends as every other error of it: %s',
    async (word) => {
      const folder = folderOf({});
      const { code, out, err } = await runHere('trace-formats', ['save', word], folder);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^Error: [^\n]+\n$/);
    },
  );
  it('and its help says so', async () => {
    const { out } = await runHere('trace-formats', ['save', '--help'], '.');
    expect(out).toContain('Exit codes: 0 saved, 1 nothing was saved; as a hook always 0.');
  });
});

describe('save without a word', () => {
  it('asks whoever sits at a terminal what to save, and reads what a pipe brings', async () => {
    const folder = folderOf({});
    expect(await runHere('trace-formats', ['save'], folder, { inIsTerminal: true, input: 'never read' })).toEqual({
      code: 1,
      out: '',
      err: 'Error: Name what to save: trace-formats save @latest:here, or a file. A hook names it on standard input.\n',
    });
    const input = JSON.stringify(envelope());
    expect(await runHere('trace-formats', ['save'], folder, { input })).toMatchObject({ code: 0, err: '' });
    expect(await runHere('trace-formats', ['save', '-'], folder, { input, inIsTerminal: true })).toMatchObject({
      code: 0,
    });
  });
});

describe('a stop hook', () => {
  const hook = async (transcript: unknown, folder: string) =>
    await runHere('trace-formats', ['save'], folder, {
      input: JSON.stringify({ session_id: 'h', transcript_path: transcript }),
    });

  it.each([
    ['a transcript that is not there', 'gone.jsonl'],
    ['a folder', 'folder'],
    ['a transcript that is no JSON', 'text.jsonl'],
    ['an empty transcript', 'empty.jsonl'],
    ['a transcript without a message', 'silent.jsonl'],
  ])('never fails, and says why nothing was saved: %s', async (_, transcript) => {
    const folder = folderOf({
      'text.jsonl': 'no json at all\n',
      'empty.jsonl': '',
      'silent.jsonl': '{"type":"file-history-snapshot","messageId":"m","snapshot":{},"sessionId":"s"}\n',
    });
    mkdirSync(join(folder, 'folder'));
    const { code, out, err } = await hook(transcript, folder);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(transcript);
    expect(existsSync(join(folder, '.evolve'))).toBe(false);
  });

  const line = `${JSON.stringify(claudeRequest('own', 'Hi.'))}\n`;

  it('saves the session under the id that the transcript itself names', async () => {
    const folder = folderOf({ 'log.jsonl': line });
    const { code, out } = await hook('log.jsonl', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/_own\.json\nMessages: 1\n$/);
  });

  it('takes no folder but the home for what begins with ~, also where HOME is empty', async () => {
    const folder = folderOf({ 'log-of-nobody.jsonl': line });
    const input = JSON.stringify({ session_id: 'h', transcript_path: '~/log-of-nobody.jsonl' });
    expect(await runHere('trace-formats', ['save'], folder, { input, environment: { HOME: '' } })).toMatchObject({
      code: 0,
      out: '',
    });
    const at = await runHere('trace-formats', ['save'], folder, { input, environment: { HOME: folder } });
    expect(at.out).toMatch(/_own\.json\nMessages: 1\n$/);
  });

  it('saves what was there while the agent still writes', async () => {
    const folder = folderOf({ 'log.jsonl': line.repeat(20_000) });
    const writes = `const { appendFileSync } = require('node:fs');
      setInterval(() => appendFileSync('log.jsonl', ${JSON.stringify(line.trimEnd())} + (Math.random() < 0.5 ? '\\n' : '')), 0);`;
    const agent = spawn(process.execPath, ['-e', writes], { cwd: folder, stdio: 'ignore' });
    const before = statSync(join(folder, 'log.jsonl')).size;
    while (statSync(join(folder, 'log.jsonl')).size === before) await new Promise((done) => setTimeout(done, 5));
    try {
      const { code, out, err } = await hook('log.jsonl', folder);
      // Whether the two meet is up to the machine.
      expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^$|^log\.jsonl is still being written, /) });
      expect(out).toMatch(/_own\.json\nMessages: \d+\n$/);
    } finally {
      agent.kill();
    }
  });

  it('reads a transcript that is one document over several lines, without a line break at its end', async () => {
    const folder = folderOf({ 'chat.json': JSON.stringify(envelope(), null, 2) });
    const { code, out, err } = await hook('chat.json', folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\nMessages: 1\n$/);
  });

  it.skipIf(deniable === undefined)('says which subagent the session has to go without', () => {
    const folder = folderOf({ 'log.jsonl': line, 'log/subagents/agent-a.jsonl': line });
    chmodSync(join(folder, 'log/subagents/agent-a.jsonl'), 0);
    for (const path of [
      folder,
      ...['log.jsonl', 'log', 'log/subagents', 'log/subagents/agent-a.jsonl'].map((name) => join(folder, name)),
    ])
      if (deniable?.user !== undefined) chownSync(path, deniable.user, deniable.user);
    const input = JSON.stringify({ session_id: 'h', transcript_path: 'log.jsonl' });
    const { code, out, err } = run('trace-formats', ['save'], folder, input, {}, deniable?.user);
    expect({ code, saved: out.startsWith('Trajectory saved: ') }).toEqual({ code: 0, saved: true });
    expect(err).toMatch(
      /agent-a\.jsonl cannot be read, so the session goes without it: reading it is not permitted\.\n/,
    );
  });
});
