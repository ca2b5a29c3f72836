import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import { isInside } from '../input/paths/is-inside.ts';
import { type Agent, agents, agentWords, type Environment } from './agents.ts';
import { listSessions, type Sessions, worksIn } from './list.ts';
import { noSessions } from './no-sessions.ts';
import type { Session } from './session.ts';

/** The one session that a word names. */
export function sessionNamed(word: string, cwd: string, environment: Environment): Session {
  const { name, agent, here } = partsOf(word);
  const among = agent === undefined ? agents : [agent];
  if (name === 'latest') {
    const fits = here ? worksOver(cwd) : () => true;
    const found = listSessions(environment, among, { limit: 1, fits });
    return latest(word, { ...found, sessions: found.sessions.filter(fits) });
  }
  const found = listSessions(environment, among);
  const all = [...found.sessions, ...found.subagents];
  const exact = all.filter(({ id, file }) => id === name || file.stem === name);
  const fitting =
    exact.length > 0 ? exact : all.filter(({ id, file }) => id.startsWith(name) || file.stem.startsWith(name));
  const wanted = here ? fitting.filter(worksOver(cwd)) : fitting;
  if (wanted.length === 1) return wanted[0]!;
  if (wanted.length > 1) throw several(word, wanted);
  const stranger = found.strangers.find(({ stem }) => stem.startsWith(name));
  if (stranger)
    throw new CannotWork(
      `${word} names ${stranger.path}, which lies among the sessions and is no ${stranger.agent} log.`,
      'Give it by its path if it is to be read all the same; trace-formats detect says what it is.',
    );
  if (existsSync(resolve(cwd, word)))
    throw new CannotWork(
      `There is no session ${word}, but a file or a folder is called that.`,
      `If that is meant, write ./${word}`,
    );
  if (all.length === 0) throw noSessions(found);
  throw unknown(word, name, all);
}

interface Parts {
  readonly name: string;
  readonly agent: Agent | undefined;
  /** True where only sessions of the current folder are meant. */
  readonly here: boolean;
}

function partsOf(word: string): Parts {
  const [name = '', ...qualifiers] = word.slice(1).split(':');
  if (name === '')
    throw new CannotWork(
      `${word} names no session.`,
      'Write @latest, @latest:codex, or @ and the beginning of a session id.',
    );
  let agent: Agent | undefined;
  for (const qualifier of qualifiers) {
    if (qualifier === 'here') continue;
    if (!Object.hasOwn(agentWords, qualifier))
      throw new CannotWork(
        `${word} asks for ${JSON.stringify(qualifier.slice(0, 60))}, which is no agent that is known here.`,
        {
          word: qualifier,
          among: [...Object.keys(agentWords), 'here'],
          advise: (near) => `Did you mean @${name}:${near}?`,
          otherwise: `Known are ${Object.keys(agentWords).join(', ')}, and here for sessions of this folder.`,
        },
      );
    agent = agentWords[qualifier];
  }
  return { name, agent, here: qualifiers.includes('here') };
}

/** An agent may have begun in a folder above the one that the command is run in. */
function worksOver(cwd: string): (session: Session) => boolean {
  const below = worksIn(cwd);
  return (session) =>
    below(session) || (session.project !== null && isAbsolute(session.project) && isInside(cwd, session.project));
}

function latest(word: string, found: Sessions): Session {
  const [newest] = found.sessions;
  if (newest) return newest;
  // A folder that may not be read could hold the newest one.
  const [lost] = found.unreadable;
  if (lost)
    throw new CannotWork(
      `${word} was not found, and ${lost.path} could not be read: ${lost.why}.`,
      'Ask for the right to read it, or name the log by its path.',
    );
  if (word.includes(':here'))
    throw new CannotWork(
      `${word} was not found: no session worked in this folder.`,
      'trace-formats sessions lists those there are.',
    );
  throw noSessions(found);
}

function several(word: string, sessions: readonly Session[]): CannotWork {
  const shown = sessions.slice(0, mostCandidates).map((session) => nameFor(session, sessions));
  const rest = sessions.length > shown.length ? ` and ${sessions.length - shown.length} more` : '';
  return new CannotWork(`${word} fits ${sessions.length} sessions: ${shown.join(', ')}${rest}.`, 'Name one of them.');
}

/** What names this session and none of the others: a word, or the path of its log where another one of the agent has its id. */
function nameFor({ id, agent, file }: Session, among: readonly Session[]): string {
  const others = among.filter((other) => other.id === id && other.file.path !== file.path);
  if (others.some((other) => other.agent === agent)) return file.path;
  return others.length > 0 ? `@${id}:${agent}` : `@${id}`;
}

const mostCandidates = 5;

function unknown(word: string, name: string, sessions: readonly Session[]): CannotWork {
  const near = nearest(name, sessions)
    .slice(0, 3)
    .map((session) => nameFor(session, sessions));
  const hint =
    sessions.length === 1
      ? `The only one there is: ${near[0]}.`
      : `Nearest are ${near.join(', ')}; trace-formats sessions lists all ${sessions.length}.`;
  return new CannotWork(`There is no session ${word}.`, hint);
}

/** Sessions whose ids share the longest beginning with the name; among equals the newest, which come first already. */
function nearest(name: string, sessions: readonly Session[]): Session[] {
  const shared = (id: string): number => {
    let length = 0;
    while (length < name.length && name[length] === id[length]) length += 1;
    return id.includes(name) ? name.length : length;
  };
  return [...sessions].sort((a, b) => shared(b.id) - shared(a.id));
}
