import type { Agent } from './agents.ts';
import type { Glimpse } from './glimpse.ts';
import type { Lines } from './lines.ts';
import type { LogFile } from './log-files.ts';

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
