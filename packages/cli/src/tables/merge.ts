import type { Command } from '../command-line/command.ts';
import { receiptFlag, reportFlags } from './shared-flags.ts';

/** The command line of `forsy-lint merge`. */
export const mergeCommand: Command = {
  name: 'merge',
  usage: '<blobs...>',
  summary:
    'Puts the shards of one run together: the report, the exit code and the receipt are those of a run over everything. Blobs are files that forsy-lint --shard i/n -f blob=<file> wrote, or folders that hold them. The dataset itself is not needed.',
  flags: [receiptFlag, ...reportFlags],
  examples: [
    ['forsy-lint --release data --shard 1/3 -f blob=1.blob', 'the first of three machines'],
    ['forsy-lint merge 1.blob 2.blob 3.blob', 'when all three are done'],
    ['forsy-lint merge blobs/ -f html=report.html --receipt receipt.json', 'all blobs of a folder'],
  ],
  load: async () => (await import('../commands/merge.ts')).run,
};
