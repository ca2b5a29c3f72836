import { dirname, join } from 'node:path';
import { entriesOf } from '../input/entries-of.ts';
import type { Environment } from './agents.ts';
import { glimpse } from './glimpse.ts';
import type { Lines } from './lines.ts';
import { listSessions } from './list.ts';
import { recordOf, textAt } from './record.ts';
import type { Session } from './session.ts';

/** The paths of the files that belong to a session: logs of its subagents, and what is noted beside them. */
export function filesAlong(session: Session, environment: Environment): readonly string[] {
  switch (session.agent) {
    case 'claude-code':
      return [...inOwnFolder(session), ...besideLog(session)];
    case 'codex':
      return startedBy(session, environment);
    case 'pi':
      return [];
  }
}

/** `<session>/subagents/agent-*.jsonl`, with the `.meta.json` that names the kind of subagent. */
function inOwnFolder({ file }: Session): string[] {
  const found: string[] = [];
  collect(join(dirname(file.path), file.stem, 'subagents'), 0);
  return found;

  function collect(folder: string, depth: number): void {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isFile() && isSubagentFile(entry.name)) found.push(path);
      else if (entry.isDirectory() && depth < 3) collect(path, depth + 1);
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

/** The sessions that this one started, and those which they started in turn. */
function startedBy(session: Session, environment: Environment): string[] {
  const sinceMs = session.start === null ? undefined : Date.parse(session.start);
  const { subagents } = listSessions(environment, ['codex'], { sinceMs });
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

function isSubagentFile(name: string): boolean {
  return /^agent-.*\.(jsonl|meta\.json)$/.test(name);
}
