import type { Command } from '../command-line/command.ts';

/** The command line of `trace-formats migrate`. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '<paths...> (-o <path> | --in-place)',
  takesStdin: true,
  waitsForPipes: true,
  summary:
    'Migrates legacy Forsy traces to v0.1 drafts. What v0.1 has no place for goes into trace.legacy.json beside the result; the two together give the original back. A trace that is v0.1 already is left as it is.',
  flags: [
    {
      name: 'output',
      short: 'o',
      takes: 'value',
      value: '<path>',
      writes: 'place',
      help: 'File to write, or a folder for several; the sidecar lies beside it.',
    },
    {
      name: 'in-place',
      takes: 'switch',
      help: 'Replace each file; its sidecar is written first, and never over another.',
    },
    {
      name: 'losses',
      takes: 'value',
      value: '<file>',
      writes: 'report',
      help: 'Write what was renamed, approximated or moved to the sidecar, as JSON.',
    },
  ],
  examples: [
    ['trace-formats migrate old/trace.json -o new/trace.json', 'writes new/trace.legacy.json too'],
    ['trace-formats migrate old/ -o new/', 'every trace of a folder, into another one'],
    ['trace-formats migrate dataset/ --in-place', 'every legacy trace of a dataset'],
  ],
  load: async () => (await import('../commands/migrate.ts')).run,
};
