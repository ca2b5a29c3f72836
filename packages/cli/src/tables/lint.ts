import type { Command } from '../command-line/command.ts';
import { baselineName } from '../lint/config/file-names.ts';
import { expressionsMadeOnce } from '../lint/expressions-made-once.ts';
import { concurrencyFlag, configFlags, filesOfFolders, packedFiles, receiptFlag, reportFlags } from './shared-flags.ts';

/** The command line of `forsy-lint`. */
export const lintCommand: Command = {
  name: '',
  usage: '[paths...]',
  takesStdin: true,
  waitsForPipes: true,
  summary: `Says of every trace, and of the dataset as a whole, whether it may be released, why not, and what to do. Paths are files, folders, globs, sessions by name as @latest, or - for standard input; without any, the current folder. ${filesOfFolders} ${packedFiles}`,
  flags: [
    {
      name: 'profile',
      takes: 'value',
      value: '<name>',
      among: ['strict', 'legacy'],
      help: 'strict takes every Forsy trace for v0.1, legacy accepts the older form; without it the content decides.',
    },
    ...configFlags,
    {
      name: 'release',
      takes: 'optional',
      value: '[=reviewed]',
      among: ['reviewed'],
      help: 'The release gate: every item must be decided, clear or signed; =reviewed wants a signature for all that only hints watch over.',
    },
    {
      name: 'fix',
      takes: 'switch',
      excludes: ['fix-dry-run'],
      help: 'Mend what can be mended without changing a word that somebody wrote.',
    },
    { name: 'fix-dry-run', takes: 'switch', help: 'Show what --fix would change, and change nothing.' },
    {
      name: 'suppress-all',
      takes: 'switch',
      // No report is made of what is to be lived with, and a release is not made on it.
      excludes: ['format', 'receipt', 'release', 'fix-dry-run'],
      help: `Write all findings of now into ${baselineName}, to be lived with.`,
    },
    {
      name: 'prune-suppressions',
      takes: 'switch',
      // A release does not look at the file, and nothing is left to take out of one that is written anew.
      excludes: ['release', 'suppress-all'],
      help: `Take out of ${baselineName} what matches nothing any more.`,
    },
    receiptFlag,
    { name: 'stdin-filename', takes: 'value', value: '<name>', help: 'The name that reports use for standard input.' },
    concurrencyFlag,
    {
      name: 'shard',
      takes: 'value',
      value: '<i/n>',
      help: 'Look at the i-th of n parts of the files and write a blob; forsy-lint merge makes the report of all n.',
    },
    ...reportFlags.map((flag) =>
      flag.name === 'format' ? { ...flag, help: `${flag.help} blob is what forsy-lint merge reads.` } : flag,
    ),
  ],
  examples: [
    ['forsy-lint', 'every trace in the current folder'],
    ['forsy-lint data/ -f html=report.html', 'a page for people'],
    ['forsy-lint trace.json -f json', 'a report for programs'],
    ['forsy-lint --release data/', 'may it be released?'],
    ['forsy-lint --release data/ --receipt receipt.json', 'and keep what was looked at'],
    ['forsy-lint data/ --shard 1/3 -f blob=1.blob', 'a third of it; see forsy-lint merge --help'],
    ['forsy-lint --only caused-by-points-back data/', 'one rule'],
    ['cat trace.json | forsy-lint -', 'standard input'],
  ],
  load: async () => {
    expressionsMadeOnce();
    return (await import('../commands/lint.ts')).run;
  },
};
