import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentVariables } from '../../src/sessions/agents.ts';
import { deniable } from '../command.ts';
import { codexLog, makeHome, piLog } from '../home.ts';
import { claude, codex, commands, inhabited, pi } from './inhabited.ts';

describe('bad input gets one clear line', () => {
  it('where there are no logs at all', async () => {
    const home = makeHome();
    for (const words of [['sessions'], ['sessions', '--json'], ['validate', '@latest'], ['validate', '@1f']]) {
      const { out, err, code } = await home.run(words);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err.split('\n')[0]).toBe(
        `trace-formats: No sessions were found in ${home.path}/.claude/projects, ${home.path}/.codex/sessions, ${home.path}/.gemini/tmp, ${home.path}/.pi/agent/sessions.`,
      );
    }
  });
  it.skipIf(!deniable)(
    'where a folder may not be read, and the others are listed (skipped where nothing can be refused)',
    async () => {
      const home = inhabited();
      const folder = join(home.path, '.claude/projects');
      chmodSync(folder, 0);
      const { out, err, code } = home.start(['sessions', '--json'], deniable);
      chmodSync(folder, 0o755);
      expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual([codex, pi]);
      expect(err).toBe(`${folder} could not be read: reading it is not permitted.\n`);
      expect(code).toBe(2);
    },
  );
  it.skipIf(!deniable)('where the home folder may not be read (skipped where nothing can be refused)', async () => {
    const home = inhabited();
    for (const name of ['.claude', '.codex', '.pi']) chmodSync(join(home.path, name), 0);
    for (const words of [['sessions'], ['validate', '@latest'], ['export', '@1111', '-o', 'x.json']]) {
      const { out, err, code } = home.start(words, deniable);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(/could not be read: reading it is not permitted\.\n/);
      expect(err).toMatch(/^trace-formats: [^\n]+\.\n[^\n]+\n$/);
    }
    expect(readdirSync(join(home.path, 'work'))).toEqual([]);
    for (const name of ['.claude', '.codex', '.pi']) chmodSync(join(home.path, name), 0o755);
  });
  it('where a path is given, or nothing is there, with the variable of each agent', async () => {
    const home = makeHome();
    for (const words of [['sessions', home.path], ['sessions']]) {
      const { err, code } = await home.run(words);
      expect(code).toBe(2);
      expect(Object.values(agentVariables).filter((name) => !err.includes(name))).toEqual([]);
    }
  });
  it('where the place of the sessions is a file', async () => {
    const home = makeHome();
    home.put('.claude', 'not a folder');
    const { err, code } = await home.run(['sessions']);
    expect(code).toBe(2);
    expect(err).toContain(
      `No sessions were found: ${home.path}/.claude/projects could not be read: a part of its path is a file, not a folder.`,
    );
  });
  it('where a log of another format lies among the sessions', async () => {
    const home = inhabited();
    const stray = home.put(
      '.claude/projects/-shop/44444444.jsonl',
      codexLog({ id: 'x', cwd: '/shop', start: '2026-09-01T10:00:00.000Z' }),
    );
    home.put('.codex/sessions/2026/05/01/rollout-empty.jsonl', '');
    const { out, err, code } = await home.run(['sessions', '--json']);
    expect(JSON.parse(out)).toHaveLength(4);
    expect(err).toContain(`${stray} is no claude-code log, so it was left out.\n`);
    expect(code).toBe(0);
    expect(await home.run(['validate', '@44444444'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no claude-code log.'),
    });
  });
  it('where such a log is named, whatever it is to be used for', async () => {
    const home = inhabited();
    home.put(
      '.claude/projects/-shop/44444444.jsonl',
      codexLog({ id: 'x', cwd: '/shop', start: '2026-09-01T10:00:00.000Z' }),
    );
    for (const [command, ...rest] of commands) {
      const { out, err, code } = await home.run([command!, '@4444', ...rest]);
      // Every error of save is one line and a 1.
      expect({ command, out, code }).toEqual({ command, out: '', code: command === 'save' ? 1 : 2 });
      expect(err).toMatch(
        command === 'save'
          ? /^Error: @4444 names [^\n]* and is no claude-code log\. [^\n]+\n$/
          : /^trace-formats: @4444 names [^\n]* and is no claude-code log\.\n[^\n]+\n$/,
      );
    }
    expect(readdirSync(join(home.path, 'work'))).toEqual([]);
  });
  it('where a session is to be annotated, which only a draft of it can be', async () => {
    const home = inhabited();
    home.put('work/notes.json', '{"steps": {}}');
    expect(await home.run(['annotate', '@latest', 'notes.json'])).toEqual({
      code: 2,
      out: '',
      err: 'trace-formats: @latest names the log of a session, and notes go into a draft that was made of it.\ntrace-formats convert @latest --to forsy -o draft.json makes one.\n',
    });
  });
  it('where two agents share an id', async () => {
    const home = inhabited();
    home.put(
      `.pi/agent/sessions/--shop--/2026-02-01T10-00-00-000Z_${claude}.jsonl`,
      piLog({ id: claude, cwd: '/shop', start: '2026-02-01T10:00:00.000Z' }),
    );
    expect(await home.run(['validate', `@${claude}`])).toEqual({
      out: '',
      err: `trace-formats: @${claude} fits 2 sessions: @${claude}:claude-code, @${claude}:pi.\nName one of them.\n`,
      code: 2,
    });
    expect(await home.run(['detect', `@${claude}:pi`])).toMatchObject({ code: 0 });
  });
  it('where a flag is wrong', async () => {
    const home = inhabited();
    for (const words of [
      ['--since', 'yesterday'],
      ['--since', '2026-02-30'],
      ['--agent', 'copilot'],
      ['--limit', '0'],
      ['extra'],
    ]) {
      const { out, err, code } = await home.run(['sessions', ...words]);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(/^trace-formats: [^\n]+\.\n/);
    }
  });
});
