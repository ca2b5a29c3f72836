import { basename, dirname, join } from 'node:path';
import { ifPossible } from '../if-possible.ts';
import { entriesOf } from '../input/paths/entries-of.ts';
import { isInside } from '../input/paths/is-inside.ts';
import { type Agent, type Environment, sessionFolder } from './agents.ts';
import { glimpse } from './glimpse.ts';
import type { Lines } from './lines.ts';
import { listSessions } from './list.ts';
import type { LogFile } from './log-files.ts';
import { recordOf, textAt } from './record.ts';
import type { Session } from './session.ts';
import { sessionIn } from './session-in.ts';

/** The paths of the files that belong to a session: logs of its subagents, and what is noted beside them. */
export function filesAlong(session: Session, environment: Environment): readonly string[] {
  switch (session.agent) {
    case 'claude-code':
      return [...inOwnFolder(session), ...besideLog(session)];
    case 'codex':
      return startedBy(session, environment);
    case 'gemini-cli':
      return inFoldersOfParents(session);
    case 'pi':
      return [];
  }
}

/** The same for the log at a path, wherever it lies; the log of a subagent has nothing along. */
export function filesAlongPath(path: string, agent: Agent, environment: Environment): readonly string[] {
  if (agent === 'claude-code' && isSubagentFile(basename(path))) return [];
  const session = ifPossible(() => sessionIn(logAt(path, agent)));
  return session === undefined ? [] : filesAlong(session, environment);
}

/**
 * Only what lies in the folder that has the name of the log at a path: what lies beside that is found as the folder is gone
 * through.
 */
export function filesInFolderOf(path: string): readonly string[] {
  return isSubagentFile(basename(path)) ? [] : inOwnFolder({ file: logAt(path, 'claude-code') });
}

function logAt(path: string, agent: Agent): LogFile {
  const folder = dirname(path);
  return { agent, path, stem: basename(path).replace(/\.jsonl$/i, ''), folder: basename(folder) };
}

/** `<session>/subagents/agent-*.jsonl`, with the `.meta.json` that names the kind of subagent. */
function inOwnFolder({ file }: Pick<Session, 'file'>): string[] {
  const found: string[] = [];
  collect(join(dirname(file.path), file.stem, 'subagents'), 0);
  return found;

  function collect(folder: string, depth: number): void {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) {
        if (isSubagentFile(entry.name)) found.push(path);
      } else if (depth < 3) collect(path, depth + 1);
    }
  }
}

/** Older versions put the logs of all subagents beside the sessions; each names its session. */
function besideLog({ file, id }: Session): string[] {
  const folder = dirname(file.path);
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && /^agent-.*\.jsonl$/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .filter((path) => sessionOfSubagent(path) === id);
}

function sessionOfSubagent(path: string): string | undefined {
  try {
    const named = (lines: Lines): string | undefined => {
      for (let index = 0; index < lines.length; index++) {
        const id = textAt(recordOf(lines.at(index)!), 'sessionId');
        if (id !== undefined) return id;
      }
      return undefined;
    };
    const look = glimpse(path, { head: (lines) => named(lines) !== undefined, tail: () => true });
    return look && named(look.head);
  } catch {
    return undefined;
  }
}

/** `<id of the session>/<id of the subagent>.jsonl`, and what that one started in the folder of its own id, beside the first. */
function inFoldersOfParents({ file, id }: Session): string[] {
  const found: string[] = [];
  const parents = [id];
  for (const parent of parents) {
    const folder = join(dirname(file.path), parent);
    if (dirname(folder) !== dirname(file.path)) continue;
    for (const entry of entriesOf(folder)) {
      const stem = /^(.+)\.jsonl?$/i.exec(entry.name)?.[1];
      if (!entry.isFile() || stem === undefined || parents.includes(stem)) continue;
      parents.push(stem);
      found.push(join(folder, entry.name));
    }
  }
  return found;
}

/** The sessions that this one started, and those which they started in turn. */
function startedBy(session: Session, environment: Environment): string[] {
  const subagents = threadsAround(session, environment);
  const parents = new Set([session.id]);
  const found = new Set<Session>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const one of subagents) {
      if (one.file.path === session.file.path || found.has(one) || !parents.has(one.parent ?? '')) continue;
      found.add(one);
      parents.add(one.id);
      grown = true;
    }
  }
  return [...found].map(({ file }) => file.path).sort();
}

/** All threads among which those of a session are: where Codex keeps them, or, of a log that lies elsewhere, beside it. */
function threadsAround({ file, start }: Session, environment: Environment): readonly Session[] {
  const sinceMs = start === null ? undefined : Date.parse(start);
  if (isInside(file.path, sessionFolder('codex', environment)))
    return listSessions(environment, ['codex'], { sinceMs }).subagents;
  const folder = dirname(file.path);
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
    .flatMap(({ name }) => ifPossible(() => sessionIn(logAt(join(folder, name), 'codex'))) ?? [])
    .filter(({ parent }) => parent !== null);
}

function isSubagentFile(name: string): boolean {
  return /^agent-.*\.(jsonl|meta\.json)$/.test(name);
}
