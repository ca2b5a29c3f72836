import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listed } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import type { Io } from '../io.ts';
import { type Agent, agentFolder, agents, agentWords, homeFolder, shortWords } from '../sessions/agents.ts';

/** The agent that `--to` names, if it names one; `there` are those that it may name. */
export function agentTo(
  typed: Typed,
  there: readonly Agent[] = agents,
): { readonly word: string; readonly agent: Agent | undefined } {
  const word = typed.value('to');
  if (word === undefined) throw new CannotWork('Say for which agent with --to.', `There are ${wordsOf(there)}.`);
  return { word, agent: Object.hasOwn(agentWords, word) ? agentWords[word] : undefined };
}

/** Some agents in a row, by the words that `--to` takes for them. */
export function wordsOf(some: readonly Agent[], joint: 'and' | 'or' = 'and'): string {
  return listed(
    some.map((agent) => shortWords[agent]),
    joint,
  );
}

/** Whether it is installed for this project alone. */
export function forProject(typed: Typed): boolean {
  return typed.switch('project') === true;
}

/** The folder in which an agent looks for skills, or the folder that `--to` names. */
export function skillFolder(typed: Typed, io: Io): string {
  const { word, agent } = agentTo(typed);
  const project = forProject(typed);
  if (agent === undefined) {
    if (!/[/\\]/.test(word) && word !== '.' && !existsSync(resolve(io.cwd, word)))
      throw new CannotWork(`--to ${JSON.stringify(word.slice(0, 60))} is neither an agent nor a folder.`, {
        word,
        among: Object.keys(agentWords),
        advise: (near) => `Did you mean --to ${near}? A new folder is written with a slash: ./${word}`,
        otherwise: `There are ${wordsOf(agents)}. A new folder is written with a slash: ./${word}`,
      });
    if (typed.has('project') || typed.has('user'))
      throw new CannotWork('--project and --user are for an agent, but --to names a folder.');
    return resolve(io.cwd, word);
  }
  if (agent === 'claude-code')
    return join(project ? join(io.cwd, '.claude') : agentFolder(agent, io.environment), 'skills');
  // Codex reads the folder that several agents share.
  if (agent === 'codex') return join(project ? io.cwd : homeFolder(io.environment), '.agents', 'skills');
  if (agent === 'gemini-cli')
    return join(project ? join(io.cwd, '.gemini') : agentFolder(agent, io.environment), 'skills');
  return join(project ? join(io.cwd, '.pi') : agentFolder(agent, io.environment), 'skills');
}
