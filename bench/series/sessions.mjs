import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn, median, table, wholeProcess } from '../measure.mjs';

const command = fileURLToPath(new URL('../../packages/cli/bin/trace-formats.cjs', import.meta.url));
const many = 5000;

/** Whole processes that list 5,000 logs in a made-up home, beside `find` over the same folder. */
export function sessions({ quick, folder }) {
  const home = homeOfSessions(folder);
  const find = (...words) => ['find', home, '-name', '*.jsonl', ...words];
  const node = process.execPath;
  const listing = [
    ['names', 'find', find()],
    ['sizes', '`find -printf "%s %T@ %p"`', find('-printf', '%s %T@ %p\\n')],
    ['ends', '`find -exec head -n 1` and `tail -n 1`', ['sh', '-c', bothEnds, home]],
    ['node', '`node -e 0`', [node, '-e', '0']],
    ['ages', 'a script for Node that lists names and ages', [node, '-e', agesOfLogs]],
    ['newest', '`trace-formats sessions`', [node, command, 'sessions']],
    ['every', '`trace-formats sessions --json`', [node, command, 'sessions', '--json']],
  ];
  const environment = { PATH: process.env.PATH, HOME: home };
  const works = new Map(
    listing.map(([name, , words]) => [
      name,
      () => wholeProcess(words, { times: quick ? 5 : 10, env: environment }).milliseconds,
    ]),
  );
  const figures = inTurn(works, quick ? 3 : 7);
  const of = (name) => median(figures.get(name));
  const against = (name, peer) => (of(name) / of(peer)).toFixed(1);
  const started = (name, peer) => ((of(name) - of('node')) / of(peer)).toFixed(1);
  const peers = ['names', 'sizes', 'ends'];
  const rows = listing
    .slice(3)
    .map(([name, title]) => [
      title,
      ...peers.map((peer) =>
        name === 'node' ? against(name, peer) : `${against(name, peer)} (${started(name, peer)})`,
      ),
    ]);
  const titles = ['`find`', ...listing.slice(1, 3).map(([, title]) => title)];
  return [
    `${many} logs of Claude Code and Codex, 10 to 30 kB each, processor time of whole processes; in brackets less the start of Node itself.`,
    '',
    table(['', ...titles.map((title) => `x ${title}`)], rows),
    '',
    'The listing for people asks every log for its age and looks into the fifty that it shows; the listing for programs looks at both ends of each, as `head` and `tail` do. A `find` that looks into the logs as well takes about as long as the first and a third of the second. Beside a `find` that only prints names no program for Node can come near: Node alone takes more than twice as long to start, and to ask for five thousand ages through its `statSync` takes twice as long again. What the command adds to that is the last few of its parts.',
  ].join('\n');
}

/** The least that a program for Node does to know which logs are the newest. */
const agesOfLogs = `const { readdirSync, lstatSync, statSync } = require('node:fs');
const walk = (folder) => {
  for (const name of readdirSync(folder)) {
    const path = folder + '/' + name;
    if (name.endsWith('.jsonl')) statSync(path, { throwIfNoEntry: false });
    else if (lstatSync(path).isDirectory()) walk(path);
  }
};
walk(process.env.HOME + '/.claude/projects');
walk(process.env.HOME + '/.codex/sessions');`;
const bothEnds = 'find "$0" -name "*.jsonl" -exec head -qn 1 {} + ; find "$0" -name "*.jsonl" -exec tail -qn 1 {} +';

/** A home with the logs of two agents, laid out as they lay them; made once. */
function homeOfSessions(folder) {
  const home = `${folder}/sessions-${many}`;
  if (existsSync(home)) return home;
  for (let index = 0; index < many; index++) {
    const startMs = Date.UTC(2026, 0, 1) + index * 3_600_000;
    const [path, text] = index % 2 === 0 ? claudeCode(index, startMs) : codex(index, startMs);
    const file = `${home}.tmp/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, (startMs + 9000) / 1000, (startMs + 9000) / 1000);
  }
  renameSync(`${home}.tmp`, home);
  return home;
}

const idOf = (index) => `${String(index).padStart(8, '0')}-aaaa-4000-8000-000000000001`;
const paddingOf = (index) => 'x'.repeat(200 + ((index * 7919) % 6000));
const timeOf = (ms) => new Date(ms).toISOString();
const lines = (records) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

function claudeCode(index, startMs) {
  const project = `project${index % 97}`;
  const common = { isSidechain: false, cwd: `/home/ana/${project}`, sessionId: idOf(index), version: '2.1.40' };
  const said = (role, seconds, content) => ({
    ...common,
    type: role,
    uuid: `${role}${seconds}`,
    timestamp: timeOf(startMs + seconds * 1000),
    message: { role, content },
  });
  const padding = paddingOf(index);
  return [
    `.claude/projects/-home-ana-${project}/${idOf(index)}.jsonl`,
    lines([
      { type: 'file-history-snapshot', messageId: 'user0', snapshot: { timestamp: timeOf(startMs) } },
      said('user', 0, `Count the seats. ${padding}`),
      said('assistant', 1, [{ type: 'text', text: padding + padding }]),
      said('user', 2, padding),
      said('assistant', 9, [{ type: 'text', text: 'There are 42 seats.' }]),
      { type: 'last-prompt', sessionId: idOf(index), lastPrompt: 'Count the seats.' },
    ]),
  ];
}

function codex(index, startMs) {
  const [day, time] = timeOf(startMs).slice(0, 19).split('T');
  const item = (seconds, payload) => ({ timestamp: timeOf(startMs + seconds * 1000), type: 'response_item', payload });
  const meta = { id: idOf(index), timestamp: timeOf(startMs), cwd: `/home/ana/project${index % 97}`, source: 'cli' };
  const padding = paddingOf(index);
  return [
    `.codex/sessions/${day.replaceAll('-', '/')}/rollout-${day}T${time.replaceAll(':', '-')}-${idOf(index)}.jsonl`,
    lines([
      {
        timestamp: timeOf(startMs),
        type: 'session_meta',
        payload: { ...meta, base_instructions: { text: 'Be brief. '.repeat(900) } },
      },
      item(0, { type: 'message', role: 'user', content: [{ type: 'input_text', text: `Count. ${padding}` }] }),
      item(2, { type: 'function_call_output', call_id: 'call_1', output: padding + padding }),
      item(9, { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Seven.' }] }),
    ]),
  ];
}
