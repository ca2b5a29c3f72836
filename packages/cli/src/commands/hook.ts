import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { clean } from '../exit-code.ts';
import { entry, hookLines, withHook, withoutHook } from '../hook/settings.ts';
import { readWhole } from '../input/bytes/read-file.ts';
import { shownName } from '../input/shown-name.ts';
import type { Io } from '../io.ts';
import { writeWithFolders } from '../output/write-beside.ts';
import { agentFolder } from '../sessions/agents.ts';
import { agentTo, forProject } from '../skills/target.ts';

/** `trace-formats hook`: has an agent save each session as a trajectory. */
export const run: Run = async (typed, io) => {
  const [verb, ...rest] = typed.words;
  const event = typed.value('event') ?? 'Stop';
  if (verb === 'show' && rest.length === 0) {
    io.out(`${JSON.stringify({ hooks: { [event]: [entry(hookLine)] } }, null, 2)}\n`);
    return clean;
  }
  if ((verb !== 'install' && verb !== 'uninstall') || rest.length > 0) throw notUnderstood(typed.words);
  const file = settingsFile(typed, event, io);
  const name = shownName(file, io);
  const before = settingsIn(file, name);
  const after =
    verb === 'install'
      ? withHook(before, event, hookLine, name)
      : withoutHook(before, typed.value('event'), hookLine, name);
  if (typed.switch('dry-run')) io.out(after ?? before);
  else if (after === undefined) io.out(`unchanged   ${printable(name)}\n`);
  else {
    writeWithFolders(file, after);
    io.out(`written     ${printable(name)}\n`);
    if (verb === 'install' && !isOnPath(io.environment['PATH']))
      io.err('trace-formats is not on the path, so the agent will not find it: npm install --global trace-formats\n');
  }
  if (verb === 'uninstall')
    for (const line of hookLines(after ?? before, typed.value('event'), hookLine, name))
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
    { word: rest[0] ?? '', among: ['claude', 'codex'], advise: (near) => `Did you mean --to ${near}?` },
  );
}

/** What the agent runs. It gets the path of the log on standard input, and never ends with an error. */
const hookLine = 'trace-formats save';

function settingsFile(typed: Typed, event: string, io: Io): string {
  const { word, agent } = agentTo(typed, 'claude and codex');
  const project = forProject(typed);
  if (agent === 'claude-code')
    return join(project ? join(io.cwd, '.claude') : agentFolder(agent, io.environment), 'settings.json');
  if (agent === 'codex') {
    if (event !== 'Stop') throw new CannotWork(`Codex has no event ${event}.`, 'Leave --event out.');
    return join(project ? join(io.cwd, '.codex') : agentFolder(agent, io.environment), 'hooks.json');
  }
  if (agent === 'pi')
    throw new CannotWork('Pi has no settings for hooks; it is extended by programs.', 'There are claude and codex.');
  throw new CannotWork(`There is no agent ${JSON.stringify(word.slice(0, 60))} with hooks.`, {
    word,
    among: ['claude', 'codex'],
    advise: (near) => `Did you mean --to ${near}?`,
    otherwise: 'There are claude and codex.',
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
