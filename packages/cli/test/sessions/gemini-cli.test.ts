import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { geminiChat, type Home, lines, makeHome } from '../home.ts';
import { listed } from './inhabited.ts';

const newer = '44444444-eeee-4000-8000-000000000005';
const older = '55555555-ffff-4000-8000-000000000006';

/** A home in which a newer Gemini CLI has left a log and an older one a document, with what else lies beside them. */
function inhabited(): Home {
  const home = makeHome();
  const work = join(home.path, 'work');
  const log = geminiChat({ id: newer, start: '2026-05-01T10:00:00.000Z' });
  const added = { $set: { summary: 'Where to sit', lastUpdated: '2026-05-01T10:05:01.000Z' } };
  home.put('.gemini/tmp/shop/.project_root', '/shop\n');
  home.put(
    '.gemini/tmp/shop/chats/session-2026-05-01T10-00-44444444.jsonl',
    lines([log.facts, ...log.messages, added]),
  );
  home.put('.gemini/tmp/shop/chats/parent/helper.jsonl', lines([log.facts]));
  home.put('.gemini/tmp/shop/logs.json', '[]');
  home.put('.gemini/tmp/shop/checkpoint-one.json', '[]');
  const hash = createHash('sha256').update(work).digest('hex');
  home.put(
    `.gemini/tmp/${hash}/chats/session-2026-02-01T10-00-55555555.json`,
    documentOf('Find the seat. '.repeat(900)),
  );
  return home;
}

function documentOf(asked: string): string {
  const { facts, messages } = geminiChat({ id: older, start: '2026-02-01T10:00:00.000Z', asked });
  return JSON.stringify({ ...facts, messages, summary: 'Where to stand' }, null, 2);
}

describe('the sessions of Gemini CLI', () => {
  it('are listed, the documents of older versions as well as the logs of newer ones, and nothing else', async () => {
    const home = inhabited();
    const facts = (await listed(home)).map(({ agent, id, project, start, end, title, being_written: cut }) => {
      return { agent, id, project, start, end, title, cut };
    });
    expect(facts).toEqual([
      {
        agent: 'gemini-cli',
        id: newer,
        project: '/shop',
        start: '2026-05-01T10:00:00.000Z',
        end: '2026-05-01T10:05:00.000Z',
        title: 'Where to sit',
        cut: false,
      },
      {
        agent: 'gemini-cli',
        id: older,
        project: null,
        start: '2026-02-01T10:00:00.000Z',
        end: '2026-02-01T10:05:00.000Z',
        title: 'Where to stand',
        cut: false,
      },
    ]);
    expect((await home.run(['sessions', '--agent', 'gemini'])).out).toContain('Gemini CLI');
  });
  it('are of a folder by the note beside them, and of older versions by the digest in the path', async () => {
    const home = inhabited();
    expect((await listed(home, '--project', '.')).map(({ id }) => id)).toEqual([older]);
    expect((await listed(home, '--project', '/shop')).map(({ id }) => id)).toEqual([newer]);
  });
  it('are found where GEMINI_CLI_HOME says, and read by name', async () => {
    const home = inhabited();
    const other = makeHome();
    const environment = { GEMINI_CLI_HOME: home.path };
    for (const [word, said] of [
      ['@latest:gemini', 'by the window'],
      ['@55555555', 'by the window'],
      ['@latest:here:gemini', 'by the window'],
    ] as const) {
      const cwd = join(home.path, 'work');
      const { out, err } = await other.run(['convert', word, '--to', 'atif'], { environment, cwd });
      expect(err + out).toContain(said);
      expect((await other.run(['detect', word], { environment, cwd })).out).toContain('gemini-cli');
    }
  });
  it('are strangers where they say nothing of a session', async () => {
    const home = makeHome();
    home.put('.gemini/tmp/shop/chats/session-a.json', '{\n  "messages": []\n}');
    home.put('.gemini/tmp/shop/chats/session-b.json', '{\n  "sessionId": 3,\n');
    const { err } = await home.run(['sessions']);
    expect(err).toContain('session-a.json');
    expect(err).toContain('is no gemini-cli log');
  });
  it('are saved by a hook, which prints nothing where the agent would take it for an answer', async () => {
    const home = inhabited();
    const put = await home.run(['hook', 'install', '--to', 'gemini']);
    expect(put.out).toBe('written     ~/.gemini/settings.json\n');
    const settings = JSON.parse(readFileSync(join(home.path, '.gemini/settings.json'), 'utf8'));
    expect(settings).toEqual({
      hooks: { AfterAgent: [{ hooks: [{ type: 'command', command: 'trace-formats save' }] }] },
    });
    expect((await home.run(['hook', 'uninstall', '--to', 'gemini', '--event', 'Stop'])).out).toContain('written');
    const path = home.put('chat.json', documentOf('Find it.'));
    const of = { hook_event_name: 'AfterAgent', session_id: older, transcript_path: path };
    for (const said of [{ timestamp: '2026-02-01T10:06:00.000Z' }, { turn_id: 't-1' }]) {
      const saved = await home.run(['save'], { input: JSON.stringify({ ...of, ...said }) });
      expect(saved).toEqual({ out: '', err: expect.stringMatching(/^Trajectory saved: .*\nMessages: 2\n$/), code: 0 });
    }
  });
});
