import { join } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { clean } from '../exit-code.ts';
import { configName } from '../lint/config/file-names.ts';
import { workflows } from '../lint/config/workflows.ts';
import { placing, put } from '../output/placing.ts';

/** `forsy-lint init`: a configuration to begin with, and the workflow that asks the linter on every change. */
export const run: Run = async (typed, io) => {
  const [folder = '.', more] = typed.words;
  if (more !== undefined)
    throw new CannotWork('init takes one folder, but it was given several.', 'Name the one above the others.');
  if (!/^[\w.][\w./-]*$/.test(folder) || folder.split('/').includes('..'))
    throw new CannotWork(
      `The folder ${JSON.stringify(folder.slice(0, 60))} cannot stand in a workflow.`,
      'Name a folder below this one, in letters, digits, dots, dashes and slashes.',
    );
  const force = typed.switch('force') === true;
  const services = [...new Set(typed.values('workflow'))] as (keyof typeof workflows)[];
  if (typed.words.length > 0 && services.length === 0)
    throw new CannotWork(
      `The configuration speaks of the current folder, and ${folder} would do nothing: it is for a workflow.`,
      'Leave it out, change into the folder, or ask for a workflow with --workflow <service>.',
    );
  const config = placing(join(io.cwd, configName), `${JSON.stringify(beginning, null, 2)}\n`, configName);
  const jobs = services.map((service) => {
    const { path, text } = workflows[service];
    return { path, placed: placing(join(io.cwd, path), text(folder), path) };
  });
  const there =
    jobs.length > 0
      ? jobs.find(({ placed }) => placed.state === 'differs')?.path
      : config.state === 'new'
        ? undefined
        : configName;
  if (!force && there !== undefined)
    throw new CannotWork(
      `${there} is there already, so nothing was written.`,
      'Change that one, or overwrite it with --force.',
    );
  // Whoever asks for a workflow later has a configuration of their own by then.
  const keepsConfig = config.state === 'differs' && !force;
  if (!keepsConfig) put(config);
  io.out(`${keepsConfig ? 'kept       ' : done[config.state]} ${configName}\n`);
  for (const { path, placed } of jobs) {
    put(placed);
    io.out(`${done[placed.state]} ${path}\n`);
  }
  io.out('forsy-lint rules lists what can be set.\n');
  return clean;
};

const done = { new: 'written    ', same: 'unchanged  ', differs: 'overwritten' } as const;

const beginning = {
  $schema: 'https://trace-formats.github.io/schemas/lint-config/v1/config.schema.json',
  rules: {},
  overrides: [],
  ignore: [],
  allow: [],
};
