import { resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { cannotWork, clean } from '../exit-code.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { agents, agentWords, homeFolder, someVariable } from '../sessions/agents.ts';
import { lastMs, listSessions, worksIn } from '../sessions/list.ts';
import { manyForPeople } from '../sessions/many-for-people.ts';
import { noSessions } from '../sessions/no-sessions.ts';
import type { Session } from '../sessions/session.ts';
import { sinceMs } from '../sessions/since.ts';
import { table } from '../sessions/table.ts';

/** `trace-formats sessions`: what local agents have left on this machine. */
export const run: Run = async (typed, io) => {
  const [word] = typed.words;
  if (word !== undefined)
    throw new CannotWork(
      `sessions takes no paths, but it was given ${JSON.stringify(word.slice(0, 60))}.`,
      `The session folder of an agent follows ${someVariable}.`,
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
  // A folder that is gone may have sessions still; one that has none is most probably mistyped.
  if (project !== undefined && !isFolder(resolve(io.cwd, project)) && !found.sessions.some(inProject))
    throw new CannotWork(
      `There is no folder ${JSON.stringify(project.slice(0, 200))}, and no session worked in one of that name.`,
      'Correct it, or leave --project out to see all sessions.',
    );
  const printable = await escaperFor([
    ...[...found.unreadable, ...found.strangers].map(({ path }) => path),
    ...found.sessions.flatMap(({ id, project, title }) => [id, project, title]),
  ]);
  for (const { path, why } of found.unreadable) io.err(`${printable(path)} could not be read: ${why}.\n`);
  const fitting = found.sessions.filter(fits);
  const wanted = fitting.slice(0, most);
  if (json) io.out(`${JSON.stringify(wanted.map(plain), null, 2)}\n`);
  else if (wanted.length > 0) io.out(table(wanted, homeFolder(io.environment), printable));
  else io.err(noneFits(found.sessions.length + found.older));
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

function noneFits(count: number): string {
  return count === 1 ? 'The one session there is does not fit.\n' : `None of the ${count} sessions fits.\n`;
}
