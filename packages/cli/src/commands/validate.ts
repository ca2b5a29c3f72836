import type { FormatId } from '@trace-formats/schema';
import type { Command } from '../command.ts';
import { worse } from '../exit-code.ts';
import { present, reportFlags, reportOf, showsClean, wantedReports } from '../report/reporting.ts';
import { concurrencyFlag } from '../threads/threads.ts';
import { checkedFormats } from '../validate/format-check.ts';
import { validateRun } from '../validate/run.ts';

const checked = checkedFormats();

/** `trace-formats validate`: the shape of documents, by their schema. */
export const validateCommand: Command = {
  name: 'validate',
  usage: '[paths...]',
  summary:
    'Says whether documents are valid, and what is wrong where they are not. Paths are files, folders, globs or - for standard input; without any, the current folder.',
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
    ...reportFlags,
  ],
  examples: [
    ['trace-formats validate traces/', 'every trace in a folder'],
    ['trace-formats validate export.ndjson -f json', 'a stream, with a report for programs'],
    ['cat trace.json | trace-formats validate -', 'standard input'],
    ['trace-formats validate . -f github -f sarif=out.sarif', 'two reports at once, one into a file'],
  ],
  async run(typed, io) {
    const wanted = wantedReports(typed);
    const keepsClean = showsClean(wanted);
    const { results, code, silent, silentFiles } = await validateRun(
      {
        words: typed.words,
        stdinName: typed.value('stdin-filename'),
        format: typed.value('as') as FormatId | undefined,
        concurrency: typed.number('concurrency', 1),
        keepsClean,
      },
      io,
    );
    const report = await reportOf('trace-formats', null, results, { silent, silentFiles, keepsClean });
    return worse(code, await present(report, wanted, typed, io));
  },
};
