import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { reason } from '../sources.ts';
import { type Agent, agents, type Environment } from './agents.ts';
import { type LogFile, logFiles } from './log-files.ts';
import { type Session, sessionIn } from './session.ts';

/** What the agents of this machine have left. */
export interface Sessions {
  /** Newest first: by the time of the last record. */
  readonly sessions: readonly Session[];
  /** Logs of the agents' helpers, which belong to one of the sessions. */
  readonly subagents: readonly Session[];
  /** Files that lie among the sessions and are no log of that agent. */
  readonly strangers: readonly LogFile[];
  readonly unreadable: readonly { readonly path: string; readonly why: string }[];
  /** The folders that were looked in. */
  readonly folders: readonly string[];
}

/** Looks at the two ends of every log of the given agents. */
export function listSessions(environment: Environment, of: readonly Agent[] = agents): Sessions {
  const found: Session[] = [];
  const strangers: LogFile[] = [];
  const unreadable: { path: string; why: string }[] = [];
  const folders: string[] = [];
  for (const agent of of) {
    const { root, files, unreadable: lost } = logFiles(agent, environment);
    folders.push(root);
    unreadable.push(...lost);
    for (const file of files) {
      try {
        const session = sessionIn(file);
        if (session) found.push(session);
        else strangers.push(file);
      } catch (error) {
        unreadable.push({ path: file.path, why: reason(error as NodeJS.ErrnoException, file.path) });
      }
    }
  }
  const sessions = found.filter(({ parent }) => parent === null);
  return {
    sessions: sortedByEnd(sessions),
    subagents: found.filter(({ parent }) => parent !== null),
    strangers,
    unreadable,
    folders,
  };
}

/** True for a session whose folder is the given one or lies below it. */
export function worksIn(folder: string): (session: Session) => boolean {
  const wanted = [...new Set([resolve(folder), real(folder)])];
  return ({ agent, project, file }) =>
    wanted.some((one) =>
      project === null
        ? agent === 'claude-code' && file.folder === one.replace(/[^A-Za-z0-9]/g, '-')
        : project === one || project.startsWith(one.endsWith(sep) ? one : one + sep),
    );
}

/** The time a session was last written to, as its log says, else as the file system says. */
export function lastMs(session: Session): number {
  return session.end === null ? session.modifiedMs : Date.parse(session.end);
}

function sortedByEnd(sessions: readonly Session[]): Session[] {
  return sessions
    .map((session) => ({ session, at: lastMs(session) }))
    .sort((a, b) => b.at - a.at || b.session.modifiedMs - a.session.modifiedMs || compare(a.session.id, b.session.id))
    .map(({ session }) => session);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function real(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
