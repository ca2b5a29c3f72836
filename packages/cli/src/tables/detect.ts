import type { Command } from '../command-line/command.ts';
import { detectForms } from '../report/wanted-reports.ts';
import { filesOfFolders, packedFiles, plainReportFlags } from './shared-flags.ts';

/** The command line of `trace-formats detect`. */
export const detectCommand: Command = {
  name: 'detect',
  usage: '[paths...]',
  takesStdin: true,
  waitsForPipes: true,
  summary: `Says which format each file is in, by its content alone, and on what evidence. Two that fit are both named; what fits none is called unknown. ${filesOfFolders} ${packedFiles}`,
  flags: [
    { name: 'stdin-filename', takes: 'value', value: '<name>', help: 'The name that reports use for standard input.' },
    ...plainReportFlags.map((flag) =>
      flag.name === 'format'
        ? {
            ...flag,
            help: `How to report: ${detectForms.join(', ')}; the others have a place for findings alone. May be repeated, each with a file of its own.`,
          }
        : flag,
    ),
  ],
  examples: [
    ['trace-formats detect session.jsonl', 'one log'],
    ['trace-formats detect . -f json', 'every file of a folder, for programs'],
  ],
  load: async () => (await import('../commands/detect.ts')).run,
};
