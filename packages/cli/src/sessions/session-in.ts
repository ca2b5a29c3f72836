import type { Agent } from './agents.ts';
import { claudeCodeSession } from './claude-code.ts';
import { codexSession } from './codex.ts';
import { geminiCliSession } from './gemini-cli.ts';
import { glimpse } from './glimpse.ts';
import type { LogFile } from './log-files.ts';
import { piSession } from './pi.ts';
import type { LogKind, Session } from './session.ts';

const kinds: Readonly<Record<Agent, LogKind>> = {
  'claude-code': claudeCodeSession,
  codex: codexSession,
  'gemini-cli': geminiCliSession,
  pi: piSession,
};

/** Looks at the two ends of a log; undefined where it is no log of this agent. */
export function sessionIn(file: LogFile): Session | undefined {
  const kind = kinds[file.agent];
  const look = glimpse(file.path, { head: kind.headIsEnough, tail: kind.tailIsEnough });
  const facts = look && kind.facts(look, file);
  return facts && { agent: file.agent, ...facts, bytes: look.bytes, modifiedMs: look.modifiedMs, cut: look.cut, file };
}
