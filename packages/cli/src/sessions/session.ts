import type { Agent } from './agents.ts';
import { claudeCodeSession } from './claude-code.ts';
import { codexSession } from './codex.ts';
import { type Glimpse, glimpse } from './glimpse.ts';
import type { Lines } from './lines.ts';
import type { LogFile } from './log-files.ts';
import { piSession } from './pi.ts';

/** A session that an agent left on this machine. */
export interface Session {
  readonly agent: Agent;
  readonly id: string;
  /** The folder the agent worked in, where the log says. */
  readonly project: string | null;
  /** Time of the first and of the last record, as the log writes them. */
  readonly start: string | null;
  readonly end: string | null;
  readonly title: string | null;
  /** The session that started this one for a part of its work. */
  readonly parent: string | null;
  readonly bytes: number;
  readonly modifiedMs: number;
  /** True where the last line breaks off, as while it is being written. */
  readonly cut: boolean;
  readonly file: LogFile;
}

/** What an agent's log says of its session; undefined for a file in another format. */
export type Facts = Pick<Session, 'id' | 'project' | 'start' | 'end' | 'title' | 'parent'>;

/** How the log of one agent is looked at. */
export interface LogKind {
  /** True once the first lines have said all that first lines say. */
  headIsEnough(lines: Lines): boolean;
  /** True once the last lines tell the time of the last record. */
  tailIsEnough(lines: Lines): boolean;
  facts(look: Glimpse, file: LogFile): Facts | undefined;
}

const kinds: Readonly<Record<Agent, LogKind>> = {
  'claude-code': claudeCodeSession,
  codex: codexSession,
  pi: piSession,
};

/** Looks at the two ends of a log; undefined where it is no log of this agent. */
export function sessionIn(file: LogFile): Session | undefined {
  const kind = kinds[file.agent];
  const look = glimpse(file.path, { head: kind.headIsEnough, tail: kind.tailIsEnough });
  const facts = kind.facts(look, file);
  return facts && { agent: file.agent, ...facts, bytes: look.bytes, modifiedMs: look.modifiedMs, cut: look.cut, file };
}
