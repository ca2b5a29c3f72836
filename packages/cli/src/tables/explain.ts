import type { Command } from '../command-line/command.ts';

/** The command line of `forsy-lint explain`. */
export const explainCommand: Command = {
  name: 'explain',
  usage: '<rule or item>',
  summary: 'Says what a rule asks for, why it matters and what to do where it does not hold.',
  flags: [],
  examples: [
    ['forsy-lint explain caused-by-points-back', 'one rule'],
    ['forsy-lint explain 9', 'the rules of item 9 of the checklist'],
  ],
  load: async () => (await import('../commands/explain.ts')).run,
};
