import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { homeFolder, sessionFolder } from '../../src/sessions/agents.ts';
import { claudeLog, codexLog, type Home, makeHome } from '../home.ts';

const projects = '.claude/projects';
const at = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`;

/** The ids that are listed, and what is said beside them. */
async function listed(
  home: Home,
  ...words: readonly string[]
): Promise<{ ids: string[]; err: string; code: number | null }> {
  const { out, err, code } = await home.run(['sessions', '--json', ...words]);
  return { ids: (JSON.parse(out) as { id: string }[]).map(({ id }) => id), err, code };
}

describe('sessions that lie behind links', () => {
  const home = makeHome();
  home.put('real/-shop/one.jsonl', claudeLog({ id: 'one', cwd: '/shop', start: at(9) }));
  home.put('elsewhere/two.jsonl', claudeLog({ id: 'two', cwd: '/far', start: at(10) }));
  home.put('lone.jsonl', claudeLog({ id: 'three', cwd: '/lone', start: at(11) }));
  mkdirSync(join(home.path, '.claude'));
  symlinkSync(join(home.path, 'real'), join(home.path, projects));
  symlinkSync(join(home.path, 'elsewhere'), join(home.path, 'real/-far'));
  symlinkSync(join(home.path, 'lone.jsonl'), join(home.path, 'real/-shop/three.jsonl'));
  // A second way to the same, a way back, and a way out to all that lies above.
  symlinkSync(join(home.path, 'elsewhere'), join(home.path, 'real/-far-again'));
  symlinkSync('.', join(home.path, 'real/-shop/here'));
  symlinkSync(home.path, join(home.path, 'real/-home'));

  it('are listed once each, be it the folder of all, of a project or a log that is linked', async () => {
    expect(await listed(home)).toEqual({ ids: ['three', 'two', 'one'], err: '', code: 0 });
  });
  it('can be named', async () => {
    expect((await home.run(['detect', '@two'])).out).toContain('claude-code (jsonl');
  });
});

describe('what lies among the sessions under the name of a log', () => {
  it.skipIf(process.platform === 'win32')('and is no file is left out, and waited for by nobody', async () => {
    const home = makeHome();
    home.put(`${projects}/-shop/one.jsonl`, claudeLog({ id: 'one', cwd: '/shop', start: at(9) }));
    mkdirSync(join(home.path, projects, '-shop/folder.jsonl'));
    execFileSync('mkfifo', [join(home.path, projects, '-shop/pipe.jsonl')]);
    const { ids, err, code } = await listed(home);
    expect({ ids, code }).toEqual({ ids: ['one'], code: 0 });
    for (const name of ['folder', 'pipe']) expect(err).toContain(`${name}.jsonl is no claude-code log, so it was left`);
    // The two have no records, but may well be the youngest.
    expect((await home.run(['detect', '@latest'])).out).toContain('one.jsonl');
  });
  it('and is none is counted in whole sentences', async () => {
    const home = makeHome();
    home.put(`${projects}/-shop/one.jsonl`, claudeLog({ id: 'one', cwd: '/shop', start: at(9) }));
    for (let index = 0; index < 6; index++) home.put(`${projects}/-shop/stray${index}.jsonl`, '');
    expect((await listed(home)).err).toMatch(/\nSo was 1 more file among the sessions\.\n$/);
    home.put(`${projects}/-shop/stray6.jsonl`, '');
    expect((await listed(home)).err).toMatch(/\nSo were 2 more files among the sessions\.\n$/);
  });
});

describe('a log that is odd', () => {
  const home = makeHome();
  const one = (id: string, hour: number, change = (text: string): string | Buffer => text): void => {
    home.put(`${projects}/-shop/${id}.jsonl`, change(claudeLog({ id, cwd: '/shop', start: at(hour) })));
  };
  one('line', 1, (text) => text.split('\n')[1]!);
  one('bytes', 2, (text) =>
    Buffer.concat([Buffer.from('{"type":"summary","x":"'), Buffer.from([0xff, 0xc3]), Buffer.from(`"}\n${text}`)]),
  );
  one('windows', 3, (text) => text.replaceAll('\n', '\r\n'));
  one('mark', 4, (text) => `\ufeff${text}`);
  one(
    'title',
    5,
    (text) => `${text}${JSON.stringify({ type: 'ai-title', aiTitle: `${'x'.repeat(79)}😀`, sessionId: 'title' })}\n`,
  );
  home.put(`${projects}/-shop/future.jsonl`, claudeLog({ id: 'future', cwd: '/shop', start: '2226-01-01T00:00:00Z' }));
  home.put(
    `${projects}/-shop/ancient.jsonl`,
    claudeLog({ id: 'ancient', cwd: '/shop', start: '0001-06-01T00:00:00Z' }),
  );

  it('is listed all the same', async () => {
    const { ids, err, code } = await listed(home);
    expect({ ids, err, code }).toEqual({
      ids: ['future', 'title', 'mark', 'windows', 'bytes', 'line', 'ancient'],
      err: '',
      code: 0,
    });
  });
  it('is shown with a whole year and without half a character', async () => {
    const { out } = home.start(['sessions']);
    expect(out).toContain('0001-06-01 00:00');
    expect(out).toMatch(/ x{79}\n/);
  });
});

