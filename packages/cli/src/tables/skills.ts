import type { Command } from '../command-line/command.ts';
import { targetFlags } from './shared-flags.ts';

/** The command line of `trace-formats skills`. */
export const skillsCommand: Command = {
  name: 'skills',
  usage: 'list | install [names...] --to <agent or folder>',
  summary:
    'Lists the skills that come with the package, or installs them where an agent finds them. A file that differs from what would be written is never overwritten without --force.',
  flags: [
    { name: 'to', takes: 'value', value: '<where>', help: 'claude, codex, gemini, pi, or a folder.' },
    ...targetFlags,
    { name: 'force', takes: 'switch', help: 'Overwrite files that differ.' },
    { name: 'dry-run', takes: 'switch', help: 'Say what would be written, and write nothing.' },
  ],
  examples: [
    ['trace-formats skills list', 'what there is'],
    ['trace-formats skills install --to claude', 'all of them, for all of your projects'],
    ['trace-formats skills install forsy-trace --to codex --project', 'one of them, for this project'],
  ],
  load: async () => (await import('../commands/skills.ts')).run,
};
