import type { Command } from '../command-line/command.ts';

/** The command line of `trace-formats annotate`. */
export const annotateCommand: Command = {
  name: 'annotate',
  usage: '<draft.json> <notes.json> [-o <file>]',
  summary:
    'Puts notes into the draft of a Forsy trace: reasoning, observations, judgements. Notes fill what is null and make judgements; nothing that came from the log can be changed. The counts of the summary are made anew.',
  flags: [
    {
      name: 'output',
      short: 'o',
      takes: 'value',
      value: '<file>',
      writes: 'file',
      help: 'Write the annotated trace here, and leave the draft as it is.',
    },
  ],
  examples: [
    ['trace-formats annotate draft.json notes.json', 'into the draft itself'],
    [
      'trace-formats annotate draft.json notes.json -o trace.json',
      'beside it, so that the notes can be corrected and put in again',
    ],
  ],
  load: async () => (await import('../commands/annotate.ts')).run,
};
