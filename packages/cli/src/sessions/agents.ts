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

/** The variable of each agent by which its folder can be elsewhere. */
export const agentVariables: Readonly<Record<Agent, string>> = {
  'claude-code': 'CLAUDE_CONFIG_DIR',
  codex: 'CODEX_HOME',
  'gemini-cli': 'GEMINI_CLI_HOME',
  pi: 'PI_CODING_AGENT_DIR',
};

/** What stands in a sentence for one of these variables. */
export const someVariable: string = Object.values(agentVariables)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');

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
  const elsewhere = environment[agentVariables[agent]];
  switch (agent) {
    case 'claude-code':
      return elsewhere || join(home, '.claude');
    case 'codex':
      return elsewhere || join(home, '.codex');
    case 'gemini-cli':
      // Its variable stands for the folder of the user, not for its own.
      return join(elsewhere || home, '.gemini');
    case 'pi':
      return elsewhere || join(home, '.pi', 'agent');
  }
}

/** The user's own folder. */
export function homeFolder(environment: Environment): string {
  // A HOME that is set and empty would be the current folder.
  return environment['HOME'] || homedir() || userInfo().homedir;
}
