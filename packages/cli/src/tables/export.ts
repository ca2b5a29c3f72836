import type { Command } from '../command-line/command.ts';
import { optionFlags } from './export-options.ts';
import { conversionFlags } from './shared-flags.ts';

/** The command line of `trace-formats export`. */
export const exportCommand: Command = {
  name: 'export',
  usage: '<paths...> [option=value...]',
  takesStdin: true,
  waitsForPipes: true,
  summary:
    'Exports sessions as Open-Token, with secrets masked. The options may be given as flags or as bare words: mode=ndjson redact=pii max_bytes=200000.',
  flags: [...optionFlags, ...conversionFlags],
  examples: [
    ['trace-formats export session.jsonl', 'one document on standard output'],
    ['trace-formats export session.jsonl mode=ndjson redact=pii -o out.ndjson', 'a stream, personal data masked'],
    [
      'trace-formats export session.jsonl include=include-internal internal=full',
      'with thoughts, where the source has them',
    ],
  ],
  load: async () => (await import('../commands/export.ts')).run,
};
