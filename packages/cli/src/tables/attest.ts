import type { Command } from '../command-line/command.ts';

/** The command line of `forsy-lint attest`. */
export const attestCommand: Command = {
  name: 'attest',
  usage: '<trace or its folder> | --dataset [folder] --sample <n>',
  summary:
    'Signs items of the checklist for a trace as it is now, or for a dataset after a look at a drawn sample of it. The signature stands in review.json beside the trace (reviews.jsonl beside a JSONL file, packed or not, and in the folder of a dataset) and is stale when the content changes.',
  flags: [
    {
      name: 'item',
      takes: 'list',
      value: '<n>',
      help: 'The item that was looked at, 1 to 16, or several as 6,9. May be repeated.',
    },
    { name: 'by', takes: 'value', value: '<name>', help: 'Who looked at it.' },
    { name: 'note', takes: 'value', value: '<text>', help: 'What is to be known about it.' },
    { name: 'trace', takes: 'value', value: '<id>', excludes: ['dataset'], help: 'Which trace of a JSONL file.' },
    {
      name: 'dataset',
      takes: 'optional',
      value: '[=folder]',
      help: 'Sign for the dataset in this folder, by a sample; without a folder, the current one.',
    },
    { name: 'sample', takes: 'value', value: '<n>', help: 'How many traces are drawn.' },
    {
      name: 'seed',
      takes: 'value',
      value: '<n>',
      help: 'A whole number that decides the draw. Without it the content of the dataset does, so that nobody chose it.',
    },
    {
      name: 'config',
      short: 'c',
      takes: 'value',
      value: '<file>',
      reads: true,
      help: 'The configuration that says what belongs to the dataset, as for linting.',
    },
  ],
  examples: [
    ['forsy-lint attest data/a/trace.json --item 12 --by "D. Meyer"', 'one item of one trace'],
    ['forsy-lint attest --dataset data --sample 20', 'which 20 traces to look at'],
    ['forsy-lint attest --dataset data --sample 20 --item 9 --by "D. Meyer"', 'sign item 9 after a look at them'],
  ],
  load: async () => (await import('../commands/attest.ts')).run,
};