describe('one id that several sessions have', () => {
  const home = makeHome();
  home.put(`${projects}/-a/same.jsonl`, claudeLog({ id: 'same', cwd: '/a', start: at(9) }));
  home.put(`${projects}/-b/same.jsonl`, claudeLog({ id: 'same', cwd: '/b', start: at(10) }));
  home.put('.codex/sessions/2026/11/20/rollout-x-same.jsonl', codexLog({ id: 'same', cwd: '/c', start: at(8) }));
  const both = [`${home.path}/${projects}/-b/same.jsonl`, `${home.path}/${projects}/-a/same.jsonl`];

  it('is answered with names that lead to one of them each', async () => {
    expect((await home.run(['detect', '@same'])).err).toContain(
      `@same fits 3 sessions: ${both.join(', ')}, @same:codex.\n`,
    );
    expect((await home.run(['detect', '@SAME'])).err).toContain(`Nearest are ${both.join(', ')}, @same:codex;`);
    for (const name of [...both, '@same:codex']) expect((await home.run(['detect', name])).code).toBe(0);
  });
});

describe('--since', () => {
  const home = makeHome();
  home.put(`${projects}/-a/one.jsonl`, claudeLog({ id: 'one', cwd: '/a', start: at(9), minutes: 0 }));
  const since = (text: string) => home.start(['sessions', '--json', `--since=${text}`]);

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-20T09:00', true],
    ['2026-11-20T09:00:00Z', true],
    ['2026-11-20T09:00:01Z', false],
    ['2026-11-20T11:00:00+02:00', true],
    ['2026-11-20T11:00:01+02:00', false],
    ['2024-02-29', true],
    ['99999999w', true],
    ['0m', false],
  ])('%s is a moment', async (text, fits) => {
    const { out, code } = since(text);
    expect({ listed: JSON.parse(out).length, code }).toEqual({ listed: fits ? 1 : 0, code: 0 });
  });
  it.each(['1y', '5s', 'yesterday', '-1d', '1.5h', ' 7d', '7D', '7', '2026-13-01', '2026-02-30', '2025-02-29'])(
    '%s is none, in one line with what to write',
    async (text) => {
      const { out, err, code } = since(text);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(
        /^trace-formats: --since is "[^"]+", which is no date, [^\n]+\nWrite it as 2026-11-20, [^\n]+\n$/,
      );
    },
  );
  it.each(['2026-02-30T09:00:00Z', '2026-11-20T25:00', '2026-11-20 09:00', '2026-11-20T09:00:00Zjunk', '20261120'])(
    '%s is none either',
    async (text) => {
      expect(since(text)).toMatchObject({ out: '', code: 2 });
    },
  );
});

describe('a home that is set and empty', () => {
  it('is not the current folder', () => {
    expect(isAbsolute(homeFolder({ HOME: '' }))).toBe(true);
    expect(sessionFolder('claude-code', { HOME: '', CLAUDE_CONFIG_DIR: '' })).toBe(
      join(homeFolder({ HOME: '' }), '.claude/projects'),
    );
  });
});
