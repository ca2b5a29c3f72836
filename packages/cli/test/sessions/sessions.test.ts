import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { claudeLog, type Home, lines, makeHome } from '../home.ts';
import { claude, codex, inhabited, listed, older, pi } from './inhabited.ts';

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
    // What has no session and is no folder is mistyped, whoever asks.
    for (const words of [['--json'], []])
      expect(await home.run(['sessions', '--project', '/sho', ...words])).toEqual({
        out: '',
        err: 'trace-formats: There is no folder "/sho", and no session worked in one of that name.\nCorrect it, or leave --project out to see all sessions.\n',
        code: 2,
      });
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
