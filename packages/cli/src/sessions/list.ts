import { realpathSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { compare } from '../compare.ts';
import { sha256 } from '../conversion/sha256.ts';
import { ifPossible } from '../if-possible.ts';
import { reason } from '../input/source.ts';
import type { Agent, Environment } from './agents.ts';
import { type LogFile, type LogFolder, logFolders, logIn } from './log-files.ts';
import { type AgedFile, newestFirst } from './newest-first.ts';
import type { Session } from './session.ts';
import { sessionIn } from './session-in.ts';

/** What the agents of this machine have left. */
export interface Sessions {
  /** Newest first: by the time of the last record. */
  readonly sessions: readonly Session[];
  /** Logs of the agents' helpers, which belong to one of the sessions. */
  readonly subagents: readonly Session[];
  /** Files that lie among the sessions and are no log of that agent. */
  readonly strangers: readonly LogFile[];
  readonly unreadable: readonly { readonly path: string; readonly why: string }[];
  /** How many logs were too old to be looked into. */
  readonly older: number;
  /** The folders that were looked in. */
  readonly folders: readonly string[];
}

/** Which sessions are wanted: without any of these, all. */
export interface Wanted {
  /** At most so many, the newest. */
  readonly limit?: number | undefined;
  /** Those written to since then. */
  readonly sinceMs?: number | undefined;
  /** Those of which this is true. */
  readonly fits?: ((session: Session) => boolean) | undefined;
}

/** Looks at the two ends of the logs of the given agents: of all, or only of those that can be among the newest that are wanted. */
export function listSessions(
  environment: Environment,
  of: readonly Agent[],
  { limit, sinceMs, fits = () => true }: Wanted = {},
): Sessions {
  const found: Session[] = [];
  const strangers: LogFile[] = [];
  const unreadable: { path: string; why: string }[] = [];
  const all = of.map((agent) => logFolders(agent, environment));
  for (const { unreadable: lost } of all) unreadable.push(...lost);
  const logs = all.flatMap(({ folders }) => folders);
  const some = limit !== undefined || sinceMs !== undefined;
  let looked = 0;
  // A log was changed when its last record was written or later, so that older files hold no newer sessions. Where a log speaks
  // of a later time than its file does, the times of the files mean nothing, and every log is looked at.
  let believed: boolean | undefined;
  const times: number[] = [];
  for (const { file, changedMs } of some ? newestFirst(logs) : ofAnyAge(logs)) {
    if (believed && (changedMs < (sinceMs ?? 0) || changedMs < (times[(limit ?? 0) - 1] ?? 0))) break;
    looked += 1;
    try {
      const session = sessionIn(file);
      if (session) found.push(session);
      else strangers.push(file);
      if (!session || session.parent !== null) continue;
      const at = lastMs(session);
      believed = some && believed !== false && at <= changedMs + clocksDiffer;
      if (limit !== undefined && fits(session)) keepNewest(times, at, limit);
    } catch (error) {
      unreadable.push({ path: file.path, why: reason(error, file.path) });
    }
  }
  const sessions = found.filter(({ parent }) => parent === null);
  return {
    sessions: sortedByEnd(sessions),
    subagents: found.filter(({ parent }) => parent !== null),
    strangers,
    unreadable,
    older: logs.reduce((sum, folder) => sum + folder.logs.length, 0) - looked,
    folders: all.map(({ root }) => root),
  };
}

/** Two clocks that say the same may be so far apart. */
const clocksDiffer = 60_000;

function* ofAnyAge(folders: readonly LogFolder[]): Generator<AgedFile> {
  for (const folder of folders) for (const name of folder.logs) yield { file: logIn(folder, name), changedMs: 0 };
}

/** Puts a time into a list of the newest, which is sorted and no longer than the limit. */
function keepNewest(times: number[], at: number, limit: number): void {
  const place = times.findIndex((time) => time < at);
  times.splice(place < 0 ? times.length : place, 0, at);
  if (times.length > limit) times.pop();
}

/** True for a session whose folder is the given one or lies below it. */
export function worksIn(folder: string): (session: Session) => boolean {
  const wanted = [...new Set([resolve(folder), real(folder)])];
  return ({ agent, project, file }) =>
    wanted.some((one) =>
      project === null
        ? agent === 'claude-code'
          ? file.folder === one.replace(/[^A-Za-z0-9]/g, '-')
          : agent === 'gemini-cli' && folderOfProject(file) === digestOf(one)
        : project === one || project.startsWith(one.endsWith(sep) ? one : one + sep),
    );
}

function digestOf(path: string): string {
  const digest = sha256();
  digest.add(path);
  return digest.hex();
}

/** The name that Gemini CLI gives the folder of a project: in older versions, the digest of its path. */
function folderOfProject({ path }: LogFile): string {
  return basename(dirname(dirname(path)));
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

function real(folder: string): string {
  return ifPossible(() => realpathSync(folder)) ?? resolve(folder);
}
