import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The agents whose sessions are known, under the names of their log formats. */
export const agents = ['claude-code', 'codex', 'gemini-cli', 'pi'] as const;

/** An agent whose sessions are known. */
export type Agent = (typeof agents)[number];

/** The short word by which sentences and examples call each agent. */
export const shortWords: Readonly<Record<Agent, string>> = {
  'claude-code': 'claude',
  codex: 'codex',
  'gemini-cli': 'gemini',
  pi: 'pi',
};

/** What a command line may call each agent: its short word, or its whole name. */
export const agentWords: Readonly<Record<string, Agent>> = Object.fromEntries(
  agents.flatMap((agent) => [
    [shortWords[agent], agent],
    [agent, agent],
  ]),
);

/** What people call each agent. */
export const agentTitles: Readonly<Record<Agent, string>> = {
  'claude-code': 'Claude Code',
  codex: 'Codex',
  'gemini-cli': 'Gemini CLI',
  pi: 'Pi',
};

/** The variables of the process, of which a few say where agents live. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder below which an agent keeps its sessions. */
export function sessionFolder(agent: Agent, environment: Environment): string {
  const names = { 'claude-code': 'projects', codex: 'sessions', 'gemini-cli': 'tmp', pi: 'sessions' };
  return join(agentFolder(agent, environment), names[agent]);
}

/** The folder in which an agent keeps everything of the user's: settings, skills, sessions. */
export function agentFolder(agent: Agent, environment: Environment): string {
  const home = homeFolder(environment);
  switch (agent) {
    case 'claude-code':
      return environment['CLAUDE_CONFIG_DIR'] || join(home, '.claude');
    case 'codex':
      return environment['CODEX_HOME'] || join(home, '.codex');
    case 'gemini-cli':
      // Its variable stands for the folder of the user, not for its own.
      return join(environment['GEMINI_CLI_HOME'] || home, '.gemini');
    case 'pi':
      return environment['PI_CODING_AGENT_DIR'] || join(home, '.pi', 'agent');
  }
}

/** The user's own folder. */
export function homeFolder(environment: Environment): string {
  // A HOME that is set and empty would be the current folder.
  return environment['HOME'] || homedir() || userInfo().homedir;
}
