import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import { readWhole } from '../input/bytes/read-file.ts';
import type { Io } from '../io.ts';
import { type Agent, agentFolder, agents, shortWords } from '../sessions/agents.ts';
import { agentTo, forProject, wordsOf } from '../skills/target.ts';

/** The agents that run commands of the user at their events. */
export const agentsWithHooks: readonly Agent[] = agents.filter((agent) => agent !== 'pi');

/** The file in which the agent that `--to` names looks for hooks: the user's own, or the project's. */
export function settingsFile(typed: Typed, io: Io): { readonly file: string; readonly agent: Agent } {
  const { word, agent } = agentTo(typed, agentsWithHooks);
  const otherwise = `There are ${wordsOf(agentsWithHooks)}.`;
  if (agent === 'pi') throw new CannotWork('Pi has no settings for hooks; it is extended by programs.', otherwise);
  if (agent === undefined)
    throw new CannotWork(`There is no agent ${JSON.stringify(word.slice(0, 60))} with hooks.`, {
      word,
      among: wordsWithHooks,
      advise: (near) => `Did you mean --to ${near}?`,
      otherwise,
    });
  const name = agent === 'codex' ? 'hooks.json' : 'settings.json';
  const ofProject = { 'claude-code': '.claude', codex: '.codex', 'gemini-cli': '.gemini' }[agent];
  const folder = forProject(typed) ? join(io.cwd, ofProject) : agentFolder(agent, io.environment);
  return { file: join(folder, name), agent };
}

/** The words by which `--to` names an agent with hooks. */
export const wordsWithHooks: readonly string[] = agentsWithHooks.map((agent) => shortWords[agent]);

/** The text of the settings; empty where there are none yet. What could not be written again as it is, is not read. */
export function settingsIn(file: string, name: string): string {
  if (!existsSync(file)) return '';
  const there = readWhole(file);
  if ('why' in there) throw new CannotWork(`${name} could not be read: ${there.why}.`, 'Nothing was changed.');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(there.bytes);
  } catch {
    throw new CannotWork(
      `${name} is not UTF-8, so it could not be kept as it is.`,
      'Nothing was changed. Save it as UTF-8 first.',
    );
  }
}
