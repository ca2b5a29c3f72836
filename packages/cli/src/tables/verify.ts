import type { Command } from '../command-line/command.ts';
import { reportFlags } from './shared-flags.ts';

/** The command line of `forsy-lint verify`. */
export const verifyCommand: Command = {
  name: 'verify',
  usage: '<receipt> [folder]',
  summary:
    'Says whether files, configuration and rules are still what a receipt recorded, and what changed where they are not. Nothing is sent anywhere. The folder is the one that the receipt speaks of: without it, the current one or that of the receipt.',
  flags: reportFlags,
  examples: [
    ['forsy-lint --release data --receipt receipt.json', 'write one'],
    ['forsy-lint verify receipt.json', 'check it'],
    ['forsy-lint verify receipt.json copy/', 'check a copy, where data lies in copy'],
  ],
  load: async () => (await import('../commands/verify.ts')).run,
};
