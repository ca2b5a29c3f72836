import { join } from 'node:path';
import { expect } from 'vitest';
import { claudeLog, codexLog, type Home, makeHome, piLog } from '../home.ts';

/** The ids of the sessions below. */
export const claude = '11111111-aaaa-4000-8000-000000000001';
export const older = '11111111-bbbb-4000-8000-000000000002';
export const codex = '22222222-cccc-7000-8000-000000000003';
export const pi = '33333333-dddd-7000-8000-000000000004';

/** A home folder in which every agent has left a session, Claude Code two. */
export function inhabited(): Home {
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

/** What `trace-formats sessions --json` lists in a home folder. */
export async function listed(
  home: Home,
  ...words: string[]
): Promise<{ readonly id: string; readonly [key: string]: unknown }[]> {
  const { out, err, code } = await home.run(['sessions', '--json', ...words]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

/** A session with one subagent in its folder and one beside its log. */
export function withSubagents(): Home {
  const home = makeHome();
  const told = { id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' };
  home.put(`.claude/projects/-shop/${claude}.jsonl`, claudeLog(told));
  home.put(`.claude/projects/-shop/${claude}/subagents/agent-a1.jsonl`, claudeLog(told));
  home.put('.claude/projects/-shop/agent-b2.jsonl', claudeLog(told));
  return home;
}

/** Commands that read a session in the place of a file, with what they need beside it. */
export const commands: readonly (readonly string[])[] = [
  ['detect'],
  ['validate'],
  ['redact', '-o', 'masked/'],
  ['convert', '--to', 'forsy', '-o', 'draft.json'],
  ['export', '-o', 'export.json'],
  ['save'],
];
