import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writableFormats } from '@trace-formats/convert';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';
import { recordOf, smallLog } from '../small-documents.ts';

const openCode = `${JSON.stringify({
  info: { id: 'ses_1', version: '1.0' },
  messages: [{ info: { role: 'user' }, parts: [] }],
})}\n`;

describe('trace-formats convert', () => {
  it('writes each format, to standard output or to a file', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    for (const to of writableFormats) {
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
    const folder = folderOf({ 'log.jsonl': smallLog });
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

  it('names what it wrote where that was left to it, and nowhere else', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    const said = async (out: string) =>
      (await runHere('trace-formats', ['convert', 'log.jsonl', '--to', 'open-token', '-o', out], folder)).err;
    expect(await said('out/')).toMatch(
      /^log\.jsonl: claude-code to open-token in out.log\.open-token\.json, \d+ dropped/,
    );
    expect(existsSync(join(folder, 'out/log.open-token.json'))).toBe(true);
    expect(await said('named.json')).toMatch(/^log\.jsonl: claude-code to open-token, \d+ dropped/);
  });

  it('makes a folder of a folder, also where that holds one session so far, and a file where the name says so', async () => {
    const folder = folderOf({ 'logs/one.jsonl': smallLog });
    const convert = (out: string) => runHere('trace-formats', ['convert', 'logs', '--to', 'forsy', '-o', out], folder);
    expect((await convert('drafts')).err).toContain('forsy in drafts/one.forsy.json');
    writeFileSync(join(folder, 'logs/two.jsonl'), smallLog);
    expect((await convert('drafts')).code).toBe(0);
    expect(readdirSync(join(folder, 'drafts')).sort()).toEqual(['one.forsy.json', 'two.forsy.json']);
    rmSync(join(folder, 'logs/two.jsonl'));
    expect((await convert('draft.json')).code).toBe(0);
    expect(statSync(join(folder, 'draft.json')).isFile()).toBe(true);
  });

  it('names the first of the files that it passes over', async () => {
    const others = Object.fromEntries(['b', 'c', 'd'].map((name) => [`logs/${name}.json`, '{"x": 1}']));
    const folder = folderOf({ 'logs/a.json': ' ', ...others, 'logs/one.jsonl': smallLog });
    const { code, err } = await runHere('trace-formats', ['convert', 'logs', '--to', 'atif', '-o', 'out'], folder);
    expect(code).toBe(0);
    expect(err).toContain(
      '4 files in the folders are no sessions, and were passed over. The first are logs/a.json, logs/b.json, logs/c.json.\n',
    );
  });

  it('has nothing to do in a folder without a session, and says so', async () => {
    const folder = folderOf({ 'in/package.json': '{"name":"x"}' });
    const { code, err } = await runHere('trace-formats', ['convert', 'in', '--to', 'sts', '-o', 'out'], folder);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('There is no session in in.') });
  });

  it.each([
    ['that was cut', '{"sessionId": "s-1", "mess', 'It cannot be read: The text breaks off'],
    [
      'of a later version',
      '{"schema_version": "forsy-trace-v0.2", "trace_id": "x", "steps": []}',
      'states version 0.2',
    ],
  ])('passes over no file %s, which may well be a session', async (_, text, told) => {
    const folder = folderOf({ 'logs/a.json': text, 'logs/one.jsonl': smallLog });
    const { code, err } = await runHere('trace-formats', ['convert', 'logs', '--to', 'atif', '-o', 'out'], folder);
    expect({ code, written: readdirSync(join(folder, 'out')) }).toEqual({ code: 2, written: ['one.atif.json'] });
    expect(err).toMatch(/^logs\/a\.json: /);
    expect(err).toContain(told);
    expect(err).not.toContain('passed over');
  });

  it('passes over a manifest of a later version, which is no session, and converts no record of one', async () => {
    const record = (version: string) => `{"schema_version":"forsy-trace-v${version}","trace_id":"x","steps":[]}\n`;
    const folder = folderOf({
      'data/manifest.json': '{"schema_version":"forsy-trace-v0.2","trace_id":"x","total_steps":1,"total_turns":1}',
      'data/all.jsonl': `${record('0.1')}${record('0.1')}${record('0.2')}`,
    });
    const { code, err } = await runHere('trace-formats', ['convert', 'data', '--to', 'sts', '-o', 'out'], folder);
    expect({ code, written: readdirSync(join(folder, 'out')).sort() }).toEqual({
      code: 2,
      written: ['all.1.sts.jsonl', 'all.2.sts.jsonl'],
    });
    expect(err).toContain('data/all.jsonl: Record 3: Forsy trace: it states version 0.2');
    expect(err).toContain('1 file in the folders is no session, and was passed over. It is data/manifest.json.');
  });

  it('goes through folders, passes over what is no session, and keeps subagents with their session', async () => {
    const agent = recordOf('9', 'user', 'Look.').replaceAll(
      '"sessionId"',
      '"isSidechain":true,"agentId":"a1","sessionId"',
    );
    const folder = folderOf({
      'logs/a/one.jsonl': smallLog,
      'logs/a/one/subagents/agent-a1.jsonl': agent,
      'logs/b/one.jsonl': smallLog,
      'logs/package.json': '{"name":"x"}',
    });
    const { code, err } = await runHere('trace-formats', ['convert', 'logs', '--to', 'atif', '-o', 'out'], folder);
    expect(code).toBe(0);
    expect(err).toContain('1 file in the folders is no session, and was passed over. It is logs/package.json.\n');
    expect(readdirSync(join(folder, 'out/a'))).toEqual(['one.atif.json']);
    expect(JSON.parse(readFileSync(join(folder, 'out/a/one.atif.json'), 'utf8')).subagent_trajectories).toHaveLength(1);
    expect(existsSync(join(folder, 'out/b/one.atif.json'))).toBe(true);
  });

  it('refuses in one line what it cannot convert, with 2', async () => {
    const folder = folderOf({ 'o.json': openCode, 'log.jsonl': smallLog });
    const { code, err, out } = await runHere('trace-formats', ['convert', 'o.json', '--to', 'sts'], folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('OpenCode');
    for (const words of [
      ['convert'],
      ['convert', 'log.jsonl'],
      ['convert', 'none.jsonl', '--to', 'sts'],
      ['convert', 'log.jsonl', '--to', 'open-token', 'mod=json'],
      ['convert', 'log.jsonl', '--to', 'sts', '--max-loss', 'all=0'],
      ['convert', 'log.jsonl', 'o.json', '--to', 'sts', '--from', 'nothing'],
    ])
      expect((await runHere('trace-formats', words, folder)).code, words.join(' ')).toBe(2);
  });

  it.each([
    ['beside their sources', 'logs', ['b.2.jsonl', 'b.2.sts.jsonl', 'b.jsonl', 'b.sts.jsonl']],
    ['in a folder below them', 'logs/out/', ['b.2.jsonl', 'b.jsonl', 'out', 'out/b.2.sts.jsonl', 'out/b.sts.jsonl']],
  ])('writes the same again where the results lie %s, and takes none of them for a source', async (_, out, names) => {
    const folder = folderOf({ 'logs/b.jsonl': smallLog, 'logs/b.2.jsonl': smallLog });
    const words = ['convert', 'logs', '--to', 'sts', '-o', out];
    const once = await runHere('trace-formats', words, folder);
    expect(readdirSync(join(folder, 'logs'), { recursive: true }).sort()).toEqual(names);
    const twice = await runHere('trace-formats', words, folder);
    expect(twice).toEqual({
      ...once,
      err: `${out.replace(/\/$/, '')} holds 2 files, which are not read: the results go there.\n${once.err}`,
    });
    expect(readdirSync(join(folder, 'logs'), { recursive: true }).sort()).toEqual(names);
  });

  it('says what stands among the sessions of a file and is none', async () => {
    const run = { messages: [{ role: 'user', content: 'Go.' }] };
    const folder = folderOf({
      'runs.jsonl': [run, { messages: 'none' }, run].map((one) => JSON.stringify(one)).join('\n'),
      'runs.json': JSON.stringify([run, 7, run, 'x']),
    });
    const words = ['convert', 'runs.jsonl', 'runs.json', '--from', 'openai-chat', '--to', 'sts', '-o', 'out'];
    const { code, err } = await runHere('trace-formats', words, folder);
    expect(code).toBe(0);
    const told = 'is no session that could be read, and was left out.';
    expect(err.split('\n').filter((line) => line.endsWith(told))).toEqual([
      `runs.jsonl: What stands in record 2 ${told}`,
      `runs.json: What stands in 2 places of it, the first of them /1, ${told}`,
    ]);
    expect(readdirSync(join(folder, 'out'))).toHaveLength(4);
  });

  it('calls results of compressed sources as those of plain ones, unless two would have one name', async () => {
    const folder = folderOf({
      'logs/a.jsonl': smallLog,
      'logs/a.jsonl.gz': gzipSync(smallLog),
      'logs/b.jsonl.gz': gzipSync(smallLog),
    });
    const words = ['convert', 'logs', '--to', 'sts', '-o', 'out'];
    for (const _ of ['once', 'twice']) {
      expect((await runHere('trace-formats', words, folder)).code).toBe(0);
      expect(readdirSync(join(folder, 'out')).sort()).toEqual(['a.jsonl.gz.sts.jsonl', 'a.sts.jsonl', 'b.sts.jsonl']);
    }
  });

  it('reads a file that is named, also where results like it would go', async () => {
    const folder = folderOf({ 'b.jsonl': smallLog });
    await runHere('trace-formats', ['convert', '.', '--to', 'sts', '-o', '.'], folder);
    await runHere('trace-formats', ['convert', 'b.sts.jsonl', '--to', 'sts', '-o', '.'], folder);
    expect(readdirSync(folder)).toContain('b.sts.sts.jsonl');
  });

  it('clears its progress on a terminal before it says something, and keeps it to one line', async () => {
    const long = `${'x'.repeat(90)}.jsonl`;
    const folder = folderOf({ 'in/a.jsonl': smallLog, [`in/${long}`]: smallLog });
    const words = ['convert', 'in', '--to', 'atif', '-o', 'out/'];
    const { err, code } = await runHere('trace-formats', words, folder, { errIsTerminal: true });
    expect(code).toBe(0);
    const lines = err.split('\n').map((line) => line.split('\r\u001b[K').slice(1));
    expect(lines).toEqual([
      ['[1/2] in/a.jsonl', expect.stringMatching(/^in\/a\.jsonl: claude-code to atif/)],
      [`[2/2] ${`in/${long}`.slice(-60)}`, expect.stringMatching(/^in\/x+\.jsonl: claude-code to atif/)],
      [''],
    ]);
  });
});
