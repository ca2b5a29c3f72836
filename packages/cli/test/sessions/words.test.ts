import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';
import { claudeLog, codexLog, type Home, makeHome } from '../home.ts';
import { claude, codex, commands, inhabited, listed, older, pi, withSubagents } from './inhabited.ts';

describe('a word that names a session', () => {
  let home: Home;
  beforeAll(() => {
    home = inhabited();
  });
  const read = async (word: string, cwd?: string): Promise<string | undefined> => {
    const { out, code, err } = await home.run(['detect', word, '-f', 'json'], cwd === undefined ? {} : { cwd });
    return code === 0
      ? JSON.parse(out)
          .results.map(({ file }: { file: string }) => file)
          .join()
      : err;
  };
  it('is the newest, of all or of one agent or of this folder', async () => {
    expect(await read('@latest')).toContain(codex);
    expect(await read('@latest:claude')).toContain(claude);
    expect(await read('@latest:pi')).toContain(pi);
    expect(await read('@latest:here', '/')).toContain(codex);
    expect(await read('@latest:claude:here')).toContain(older);
  });
  it('is an id or the beginning of one', async () => {
    expect(await read(`@${pi}`)).toContain(pi);
    expect(await read('@22')).toContain(codex);
    expect(await read('@11111111-b')).toContain(older);
  });
  it('is a whole id or the whole name of a log before it is the beginning of another', async () => {
    const two = makeHome();
    const told = { cwd: '/shop', start: '2026-03-01T10:00:00.000Z' };
    for (const id of ['night', 'nightly']) two.put(`.claude/projects/-shop/${id}.jsonl`, claudeLog({ ...told, id }));
    for (const name of ['copy', 'copy-2'])
      two.put(`.claude/projects/-shop/${name}.jsonl`, claudeLog({ ...told, id: claude }));
    const fileOf = async (word: string): Promise<string> => {
      const { out } = await two.run(['detect', word, '-f', 'json']);
      return JSON.parse(out).results[0].file.replace(/.*\//, '');
    };
    expect(await fileOf('@night')).toBe('night.jsonl');
    expect(await fileOf('@copy')).toBe('copy.jsonl');
    for (const word of ['@nigh', '@cop'])
      expect((await two.run(['detect', word])).err).toContain(`trace-formats: ${word} fits 2 sessions: `);
  });
  it('is refused with the candidates when it fits several', async () => {
    expect(await read('@1111')).toBe(
      `trace-formats: @1111 fits 2 sessions: @${claude}, @${older}.\nName one of them.\n`,
    );
  });
  it('is refused with the nearest when it fits none', async () => {
    const { err, code } = await home.run(['validate', '@11111111-bbbc']);
    expect(code).toBe(2);
    expect(err).toMatch(new RegExp(`^trace-formats: There is no session @11111111-bbbc\\.\nNearest are @${older}, `));
  });
  it('is refused with the way to write it where it is a file or a folder', async () => {
    const cwd = folderOf({ '@scope/log.jsonl': '{}\n', '@log.jsonl': '{}\n' });
    for (const word of ['@scope', '@log.jsonl'])
      for (const { run: detect } of [home, makeHome()])
        expect(await detect(['detect', word], { cwd })).toEqual({
          code: 2,
          out: '',
          err: `trace-formats: There is no session ${word}, but a file or a folder is called that.\nIf that is meant, write ./${word}\n`,
        });
  });
  it('is refused when an agent is misspelt or nothing is named', async () => {
    expect(await read('@latest:cladue')).toContain('Did you mean @latest:claude?');
    expect(await read('@')).toContain('@ names no session.');
  });
  it("works for redact, which never writes to an agent's log", async () => {
    const before = readFileSync((await listed(home))[0]!['file'] as string, 'utf8');
    const shown = await home.run(['redact', '@latest']);
    expect({ out: shown.out, code: shown.code }).toEqual({ out: before, code: 0 });
    const refused = await home.run(['redact', '@latest', '--in-place']);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/^trace-formats: .* is an agent's own log/);
  });
});

describe('subagents', () => {
  it('of Claude Code are found in the folder of the session and beside it', async () => {
    const home = makeHome();
    const told = { id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' };
    home.put(`.claude/projects/-shop/${claude}.jsonl`, claudeLog(told));
    home.put(
      `.claude/projects/-shop/${older}.jsonl`,
      claudeLog({ ...told, id: older, start: '2026-01-01T10:00:00.000Z' }),
    );
    home.put(`.claude/projects/-shop/${claude}/subagents/agent-a1.jsonl`, claudeLog(told));
    home.put(`.claude/projects/-shop/${claude}/subagents/agent-a1.meta.json`, '{"agentType":"reviewer"}');
    home.put('.claude/projects/-shop/agent-b2.jsonl', claudeLog(told));
    home.put('.claude/projects/-shop/agent-c3.jsonl', claudeLog({ ...told, id: older }));
    expect((await listed(home)).map(({ id }) => id)).toEqual([claude, older]);
    const files = async (word: string): Promise<string[]> =>
      JSON.parse((await home.run(['detect', word, '-f', 'json'])).out).results.map(({ file }: { file: string }) =>
        file.replace(/.*-shop\//, ''),
      );
    expect(await files('@latest')).toEqual([
      `${claude}.jsonl`,
      `${claude}/subagents/agent-a1.jsonl`,
      `${claude}/subagents/agent-a1.meta.json`,
      'agent-b2.jsonl',
    ]);
    expect(await files(`@${older}`)).toEqual([`${older}.jsonl`, 'agent-c3.jsonl']);
  });
  it('of Codex are sessions that name their parent', async () => {
    const home = makeHome();
    const told = { cwd: '/shop', start: '2026-04-01T10:00:00.000Z' };
    const name = (id: string): string => `.codex/sessions/2026/04/01/rollout-2026-04-01T10-00-00-${id}.jsonl`;
    home.put(name('a-parent'), codexLog({ ...told, id: 'a-parent' }));
    home.put(name('b-child'), codexLog({ ...told, id: 'b-child', minutes: 50 }, 'a-parent'));
    home.put(name('c-grandchild'), codexLog({ ...told, id: 'c-grandchild' }, 'b-child'));
    home.put(name('d-other'), codexLog({ ...told, id: 'd-other', minutes: 1 }, 'elsewhere'));
    expect((await listed(home)).map(({ id }) => id)).toEqual(['a-parent']);
    const said = await home.run(['detect', '@latest', '-f', 'json']);
    expect(
      JSON.parse(said.out).results.map(({ file }: { file: string }) => /[a-d]-\w+(?=\.jsonl)/.exec(file)?.[0]),
    ).toEqual(['a-parent', 'b-child', 'c-grandchild']);
  });
});

describe('redact and a session with subagents', () => {
  it('says what to do, and that works: the copy lies as the session did', async () => {
    const home = withSubagents();
    expect(await home.run(['redact', '@latest'])).toEqual({
      code: 2,
      out: '',
      err: 'trace-formats: @latest names 3 files, since the subagents of a session have logs of their own, and several files cannot go to standard output.\nName a folder for them with -o, such as -o masked/.\n',
    });
    expect((await home.run(['redact', '@latest', '-o', 'masked/'])).code).toBe(0);
    const masked = join(home.path, 'work/masked');
    expect(readdirSync(masked, { recursive: true }).map(String).sort()).toEqual([
      `${claude}`,
      `${claude}.jsonl`,
      `${claude}/subagents`,
      `${claude}/subagents/agent-a1.jsonl`,
      'agent-b2.jsonl',
    ]);
    expect(JSON.parse((await home.run(['detect', 'masked', '-f', 'json'])).out).results).toHaveLength(3);
  });
  it('refuses a file as the place of several', async () => {
    const home = withSubagents();
    home.put('work/one.jsonl', 'mine');
    expect(await home.run(['redact', '@latest', '-o', 'one.jsonl'])).toEqual({
      code: 2,
      out: '',
      err: 'trace-formats: 3 files cannot all be written to one.jsonl, which is a file.\nName a folder with -o.\n',
    });
    expect(readFileSync(join(home.path, 'work/one.jsonl'), 'utf8')).toBe('mine');
  });
});

describe('every command that reads files takes a session by its name', () => {
  const told = { id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' };
  for (const [command, ...rest] of commands as readonly (readonly [string, ...string[]])[])
    it(command, async () => {
      const home = withSubagents();
      home.put(
        `.codex/sessions/2026/01/01/rollout-2026-01-01T10-00-00-${codex}.jsonl`,
        codexLog({ ...told, id: codex, start: '2026-01-01T10:00:00.000Z' }),
      );
      for (const [word, log] of [
        ['@latest', claude],
        [`@${claude.slice(0, 6)}`, claude],
        ['@latest:codex', codex],
      ] as const) {
        const { code, out, err } = await home.run([command, word, ...rest]);
        expect({ code, word }, out + err).toEqual({ code: 0, word });
        if (command === 'detect') expect(out).toContain(log);
      }
      const { code, out, err } = await home.run([command, '@9', ...rest]);
      // Every error of save is one line and a 1.
      expect({ code, out }, err).toEqual({ code: command === 'save' ? 1 : 2, out: '' });
      expect(err).toMatch(
        command === 'save'
          ? /^Error: There is no session @9\. Nearest are @[^\n]*\n$/
          : /^trace-formats: There is no session @9\.\nNearest are @/,
      );
    });
  it('forsy-lint', async () => {
    const home = withSubagents();
    const lint = (word: string) =>
      run('forsy-lint', [word], join(home.path, 'work'), '', { HOME: home.path, CLAUDE_CONFIG_DIR: '' });
    expect(lint('@latest')).toMatchObject({ code: 0, out: expect.stringContaining('format claude-code') });
    expect(lint('@9')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^forsy-lint: There is no session @9/),
    });
  });
});
