import { join } from 'node:path';
import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { clean, type ExitCode } from '../exit-code.ts';
import { shownName } from '../input/paths/shown-name.ts';
import type { Io } from '../io.ts';
import { placing, put } from '../output/placing.ts';
import { writtenTogether } from '../output/whole/write-together.ts';
import { type Skill, shippedSkills } from '../skills/shipped.ts';
import { skillFolder } from '../skills/target.ts';

/** `trace-formats skills`: the instructions with which agents call these commands. */
export const run: Run = async (typed, io) => {
  const [verb, ...names] = typed.words;
  if (verb === 'install') return install(names, typed, io);
  if (/^(?:uninstall|remove|delete)$/.test(verb ?? ''))
    throw new CannotWork(
      'skills installs, and takes nothing away: a skill is a folder that holds nothing else.',
      'Delete that folder; trace-formats skills install --to claude --dry-run says where each lies.',
    );
  if (verb !== 'list' || names.length > 0)
    throw new CannotWork(
      verb === undefined
        ? 'skills needs to know what to do.'
        : `skills cannot do ${JSON.stringify(typed.words.join(' ').slice(0, 60))}.`,
      {
        word: verb === 'list' ? '' : (verb ?? ''),
        among: ['list', 'install'],
        advise: (near) => `Did you mean trace-formats skills ${near}?`,
        otherwise: 'trace-formats skills list, or trace-formats skills install --to claude',
      },
    );
  for (const { name, description } of shippedSkills()) io.out(`${name}\n  ${description}\n`);
  return clean;
};

async function install(names: readonly string[], typed: Typed, io: Io): Promise<ExitCode> {
  const folder = skillFolder(typed, io);
  const steps = chosen(names).map(({ name, text }) => {
    const path = join(folder, name, 'SKILL.md');
    return placing(path, text, shownName(path, io));
  });
  const differing = steps.filter(({ state }) => state === 'differs');
  const force = typed.switch('force') === true;
  const dry = typed.switch('dry-run') === true;
  if (differing.length > 0 && !force && !dry)
    throw new CannotWork(
      `${differing.map(({ path }) => shownName(path, io)).join(', ')} ${differing.length === 1 ? 'differs' : 'differ'} from what would be written, so nothing was.`,
      'Look at the differences, and overwrite with --force.',
    );
  if (!dry)
    await writtenTogether(async (write) => {
      for (const step of steps) put(step, write);
    });
  for (const { path, state } of steps)
    io.out(
      `${(dry ? planned : done)[state === 'differs' && !force ? 'kept' : state]} ${printable(shownName(path, io))}\n`,
    );
  return clean;
}

const done = { new: 'written    ', same: 'unchanged  ', differs: 'overwritten', kept: 'kept       ' } as const;
const planned = {
  new: 'would be written    ',
  same: 'would stay          ',
  differs: 'would be overwritten',
  kept: 'differs, needs --force',
} as const;

function chosen(names: readonly string[]): readonly Skill[] {
  const skills = shippedSkills();
  if (names.length === 0) return skills;
  return [...new Set(names)].map((name) => {
    const skill = skills.find((one) => one.name === name);
    if (skill) return skill;
    throw new CannotWork(`There is no skill ${JSON.stringify(name.slice(0, 60))}.`, {
      word: name,
      among: skills.map((one) => one.name),
      advise: (near) => `Did you mean ${near}?`,
      otherwise: `There are ${skills.map((one) => one.name).join(', ')}.`,
    });
  });
}
