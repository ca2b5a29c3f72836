import type { Command } from '../command-line/command.ts';
import { configName } from '../lint/config/file-names.ts';
import { workflows } from '../lint/config/workflows.ts';

/** The command line of `forsy-lint init`. */
export const initCommand: Command = {
  name: 'init',
  usage: '[folder] [--workflow <service>]',
  summary: `Writes a ${configName} to begin with into the current folder, and on request the workflow that runs forsy-lint there on every change, over the folder that is named or over everything. Without --force nothing is written over a configuration, nor over a workflow that differs.`,
  flags: [
    {
      name: 'workflow',
      takes: 'list',
      value: '<service>',
      among: Object.keys(workflows),
      help: `Also write the workflow for ${Object.entries(workflows)
        .map(([service, { path }]) => `${service} (${path})`)
        .join(' or ')}; may be given for both.`,
    },
    { name: 'force', takes: 'switch', help: 'Overwrite files that differ.' },
  ],
  examples: [
    ['forsy-lint init', 'in the folder of the dataset'],
    ['forsy-lint init --workflow github', 'with a workflow of GitHub Actions'],
    ['forsy-lint init data --workflow gitlab', 'with a job of GitLab CI for the folder data'],
  ],
  load: async () => (await import('../commands/init.ts')).run,
};
