import { appendFileSync, chmodSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deniable, run, type Said } from '../command.ts';
import { claudeLog, codexLog, type Home, lines, makeHome, piLog } from '../home.ts';

const claude = '11111111-aaaa-4000-8000-000000000001';
const older = '11111111-bbbb-4000-8000-000000000002';
const codex = '22222222-cccc-7000-8000-000000000003';
const pi = '33333333-dddd-7000-8000-000000000004';

function inhabited(): Home {
  const home = makeHome();
  const work = join(home.path, 'work');
  home.put(
    `.claude/projects/-shop/${claude}.jsonl`,
    claudeLog({ id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' }),
  );
  home.put(
    `.claude/projects/-home-work/${older}.jsonl`,
    claudeLog({ id: older, cwd: work, start: '2026-01-01T10:00:00.000Z', minutes: 95 }),
  );
  home.put(
    `.codex/sessions/2026/04/01/rollout-2026-04-01T10-00-00-${codex}.jsonl`,
    codexLog({ id: codex, cwd: join(work, 'inner'), start: '2026-04-01T10:00:00.000Z' }),
  );
  home.put(
    `.pi/agent/sessions/--shop--/2026-02-01T10-00-00-000Z_${pi}.jsonl`,
    piLog({ id: pi, cwd: '/shop', start: '2026-02-01T10:00:00.000Z' }),
  );
  return home;
}

async function listed(
  home: Home,
  ...words: string[]
): Promise<{ readonly id: string; readonly [key: string]: unknown }[]> {
  const { out, err, code } = await home.run(['sessions', '--json', ...words]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('the list of sessions', () => {
  let home: Home;
  beforeAll(() => {
    home = inhabited();
  });
  it('has all agents, the newest first, with what each log says of itself', async () => {
    expect(
      (await listed(home)).map(({ agent, id, project, start, end, seconds, title }) => ({
        agent,
        id,
        project,
        start,
        end,
        seconds,
        title,
      })),
    ).toEqual([
      {
        agent: 'codex',
        id: codex,
        project: join(home.path, 'work/inner'),
        start: '2026-04-01T10:00:00.000Z',
        end: '2026-04-01T10:05:00.000Z',
        seconds: 300,
        title: null,
      },
      {
        agent: 'claude-code',
        id: claude,
        project: '/shop',
        start: '2026-03-01T10:00:00.000Z',
        end: '2026-03-01T10:05:00.000Z',
        seconds: 300,
        title: null,
      },
      {
        agent: 'pi',
        id: pi,
        project: '/shop',
        start: '2026-02-01T10:00:00.000Z',
        end: '2026-02-01T10:05:00.000Z',
        seconds: 300,
        title: 'Naming a file',
      },
      {
        agent: 'claude-code',
        id: older,
        project: join(home.path, 'work'),
        start: '2026-01-01T10:00:00.000Z',
        end: '2026-01-01T11:35:00.000Z',
        seconds: 5700,
        title: null,
      },
    ]);
  });
  it('gives the size and the path of each log', async () => {
    for (const { file, bytes } of await listed(home))
      expect(readFileSync(file as string)).toHaveLength(bytes as number);
  });
  it('can be of one folder, one agent, or a time', async () => {
    expect((await listed(home, '--project', '.')).map(({ id }) => id)).toEqual([codex, older]);
    expect((await listed(home, '--project', 'inner')).map(({ id }) => id)).toEqual([codex]);
    expect(await listed(home, '--project', '/sho')).toEqual([]);
    expect((await listed(home, '--agent', 'claude')).map(({ id }) => id)).toEqual([claude, older]);
    expect((await listed(home, '--since', '2026-02-01')).map(({ id }) => id)).toEqual([codex, claude, pi]);
    expect((await listed(home, '--since', '2026-02-01T10:05:01Z')).map(({ id }) => id)).toEqual([codex, claude]);
    expect((await listed(home, '--limit', '1')).map(({ id }) => id)).toEqual([codex]);
  });
  it('is a table for a person', async () => {
    const { out } = home.start(['sessions', '--agent', 'pi']);
    expect(
      out
        .split('\n')
        .slice(0, 2)
        .map((line) => line.replaceAll(/ +/g, ' ')),
    ).toEqual([
      'START LENGTH SIZE AGENT SESSION PROJECT TITLE',
      `2026-02-01 10:00 5 min ${readFileSync((await listed(home, '--agent', 'pi'))[0]!['file'] as string).length} B Pi ${pi} /shop Naming a file`,
    ]);
  });
  it('follows the variables that move the folders', async () => {
    const environment = {
      CLAUDE_CONFIG_DIR: join(home.path, '.claude'),
      CODEX_HOME: join(home.path, '.codex'),
      HOME: '/nowhere',
    };
    const { out } = await home.run(['sessions', '--json'], { environment });
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual([codex, claude, older]);
  });
});

describe('of many sessions', () => {
  const day = (index: number): Date => new Date(Date.UTC(2026, 0, 1 + index));
  const idOf = (index: number): string => `${String(index).padStart(8, '0')}-aaaa-4000-8000-000000000001`;
  /** Sixty sessions, one on each day; the file of each is as old as `changed` says. */
  const crowded = (changed: (index: number) => Date): Home => {
    const home = makeHome();
    for (let index = 0; index < 60; index++) {
      const file = home.put(
        `.claude/projects/-shop/${idOf(index)}.jsonl`,
        claudeLog({ id: idOf(index), cwd: index % 2 === 0 ? '/shop' : '/ledger', start: day(index).toISOString() }),
      );
      utimesSync(file, day(60), changed(index));
    }
    return home;
  };
  const inOrder = Array.from({ length: 60 }, (_, index) => idOf(59 - index));
  const rightAge = (index: number): Date => new Date(day(index).getTime() + 600_000);
  for (const [what, changed] of [
    ['whose files are as old as they are', rightAge],
    ['that were all copied at once', () => day(70)],
    ['whose files lie about their age', (index: number) => day(-index)],
  ] as const)
    it(`${what}, a person sees the newest and a program all`, async () => {
      const home = crowded(changed);
      const { out, err, code } = await home.run(['sessions']);
      expect(code).toBe(0);
      expect(out.match(/\d{8}-aaaa\S+/g)).toEqual(inOrder.slice(0, 50));
      expect(err).toBe(
        'These are the newest 50; there are 10 older logs. See more with --limit 500, or fewer with --since 7d or --project .\n',
      );
      expect((await listed(home)).map(({ id }) => id)).toEqual(inOrder);
      expect((await listed(home, '--limit', '3', '--project', '/shop')).map(({ id }) => id)).toEqual(
        [58, 56, 54].map(idOf),
      );
      expect((await listed(home, '--since', day(57).toISOString())).map(({ id }) => id)).toEqual(
        [59, 58, 57].map(idOf),
      );
      expect((await home.run(['detect', '@latest'])).out).toContain(idOf(59));
    });
  it('those that are too old are not opened', async () => {
    const home = crowded(rightAge);
    // What is no log would be complained of if it were looked at.
    const old = home.put(`.claude/projects/-shop/${idOf(60)}.jsonl`, 'no log');
    utimesSync(old, day(0), day(-1));
    expect((await listed(home, '--limit', '2')).map(({ id }) => id)).toEqual(inOrder.slice(0, 2));
    expect((await home.run(['sessions', '--json'])).err).toContain('is no claude-code log');
  });
});

describe('titles', () => {
  const title = async (records: readonly object[]): Promise<unknown> => {
    const home = makeHome();
    home.put(
      `.claude/projects/-shop/${claude}.jsonl`,
      claudeLog({ id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' }) + lines(records),
    );
    return (await listed(home))[0]!['title'];
  };
  it('given by the human outweigh those made by the program', async () => {
    expect(
      await title([
        { type: 'custom-title', customTitle: 'Mine' },
        { type: 'ai-title', aiTitle: 'Made' },
      ]),
    ).toBe('Mine');
    expect(
      await title([
        { type: 'ai-title', aiTitle: 'Made' },
        { type: 'summary', summary: 'Sum', leafUuid: 'a2' },
      ]),
    ).toBe('Made');
  });
  it('are no summaries of other sessions', async () => {
    expect(await title([{ type: 'summary', summary: 'Ours', leafUuid: 'a2' }])).toBe('Ours');
    expect(await title([{ type: 'summary', summary: 'Another', leafUuid: 'elsewhere' }])).toBe(null);
  });
  it('reach the terminal with their control characters escaped', async () => {
    const home = makeHome();
    home.put(
      `.claude/projects/-x/${claude}.jsonl`,
      claudeLog({ id: claude, cwd: '/sh\u001b[31mop', start: '2026-03-01T10:00:00.000Z' }) +
        lines([{ type: 'custom-title', customTitle: 'red\u001b]0;x\u0007' }]),
    );
    const { out } = await home.run(['sessions']);
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(out).toContain('red\\u001b]0;x\\u0007');
  });
});

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

/** A session with one subagent in its folder and one beside its log. */
function withSubagents(): Home {
  const home = makeHome();
  const told = { id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' };
  home.put(`.claude/projects/-shop/${claude}.jsonl`, claudeLog(told));
  home.put(`.claude/projects/-shop/${claude}/subagents/agent-a1.jsonl`, claudeLog(told));
  home.put('.claude/projects/-shop/agent-b2.jsonl', claudeLog(told));
  return home;
}

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

/** Commands that read a session in the place of a file, with what they need beside it. */
const commands: readonly (readonly string[])[] = [
  ['detect'],
  ['validate'],
  ['redact', '-o', 'masked/'],
  ['convert', '--to', 'forsy', '-o', 'draft.json'],
  ['export', '-o', 'export.json'],
  ['save'],
];

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
      expect({ code, out }, err).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^trace-formats: There is no session @9\.\nNearest are @/);
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

describe('a session that is still being written', () => {
  it('is read up to its last whole line by every command, also by forsy-lint, and each says so', async () => {
    const home = withSubagents();
    const file = join(home.path, `.claude/projects/-shop/${claude}.jsonl`);
    appendFileSync(file, '{"type":"user","message":{"role":"user","content":"Go o');
    const before = readFileSync(file);
    const said: Said[] = [];
    for (const [command, ...rest] of commands) said.push(await home.run([command!, '@latest', ...rest]));
    const variables = { HOME: home.path, CLAUDE_CONFIG_DIR: '' };
    said.push(run('forsy-lint', ['@latest'], join(home.path, 'work'), '', variables));
    for (const { err, code } of said) {
      expect({
        code,
        told: err.split('still being written, so it was read up to its last whole line.').length - 1,
      }).toEqual({
        code: 0,
        told: 1,
      });
    }
    expect(readFileSync(file)).toEqual(before);
  });
  it('is read up to its last whole line, and says so', async () => {
    const home = makeHome();
    const file = home.put(
      `.claude/projects/-shop/${claude}.jsonl`,
      claudeLog({ id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' }),
    );
    const whole = readFileSync(file, 'utf8');
    expect((await home.run(['redact', '@latest'])).err).not.toContain('being written');
    appendFileSync(file, '{"type":"user","message":{"role":"user","content":"Go o');
    expect(await home.run(['redact', '@latest'])).toMatchObject({
      out: whole,
      err: expect.stringContaining(`${file} is still being written, so it was read up to its last whole line.\n`),
      code: 0,
    });
    expect((await listed(home))[0]!['being_written']).toBe(true);
  });
  it('keeps a last line that only lacks its line break', async () => {
    const home = makeHome();
    const log = claudeLog({ id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' }).trimEnd();
    home.put(`.claude/projects/-shop/${claude}.jsonl`, log);
    expect(await home.run(['redact', '@latest'])).toMatchObject({
      out: log,
      err: expect.not.stringContaining('being written'),
      code: 0,
    });
  });
});

describe('bad input gets one clear line', () => {
  it('where there are no logs at all', async () => {
    const home = makeHome();
    for (const words of [['sessions'], ['sessions', '--json'], ['validate', '@latest'], ['validate', '@1f']]) {
      const { out, err, code } = await home.run(words);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err.split('\n')[0]).toBe(
        `trace-formats: No sessions were found in ${home.path}/.claude/projects, ${home.path}/.codex/sessions, ${home.path}/.pi/agent/sessions.`,
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
      expect({ command, out, code }).toEqual({ command, out: '', code: 2 });
      expect(err).toMatch(/^trace-formats: @4444 names [^\n]* and is no claude-code log\.\n[^\n]+\n$/);
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

describe.skipIf(!process.env['TRACE_CORPUS'])(
  'sessions of the corpus, laid out as agents lay them (skipped without TRACE_CORPUS)',
  () => {
    const corpus = process.env['TRACE_CORPUS'] ?? '';
    it('are listed with the times, the project and the id that they record', async () => {
      const home = makeHome();
      const laid = [
        ['claude-code/entireio__cli/ec/38b74f08e3/0/full.jsonl', (id: string) => `.claude/projects/-a/${id}.jsonl`],
        ['claude-code/entireio__cli/a6/e4c2a0fbd1/0/full.jsonl', (id: string) => `.claude/projects/-b/${id}.jsonl`],
        [
          'codex/jazzyalex__agent-sessions/Resources/Fixtures/stage0/agents/codex/small.jsonl',
          (id: string) => `.codex/sessions/2026/08/03/rollout-2026-08-03T10-48-56-${id}.jsonl`,
        ],
        [
          'pi/jazzyalex__agent-sessions/Resources/Fixtures/stage0/agents/pi/small.jsonl',
          (id: string) => `.pi/agent/sessions/--x--/2026-05-12T01-02-27-657Z_${id}.jsonl`,
        ],
      ] as const;
      const expected = laid.map(([path, name]) => {
        const text = readFileSync(join(corpus, path), 'utf8');
        const records = text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        const id: string = records
          .map(
            (record) => record.sessionId ?? record.payload?.id ?? (record.type === 'session' ? record.id : undefined),
          )
          .find((found) => found !== undefined);
        home.put(name(id), text);
        const end = records
          .map(({ timestamp }) => timestamp)
          .filter((time) => !Number.isNaN(Date.parse(time)))
          .at(-1);
        return { id, end, bytes: Buffer.byteLength(text) };
      });
      const newest = [...expected].sort((a, b) => Date.parse(b.end ?? '') - Date.parse(a.end ?? ''));
      expect((await listed(home)).map(({ id, end, bytes }) => ({ id, end, bytes }))).toEqual(newest);
      for (const { project, start } of await listed(home))
        expect([typeof project, typeof start]).toEqual(['string', 'string']);
      for (const { id } of expected) expect((await home.run(['detect', `@${id}`])).code).toBe(0);
    });
  },
);
