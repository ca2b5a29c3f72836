import { appendFileSync, chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deniable } from '../command.ts';
import { claudeLog, codexLog, geminiChat, lines, makeHome } from '../home.ts';

const told = { id: 'a-parent', cwd: '/shop', start: '2026-04-01T10:00:00.000Z' };

describe('a session by its name as the input of a conversion', () => {
  it('brings the subagents of Codex along', async () => {
    const home = makeHome();
    const name = (id: string): string => `.codex/sessions/2026/04/01/rollout-2026-04-01T10-00-00-${id}.jsonl`;
    home.put(name('a-parent'), codexLog(told));
    home.put(name('b-child'), codexLog({ ...told, id: 'b-child', asked: 'Count them apart.' }, 'a-parent'));
    home.put(name('c-other'), codexLog({ ...told, id: 'c-other', minutes: 1, asked: 'Something else.' }));
    for (const word of ['@latest', join(home.path, name('a-parent'))]) {
      const { out, code } = await home.run(['export', word]);
      expect(code).toBe(0);
      expect(out).toContain('Count them apart.');
      expect(out).not.toContain('Something else.');
    }
  });
  it('brings the subagents of Codex along that lie beside a log elsewhere', async () => {
    const home = makeHome();
    const log = home.put('elsewhere/one.jsonl', codexLog(told));
    home.put('elsewhere/two.jsonl', codexLog({ ...told, id: 'b-child', asked: 'Count them apart.' }, 'a-parent'));
    home.put('elsewhere/three.jsonl', codexLog({ ...told, id: 'c-child', asked: 'Something else.' }, 'x-parent'));
    const { out } = await home.run(['export', log]);
    expect(out).toContain('Count them apart.');
    expect(out).not.toContain('Something else.');
  });
  it('brings the subagents of Gemini CLI along, and theirs, from the folders that have the ids of who started them', async () => {
    const home = makeHome();
    const chats = '.gemini/tmp/shop/chats';
    const chat = (id: string, kind: string, asked: string): string => {
      const { facts, messages } = geminiChat({ id, start: told.start, asked });
      return lines([{ ...facts, kind }, ...messages]);
    };
    const log = home.put(`${chats}/session-2026-04-01T10-00-aparent.jsonl`, chat('a-parent', 'main', 'Find it.'));
    home.put(`${chats}/a-parent/b-child.jsonl`, chat('b-child', 'subagent', 'Count them apart.'));
    home.put(`${chats}/b-child/c-child.jsonl`, chat('c-child', 'subagent', 'Count once more.'));
    home.put(`${chats}/x-parent/d-child.jsonl`, chat('d-child', 'subagent', 'Something else.'));
    for (const word of ['@latest', log]) {
      const { out, err } = await home.run(['export', word]);
      expect(out + err).toContain('Count them apart.');
      expect(out).toContain('Count once more.');
      expect(out).not.toContain('Something else.');
    }
  });
  it('brings the subagents of Claude Code along, also those beside the log', async () => {
    const home = makeHome();
    home.put('.claude/projects/-shop/a-parent.jsonl', claudeLog(told));
    home.put(
      '.claude/projects/-shop/agent-77.jsonl',
      claudeLog({ ...told, asked: 'Count them apart.' })
        .replaceAll('"isSidechain":false', '"isSidechain":true,"agentId":"77"')
        .replaceAll(/"([ua]\d)"/g, '"s$1"'),
    );
    const log = join(home.path, '.claude/projects/-shop/a-parent.jsonl');
    for (const word of ['@latest', log])
      expect((await home.run(['export', word])).out, word).toContain('Count them apart.');
    // In a folder, it is a file like any other, and its work stands once.
    await home.run(['convert', join(home.path, '.claude'), '--to', 'open-token', '-o', 'out']);
    const written = readdirSync(join(home.path, 'work/out'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(home.path, 'work/out', name), 'utf8'));
    expect(written.filter((text) => text.includes('Count them apart.'))).toHaveLength(1);
  });
  it('says of a subagent whose log is not there where it is named and what to do, in what is converted and what is saved', async () => {
    const home = makeHome();
    const spawned = { type: 'tool_result', tool_use_id: 't', content: 'Done.' };
    const record = { type: 'user', uuid: 'u9', sessionId: told.id, timestamp: '2026-04-01T10:01:00.000Z' };
    const named = { ...record, toolUseResult: { agentId: '77' }, message: { role: 'user', content: [spawned] } };
    const log = home.put('.claude/projects/-shop/a-parent.jsonl', `${claudeLog(told)}${JSON.stringify(named)}\n`);
    const found = /A subagent is named \(record \d+\) whose own log was not read/;
    const converted = await home.run(['convert', log, '--to', 'open-token']);
    expect(converted.err).toMatch(found);
    expect(converted.err).toContain('so its work is missing. Put that log back where the agent keeps such');
    const saved = await home.run(['save', log]);
    expect(saved.err).toMatch(found);
    expect(saved.err).toContain('Nothing of that is missing here, since a trajectory holds the work of no subagent');
    home.put(
      '.claude/projects/-shop/a-parent/subagents/agent-77.jsonl',
      claudeLog({ ...told, asked: 'Count them apart.' }).replaceAll('"isSidechain":false', '"isSidechain":true'),
    );
    expect((await home.run(['convert', log, '--to', 'open-token'])).err).not.toContain('subagent');
  });
  it('brings the subagents of Claude Code along that lie deeper in its folder, by its name, its path and its folder', async () => {
    const home = makeHome();
    const log = home.put('.claude/projects/-shop/a-parent.jsonl', claudeLog(told));
    home.put(
      '.claude/projects/-shop/a-parent/subagents/workflow/agent-77.jsonl',
      claudeLog({ ...told, asked: 'Count them apart.' })
        .replaceAll('"isSidechain":false', '"isSidechain":true,"agentId":"77"')
        .replaceAll(/"([ua]\d)"/g, '"s$1"'),
    );
    for (const word of ['@latest', log, join(home.path, '.claude')]) {
      const { out } = await home.run(['export', word]);
      expect(out.split('Count them apart.'), word).toHaveLength(2);
    }
  });
  it.skipIf(deniable === undefined)('is converted without a subagent that may not be read, which is told', async () => {
    const home = makeHome();
    home.put('.claude/projects/-shop/a-parent.jsonl', claudeLog(told));
    const folder = '.claude/projects/-shop/a-parent/subagents';
    const closed = home.put(`${folder}/agent-1.jsonl`, claudeLog({ ...told, asked: 'Count them apart.' }));
    const log = join(home.path, '.claude/projects/-shop/a-parent.jsonl');
    const ways = [['@latest'], [log], [join(home.path, '.claude')]];
    for (const [at, mode] of [
      [closed, 0],
      [join(home.path, folder), 0],
    ] as const) {
      chmodSync(at, mode);
      // By its name, a session has the files that could be listed.
      for (const words of at === closed ? ways : ways.slice(1, 2)) {
        const { out, err, code } = home.start(['export', ...words], { ...deniable });
        expect(err, words[0]).toMatch(
          /subagents(?:\/agent-1\.jsonl)?: It cannot be read, so its session goes without it: reading it is not permitted\.\n/,
        );
        expect(code, words[0]).toBe(2);
        expect(out, words[0]).toContain('There are 42 seats.');
      }
      chmodSync(at, 0o755);
    }
  });
  it('is read up to its last whole line, and says so', async () => {
    const home = makeHome();
    const file = home.put('.claude/projects/-shop/a-parent.jsonl', claudeLog(told));
    const whole = await home.run(['export', '@latest']);
    appendFileSync(file, '{"type":"assistant","message":{"content":[{"type":"text","te');
    const cut = await home.run(['export', '@latest']);
    expect({ out: cut.out, code: cut.code }).toEqual({ out: whole.out, code: 0 });
    expect(cut.err).toContain('is still being written, so it was read up to its last whole line.');
  });
  it('is saved as a trajectory under its id', async () => {
    const home = makeHome();
    home.put('.claude/projects/-shop/a-parent.jsonl', claudeLog(told));
    expect(await home.run(['save', '@a-par'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Trajectory saved: .*_a-parent\.json\nMessages: 4\n$/),
    });
    const folder = join(home.path, 'work/.evolve/trajectories');
    expect(JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')).session_id).toBe('a-parent');
  });
  it('is refused where nothing is meant by it, and nothing is written', async () => {
    const home = makeHome();
    home.put('.claude/projects/-shop/a-parent.jsonl', claudeLog(told));
    for (const words of [
      ['export', '@z', '-o', 'x.json'],
      ['convert', '@z', '--to', 'forsy', '-o', 'x.json'],
    ]) {
      expect(await home.run(words)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/^trace-formats: There is no session @z\.\nThe only one there is: @a-parent\.\n$/),
      });
    }
    // Every error of save is one line and a 1.
    expect(await home.run(['save', '@z'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Error: There is no session @z\. The only one there is: @a-parent\.\n$/),
    });
    expect(readdirSync(join(home.path, 'work'))).toEqual([]);
  });
});
