import type { Command } from '../command-line/command.ts';

/** The command line of `forsy-lint rules`. */
export const rulesCommand: Command = {
  name: 'rules',
  usage: '',
  summary: 'Lists every rule with its checklist item, how sure it is, what it weighs and whether --fix can mend it.',
  flags: [{ name: 'json', takes: 'switch', help: 'As JSON, with what each rule reads.' }],
  examples: [
    ['forsy-lint rules', 'a table'],
    ['forsy-lint rules --json', 'for programs'],
  ],
  load: async () => (await import('../commands/rules.ts')).run,
};
