import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { clean } from '../exit-code.ts';
import { entry, hookLines, withHook, withoutHook } from '../hook/settings.ts';
import { readWhole } from '../input/bytes/read-file.ts';
import { shownName } from '../input/paths/shown-name.ts';
import type { Io } from '../io.ts';
import { writeWithFolders } from '../output/whole/write-beside.ts';
import { type Agent, agentFolder } from '../sessions/agents.ts';
import { agentTo, forProject } from '../skills/target.ts';

/** `trace-formats hook`: has an agent save each session as a trajectory. */
export const run: Run = async (typed, io) => {
  const [verb, ...rest] = typed.words;
  if (verb === 'show' && rest.length === 0) {
    const event = eventFor(typed.has('to') ? agentTo(typed, withHooks).agent : undefined, typed.value('event'));
    io.out(`${JSON.stringify({ hooks: { [event]: [entry(hookLine)] } }, null, 2)}\n`);
    return clean;
  }
  if ((verb !== 'install' && verb !== 'uninstall') || rest.length > 0) throw notUnderstood(typed.words);
  const { file, agent } = settingsFile(typed, io);
  const event = eventFor(agent, typed.value('event'));
  const name = shownName(file, io);
  const before = settingsIn(file, name);
  const after =
    verb === 'install'
      ? withHook(before, event, hookLine, name)
      : withoutHook(before, typed.has('event') ? event : undefined, hookLine, name);
  if (typed.switch('dry-run')) io.out(after ?? before);
  else if (after === undefined) io.out(`unchanged   ${printable(name)}\n`);
  else {
    writeWithFolders(file, after);
    io.out(`written     ${printable(name)}\n`);
    if (verb === 'install' && !isOnPath(io.environment['PATH']))
      io.err('trace-formats is not on the path, so the agent will not find it: npm install --global trace-formats\n');
  }
  if (verb === 'uninstall')
    for (const line of hookLines(after ?? before, typed.has('event') ? event : undefined, hookLine, name))
      io.err(
        `${printable(name)}:${line} runs ${hookLine} together with something else, so it stays: take the call out of it by hand.\n`,
      );
  return clean;
};

function notUnderstood([verb, ...rest]: readonly string[]): CannotWork {
  const verbs = ['show', 'install', 'uninstall'];
  if (verb === undefined || !verbs.includes(verb))
    return new CannotWork(
      verb === undefined ? 'hook needs to know what to do.' : `hook cannot do ${JSON.stringify(verb.slice(0, 60))}.`,
      {
        word: verb ?? '',
        among: verbs,
        advise: (near) => `Did you mean trace-formats hook ${near}?`,
        otherwise: 'Write trace-formats hook show, hook install --to claude or hook uninstall --to claude.',
      },
    );
  return new CannotWork(
    `hook ${verb} takes no further words, but it was given ${JSON.stringify(rest.join(' ').slice(0, 60))}.`,
    { word: rest[0] ?? '', among: hooked, advise: (near) => `Did you mean --to ${near}?` },
  );
}

/** What the agent runs. It gets the path of the log on standard input, and never ends with an error. */
const hookLine = 'trace-formats save';

const hooked = ['claude', 'codex', 'gemini'];
const withHooks = 'claude, codex and gemini';

/** What an agent calls the event. */
function eventFor(agent: Agent | undefined, event = 'Stop'): string {
  if (agent === 'codex' && event !== 'Stop') throw new CannotWork(`Codex has no event ${event}.`, 'Leave --event out.');
  return agent === 'gemini-cli' && event === 'Stop' ? 'AfterAgent' : event;
}

function settingsFile(typed: Typed, io: Io): { readonly file: string; readonly agent: Agent } {
  const { word, agent } = agentTo(typed, withHooks);
  if (agent === 'pi')
    throw new CannotWork('Pi has no settings for hooks; it is extended by programs.', `There are ${withHooks}.`);
  if (agent !== undefined) {
    const name = agent === 'codex' ? 'hooks.json' : 'settings.json';
    const ofProject = { 'claude-code': '.claude', codex: '.codex', 'gemini-cli': '.gemini' }[agent];
    const folder = forProject(typed) ? join(io.cwd, ofProject) : agentFolder(agent, io.environment);
    return { file: join(folder, name), agent };
  }
  throw new CannotWork(`There is no agent ${JSON.stringify(word.slice(0, 60))} with hooks.`, {
    word,
    among: hooked,
    advise: (near) => `Did you mean --to ${near}?`,
    otherwise: `There are ${withHooks}.`,
  });
}

/** Whether the agent will find the command. What npx puts on the path is gone when it ends. */
function isOnPath(path = ''): boolean {
  const isLasting = (folder: string): boolean => folder !== '' && !/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(folder);
  const isThere = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  return path
    .split(delimiter)
    .filter(isLasting)
    .some((folder) => ['trace-formats', 'trace-formats.cmd'].some((name) => isThere(join(folder, name))));
}

/** The text of the settings; empty where there are none yet. */
function settingsIn(file: string, name: string): string {
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
