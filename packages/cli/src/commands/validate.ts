import { type FormatId, formats } from '@trace-formats/schema';
import { hasSchema } from '@trace-formats/validate';
import type { Command } from '../command.ts';
import { examine, lazyLocate } from '../examine.ts';
import { examineLines } from '../examine-lines.ts';
import { worse } from '../exit-code.ts';
import { fileChunks } from '../file-chunks.ts';
import { eachInput, mostWhole } from '../inputs.ts';
import { present, reportFlags, reportOf, wantedReports } from '../reporting.ts';

const checked = formats.filter(({ id }) => hasSchema(id)).map(({ id }) => id);

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
    const locate = lazyLocate();
    const format = typed.value('as') as FormatId | undefined;
    const { results, code, silent } = await eachInput(
      typed.words,
      io,
      typed.value('stdin-filename'),
      ({ name, bytes, named }) => examine(name, bytes, { format, named, locate }),
      {
        most: mostWhole,
        take: ({ name, path, named }) => examineLines(name, () => fileChunks(path), { format, named, locate }),
      },
    );
    return worse(code, present(await reportOf('trace-formats', null, results, silent), wanted, typed, io));
  },
};
