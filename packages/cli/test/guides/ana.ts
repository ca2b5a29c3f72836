import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { codexLog, type Home, lines, makeHome } from '../home.ts';

/** The home of Ana, who counted seats with Claude Code this morning and rows with Codex the day before. Her project is in `shop`. */
export function anasHome(): Home {
  const home = makeHome();
  const shop = join(home.path, 'shop');
  mkdirSync(shop);
  home.put('shop/seats.csv', `row,seat\n${Array.from({ length: 41 }, (_, seat) => `A,${seat + 1}\n`).join('')}`);
  home.put(
    `.claude/projects/-home-ana-shop/${seatsId}.jsonl`,
    seatsLog(shop, ['Please make a Forsy trace of this session.']),
  );
  home.put(
    '.codex/sessions/2026/11/19/rollout-2026-11-19T16-00-00-019a9c7e-0000-7000-8000-00000000c0de.jsonl',
    codexLog({
      id: '019a9c7e-0000-7000-8000-00000000c0de',
      cwd: join(home.path, 'ledger'),
      start: '2026-11-19T16:00:00.000Z',
      minutes: 12,
    }),
  );
  return home;
}

export const seatsId = '5ea75000-0000-4000-8000-00000000c0de';

/** The log of a session in which seats were counted, once wrongly and once right. */
export function seatsLog(cwd: string, more: readonly string[] = []): string {
  const common = {
    isSidechain: false,
    userType: 'external',
    cwd,
    sessionId: seatsId,
    version: '2.1.40',
    gitBranch: 'main',
  };
  const records: object[] = [];
  const add = (type: 'user' | 'assistant', content: unknown): void => {
    const count = records.length;
    records.push({
      ...common,
      type,
      uuid: `r${count}`,
      parentUuid: count === 0 ? null : `r${count - 1}`,
      timestamp: new Date(Date.parse('2026-11-20T09:00:00.000Z') + count * 20_000).toISOString(),
      message:
        type === 'user'
          ? { role: 'user', content }
          : { id: `msg_${count}`, type: 'message', role: 'assistant', model: 'claude-sonnet-4-5', content },
    });
  };
  const runs = (id: string, command: string, output: string): void => {
    add('assistant', [{ type: 'tool_use', id, name: 'Bash', input: { command } }]);
    add('user', [{ type: 'tool_result', tool_use_id: id, content: output }]);
  };
  add('user', 'How many seats are there? The list is seats.csv.');
  runs('toolu_1', 'wc -l seats.csv', '42 seats.csv');
  add('assistant', [{ type: 'text', text: 'There are 42 seats.' }]);
  add('user', 'The first line is a header.');
  runs('toolu_2', 'tail -n +2 seats.csv | wc -l', '41');
  add('assistant', [{ type: 'text', text: 'You are right: there are 41 seats.' }]);
  for (const asked of more) add('user', asked);
  return lines([...records, { type: 'custom-title', customTitle: 'Count the seats', sessionId: seatsId }]);
}
