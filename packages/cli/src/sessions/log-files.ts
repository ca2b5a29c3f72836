import { lstatSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { reason } from '../input/source.ts';
import { type Agent, type Environment, sessionFolder } from './agents.ts';

/** A file that lies where an agent keeps its sessions. */
export interface LogFile {
  readonly agent: Agent;
  readonly path: string;
  /** The name without its ending. */
  readonly stem: string;
  /** The name of the folder it lies in. */
  readonly folder: string;
}

/** The logs below the session folder of an agent, or why that folder could not be read. A folder that is not there holds none. */
export interface LogFiles {
  readonly agent: Agent;
  readonly root: string;
  readonly files: readonly LogFile[];
  readonly unreadable: readonly { readonly path: string; readonly why: string }[];
}

/** Finds every log of an agent's sessions, without opening one. */
export function logFiles(agent: Agent, environment: Environment): LogFiles {
  const root = sessionFolder(agent, environment);
  const files: LogFile[] = [];
  const unreadable: { path: string; why: string }[] = [];
  walk(root, '', 0);
  return { agent, root, files, unreadable };

  function walk(path: string, folder: string, depth: number): void {
    let names: string[];
    try {
      // Names alone: with thousands of logs, an object for each is most of the time that the walk takes.
      names = readdirSync(path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (depth > 0 || code !== 'ENOENT') unreadable.push({ path, why: reason(error as NodeJS.ErrnoException, path) });
      return;
    }
    const others: string[] = [];
    for (const name of names) {
      if (!name.endsWith('.jsonl')) others.push(name);
      // A subagent's log belongs to a session and is none itself.
      else if (agent !== 'claude-code' || !name.startsWith('agent-'))
        files.push({ agent, path: path + sep + name, stem: name.slice(0, -'.jsonl'.length), folder });
    }
    if (depth === deepest || others.length === 0) return;
    const all = new Set(names);
    for (const name of others) {
      // A folder with a session's name beside its log holds what belongs to that session.
      if (name !== 'subagents' && !all.has(`${name}.jsonl`) && isFolder(path + sep + name))
        walk(path + sep + name, name, depth + 1);
    }
  }
}

/** Codex sorts by year, month and day; the others go less deep. */
const deepest = 4;

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}
