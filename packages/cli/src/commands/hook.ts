import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { clean } from '../exit-code.ts';
import { isOnPath } from '../hook/is-on-path.ts';
import { entry, hookLines, withHook, withoutHook } from '../hook/settings.ts';
import { agentsWithHooks, settingsFile, settingsIn, wordsWithHooks } from '../hook/settings-file.ts';
import { shownName } from '../input/paths/shown-name.ts';
import { writeWithFolders } from '../output/whole/write-beside.ts';
import type { Agent } from '../sessions/agents.ts';
import { agentTo } from '../skills/target.ts';

/** `trace-formats hook`: has an agent save each session as a trajectory. */
export const run: Run = async (typed, io) => {
  const [verb, ...rest] = typed.words;
  if (verb === 'show' && rest.length === 0) {
    const event = eventFor(typed.has('to') ? agentTo(typed, agentsWithHooks).agent : undefined, typed.value('event'));
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
    { word: rest[0] ?? '', among: wordsWithHooks, advise: (near) => `Did you mean --to ${near}?` },
  );
}

/** What the agent runs. It gets the path of the log on standard input, and never ends with an error. */
const hookLine = 'trace-formats save';

/** What an agent calls the event. */
function eventFor(agent: Agent | undefined, event = 'Stop'): string {
  if (agent === 'codex' && event !== 'Stop') throw new CannotWork(`Codex has no event ${event}.`, 'Leave --event out.');
  return agent === 'gemini-cli' && event === 'Stop' ? 'AfterAgent' : event;
}
