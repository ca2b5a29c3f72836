import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { reason } from '../input/source.ts';
import { codeOf } from '../system-error.ts';
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

/**
 * A folder in which logs lie. There are few, but thousands of logs: those are no more than their names until they are looked at.
 */
export interface LogFolder {
  readonly agent: Agent;
  readonly path: string;
  /** Its own name; empty for the folder of all sessions. */
  readonly name: string;
  /** The names of the logs in it. */
  readonly logs: readonly string[];
}

/** The logs below the session folder of an agent, or why that folder could not be read. A folder that is not there holds none. */
export interface LogFolders {
  readonly root: string;
  readonly folders: readonly LogFolder[];
  readonly unreadable: readonly { readonly path: string; readonly why: string }[];
}

/** One of the logs of a folder. */
export function logIn({ agent, path, name: folder }: LogFolder, name: string): LogFile {
  return { agent, path: path + sep + name, stem: name.replace(/\.jsonl?$/, ''), folder };
}

const ending = '.jsonl';

/** Finds every log of an agent's sessions, without opening one. */
export function logFolders(agent: Agent, environment: Environment): LogFolders {
  const root = sessionFolder(agent, environment);
  const folders: LogFolder[] = [];
  const unreadable: { path: string; why: string }[] = [];
  /** Where links led to. */
  const entered: string[] = [];
  walk(root, '', 0);
  return { root, folders, unreadable };

  function walk(path: string, name: string, depth: number): void {
    let names: string[];
    try {
      // Names alone: with thousands of logs, an object for each is most of the time that the walk takes.
      names = readdirSync(path);
    } catch (error) {
      const code = codeOf(error);
      if (depth > 0 || code !== 'ENOENT') unreadable.push({ path, why: reason(error, path) });
      return;
    }
    const logs: string[] = [];
    const others: string[] = [];
    for (const one of names) {
      if (agent === 'gemini-cli' ? isChat(one, name) : one.endsWith(ending)) {
        // A subagent's log belongs to a session and is none itself.
        if (agent !== 'claude-code' || !one.startsWith('agent-')) logs.push(one);
      } else if (agent !== 'gemini-cli' || depth === 0 || one === chats) others.push(one);
    }
    if (logs.length > 0) folders.push({ agent, path, name, logs });
    if (depth === deepest || others.length === 0) return;
    const all = new Set(names);
    for (const one of others) {
      // A folder with a session's name beside its log holds what belongs to that session.
      if (one !== 'subagents' && !all.has(one + ending) && isToEnter(path + sep + one))
        walk(path + sep + one, one, depth + 1);
    }
  }

  /** True for a folder, and for a link to one that is not entered without it. */
  function isToEnter(path: string): boolean {
    try {
      const stats = lstatSync(path);
      if (!stats.isSymbolicLink()) return stats.isDirectory();
      if (!statSync(path).isDirectory()) return false;
      if (entered.length === 0) entered.push(realpathSync(root));
      const real = realpathSync(path);
      if (entered.some((one) => isWithin(real, one) || isWithin(one, real))) return false;
      entered.push(real);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * Gemini CLI has a folder for each project, and its chats in one in that: as documents from its older versions, as lines from newer
 * ones. What else lies there is none.
 */
function isChat(name: string, folder: string): boolean {
  return folder === chats && /^session-.*\.jsonl?$/.test(name);
}

const chats = 'chats';

/** Codex sorts by year, month and day; the others go less deep. */
const deepest = 4;

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
