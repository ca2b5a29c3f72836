import type { Command } from '../command-line/command.ts';
import { targetFlags } from './shared-flags.ts';

/** The command line of `trace-formats hook`. */
export const hookCommand: Command = {
  name: 'hook',
  usage: 'show | install --to <agent> | uninstall --to <agent>',
  summary:
    'Has an agent save each session as a trajectory when it stops. show prints the snippet; install writes it into the settings of the agent and keeps everything else there, comments and order included; uninstall takes it out again.',
  flags: [
    { name: 'to', takes: 'value', value: '<agent>', help: 'claude, codex or gemini.' },
    ...targetFlags,
    {
      name: 'event',
      takes: 'value',
      value: '<event>',
      among: ['Stop', 'SessionEnd'],
      help: 'When to save: Stop after every answer (default), which Gemini CLI calls AfterAgent; SessionEnd once at the end (Claude Code and Gemini CLI). uninstall looks at all events where none is named.',
    },
    { name: 'dry-run', takes: 'switch', help: 'Print the settings as they would be, and write nothing.' },
  ],
  examples: [
    ['trace-formats hook show', 'the snippet, to be put in by hand'],
    ['trace-formats hook install --to claude --project', 'for this project'],
    ['trace-formats hook uninstall --to claude', 'out of the settings again'],
  ],
  load: async () => (await import('../commands/hook.ts')).run,
};
