import type { Command } from '../command-line/command.ts';
import { checkedFormats } from '../validate/format/checked-formats.ts';
import { concurrencyFlag, filesOfFolders, packedFiles, plainReportFlags } from './shared-flags.ts';

const checked = checkedFormats();

/** The command line of `trace-formats validate`. */
export const validateCommand: Command = {
  name: 'validate',
  usage: '[paths...]',
  takesStdin: true,
  waitsForPipes: true,
  summary: `Says whether documents are valid, and what is wrong where they are not. Paths are files, folders, globs, sessions by name as @latest, or - for standard input; without any, the current folder. ${filesOfFolders} ${packedFiles}`,
  flags: [
    {
      name: 'as',
      takes: 'value',
      value: '<format>',
      among: checked,
      help: `Take every document for this format instead of telling it from the content: ${checked.join(', ')}.`,
    },
    { name: 'stdin-filename', takes: 'value', value: '<name>', help: 'The name that reports use for standard input.' },
    concurrencyFlag,
    ...plainReportFlags,
  ],
  examples: [
    ['trace-formats validate traces/', 'every trace in a folder'],
    ['trace-formats validate export.ndjson -f json', 'a stream, with a report for programs'],
    ['cat trace.json | trace-formats validate -', 'standard input'],
    ['trace-formats validate <(zcat traces.jsonl.gz | head)', 'a pipe that the shell names'],
    ['trace-formats validate . -f github -f sarif=out.sarif', 'two reports at once, one into a file'],
  ],
  load: async () => (await import('../commands/validate.ts')).run,
};
