import { resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import type { Command } from '../command.ts';
import { cannotWork, clean } from '../exit-code.ts';
import { agents, agentWords, homeFolder } from '../sessions/agents.ts';
import { lastMs, listSessions, worksIn } from '../sessions/list.ts';
import { noSessions } from '../sessions/no-sessions.ts';
import type { Session } from '../sessions/session.ts';
import { sinceMs } from '../sessions/since.ts';
import { table } from '../sessions/table.ts';

/** A person looks for what was done lately; a program is given all. */
const manyForPeople = 50;

/** `trace-formats sessions`: what local agents have left on this machine. */
export const sessionsCommand: Command = {
  name: 'sessions',
  usage: '[--project <folder>] [--agent <agent>] [--since <time>]',
  summary:
    'Lists the sessions that Claude Code, Codex and Pi have left on this machine, newest first. Only the two ends of each log are read. Every command that reads a file takes @latest, @latest:codex or @ and the beginning of a session id in its place.',
  flags: [
    {
      name: 'project',
      takes: 'value',
      value: '<folder>',
      help: 'Only sessions that worked in this folder or below it.',
    },
    {
      name: 'agent',
      takes: 'value',
      value: '<agent>',
      among: Object.keys(agentWords),
      help: `Only sessions of this agent: ${agents.join(', ')}.`,
    },
    {
      name: 'since',
      takes: 'value',
      value: '<time>',
      help: 'Only sessions written to since then: 2026-11-20, a full time, or how long ago (30m, 12h, 7d, 2w).',
    },
    {
      name: 'limit',
      takes: 'value',
      value: '<n>',
      help: `At most so many, the newest; without it, ${manyForPeople}, and all with --json or --since.`,
    },
    { name: 'json', takes: 'switch', help: 'A JSON list, with the path of each log.' },
  ],
  examples: [
    ['trace-formats sessions --project .', 'what was done in this folder'],
    ['trace-formats sessions --agent codex --since 7d', 'the last week of one agent'],
    ['trace-formats sessions --json', 'all of them, for programs'],
    ['trace-formats validate @latest', 'the newest session as the input of another command'],
  ],
  async run(typed, io) {
    const [word] = typed.words;
    if (word !== undefined)
      throw new CannotWork(
        `sessions takes no paths, but it was given ${JSON.stringify(word.slice(0, 60))}.`,
        'The session folder of an agent follows CLAUDE_CONFIG_DIR, CODEX_HOME or PI_CODING_AGENT_DIR.',
      );
    const agent = typed.value('agent');
    const project = typed.value('project');
    const since = typed.value('since');
    const limit = typed.number('limit', 1);
    const after = since === undefined ? undefined : sinceMs(since, Date.now());
    const inProject = project === undefined ? () => true : worksIn(resolve(io.cwd, project));
    const fits = (session: Session): boolean => inProject(session) && (after === undefined || lastMs(session) >= after);
    const json = typed.switch('json') === true;
    const most = limit ?? (json || after !== undefined ? undefined : manyForPeople);
    const found = listSessions(io.environment, agent === undefined ? agents : [agentWords[agent]!], {
      limit: most,
      sinceMs: after,
      fits,
    });
    if (found.sessions.length === 0 && found.older === 0) throw noSessions(found);
    const printable = await escaperFor([
      ...[...found.unreadable, ...found.strangers].map(({ path }) => path),
      ...found.sessions.flatMap(({ id, project, title }) => [id, project, title]),
    ]);
    for (const { path, why } of found.unreadable) io.err(`${printable(path)} could not be read: ${why}.\n`);
    const fitting = found.sessions.filter(fits);
    const wanted = fitting.slice(0, most);
    if (json) io.out(`${JSON.stringify(wanted.map(plain), null, 2)}\n`);
    else if (wanted.length > 0) io.out(table(wanted, homeFolder(io.environment), printable));
    else io.err(`None of the ${found.sessions.length + found.older} sessions fits.\n`);
    const hidden = fitting.length - wanted.length + found.older;
    if (limit === undefined && most !== undefined && hidden > 0)
      io.err(
        `These are the newest ${most}; there ${hidden === 1 ? 'is 1 older log' : `are ${hidden} older logs`}. See more with --limit ${most * 10}, or fewer with --since 7d or --project .\n`,
      );
    for (const { path, agent } of found.strangers.slice(0, mostStrangers))
      io.err(`${printable(path)} is no ${agent} log, so it was left out.\n`);
    const more = found.strangers.length - mostStrangers;
    if (more > 0) io.err(`So ${more === 1 ? 'was 1 more file' : `were ${more} more files`} among the sessions.\n`);
    return found.unreadable.length > 0 ? cannotWork : clean;
  },
};

const mostStrangers = 5;

/** Escapes control characters. What does that is only loaded for a text that has some, since few have. */
async function escaperFor(texts: readonly (string | null)[]): Promise<(text: string) => string> {
  if (texts.every((text) => text === null || /^[ -~]*$/.test(text))) return (text) => text;
  return (await import('../report/escape-controls.ts')).printable;
}

function plain(session: Session): Readonly<Record<string, string | number | boolean | null>> {
  const { agent, id, project, start, end, bytes, title, cut, file } = session;
  const seconds =
    start === null || end === null ? null : Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));
  return { agent, id, project, start, end, seconds, bytes, title, being_written: cut, file: file.path };
}
