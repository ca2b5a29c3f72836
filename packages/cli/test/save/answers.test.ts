import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';
import { runHere } from '../run-here.ts';
import { smallLog } from '../small-documents.ts';

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
    const folder = folderOf({ 'log.jsonl': smallLog });
    const hook = async (path: string, ...words: string[]) =>
      await runHere('trace-formats', ['save', ...words], folder, {
        input: JSON.stringify({ session_id: 'h-1', transcript_path: path }),
      });
    expect((await hook('log.jsonl')).out).toContain('Messages: 4');
    expect((await hook('log.jsonl', '--copy')).code).toBe(0);
    const copied = join(folder, '.evolve/trajectories/claude-transcript_h-1.jsonl');
    expect(readFileSync(copied, 'utf8')).toBe(smallLog);
    expect(statSync(copied).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder, 'log.jsonl'), `${smallLog}\n`);
    expect((await hook('log.jsonl', '--copy')).code).toBe(0);
    expect(readFileSync(copied, 'utf8')).toBe(`${smallLog}\n`);
    expect(readdirSync(join(folder, '.evolve/trajectories'))).toHaveLength(2);
    const missing = await hook('gone.jsonl');
    expect({ code: missing.code, out: missing.out }).toEqual({ code: 0, out: '' });
    expect(missing.err).toContain('gone.jsonl');
  });

  it.skipIf(process.platform === 'win32')('copies no transcript that is none, nor waits for a pipe', async () => {
    const folder = folderOf({});
    execFileSync('mkfifo', [join(folder, 'pipe.jsonl')]);
    for (const [path, why] of [
      ['pipe.jsonl', 'it is not a regular file'],
      ['.', 'it is a folder'],
      ['gone.jsonl', 'there is no such file or folder'],
    ] as const) {
      const hook = JSON.stringify({ session_id: 'h-1', transcript_path: path });
      const { code, out, err } = await runHere('trace-formats', ['save', '--copy'], folder, { input: hook });
      expect({ code, out, err }).toEqual({ code: 0, out: '', err: `Error: ${path} cannot be read: ${why}.\n` });
    }
    expect(existsSync(join(folder, '.evolve'))).toBe(false);
  });

  it.runIf(existsSync('/proc/self'))('says it where no folder can be made, and comes to an end', async () => {
    const hook = JSON.stringify({ session_id: 'h-1', transcript_path: 'log.jsonl' });
    for (const words of [['save'], ['save', '--copy']]) {
      const { code, err } = await runHere('trace-formats', words, folderOf({ 'log.jsonl': smallLog }), {
        input: hook,
        environment: {
          EVOLVE_DIR: '/proc/nowhere',
        },
      });
      expect({ code, err }).toEqual({
        code: 0,
        err: 'Error: Nothing could be saved in /proc/nowhere/trajectories: its folder does not exist.\n',
      });
    }
  });

  it('saves nothing as a hook that names no transcript, and says so', async () => {
    const folder = folderOf({});
    const hook = JSON.stringify({ session_id: 's', hook_event_name: 'Stop', stop_hook_active: false });
    const { code, err, out } = await runHere('trace-formats', ['save'], folder, { input: hook });
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('transcript_path');
  });

  it('blocks no agent by words that it does not understand, and says by hand that it does not', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    const hook = JSON.stringify({ session_id: 'h-1', transcript_path: 'log.jsonl', hook_event_name: 'Stop' });
    const wrong = [['--bogus'], ['--agent', 'codex'], ['--from'], ['--copy=yes'], ['--from='], ['']];
    for (const words of wrong) {
      const asHook = await runHere('trace-formats', ['save', ...words], folder, { input: hook });
      expect(asHook, words.join(' ')).toMatchObject({ code: 0, out: '' });
      expect(asHook.err).toMatch(/^trace-formats: .*\n/);
      const byHand = await runHere('trace-formats', ['save', ...words], folder, { input: '{}' });
      expect(byHand, words.join(' ')).toMatchObject({ code: 1, out: '', err: asHook.err });
    }
    // Where a file or a session is named, standard input is nobody's business.
    const input = (): never => {
      throw new Error('Standard input was read.');
    };
    for (const words of [
      ['--bogus', 'log.jsonl'],
      ['--bogus', '@latest'],
      ['other', '--bogus'],
    ])
      expect(await runHere('trace-formats', ['save', ...words], folder, { input })).toMatchObject({ code: 1, out: '' });
    expect(await runHere('trace-formats', ['save', '--bogus'], folder, { input, inIsTerminal: true })).toMatchObject({
      code: 1,
    });
    expect(existsSync(join(folder, '.evolve'))).toBe(false);
  });

  it('ends with 1 where standard input cannot be read, as with every other error', () => {
    const cut = gzipSync('{"session_id": "s", "transcript_path": "log.jsonl"}').subarray(0, 30);
    const { code, err } = run('trace-formats', ['save'], folderOf({}), cut);
    expect(code).toBe(1);
    expect(err).toMatch(/^Error: Standard input could not be read: its gzip data breaks off before the end.*\n$/);
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
