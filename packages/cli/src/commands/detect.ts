import { detect, read } from '@trace-formats/validate';
import type { Command } from '../command.ts';
import { worse } from '../exit-code.ts';
import { eachInput } from '../input/inputs.ts';
import { present, reportFlags, reportOf, wantedReports } from '../report/reporting.ts';
import { resultOf } from '../validate/examine.ts';

/** `trace-formats detect`: which format, by content alone. */
export const detectCommand: Command = {
  name: 'detect',
  usage: '[paths...]',
  summary:
    'Says which format each file is in, by its content alone, and on what evidence. Two that fit are both named; what fits none is called unknown.',
  flags: [
    { name: 'stdin-filename', takes: 'value', value: '<name>', help: 'The name that reports use for standard input.' },
    ...reportFlags,
  ],
  examples: [
    ['trace-formats detect session.jsonl', 'one log'],
    ['trace-formats detect . -f json', 'every file of a folder, for programs'],
  ],
  async run(typed, io) {
    const wanted = wantedReports(typed);
    const { results, code } = await eachInput(
      typed.words,
      io,
      typed.value('stdin-filename'),
      async ({ name, bytes }) => {
        const content = read(bytes, { mode: 'tolerant' });
        const { format, version, why, candidates, findings } = detect(content.documents.length > 0 ? content : bytes);
        const detected = {
          format,
          version: version ?? null,
          container: content.container,
          why,
          candidates: candidates.map((one) => ({ format: one.format, saw: [...one.saw] })),
        };
        // Where nothing could be read, the reason is what a reader of the answer needs.
        const said = content.documents.length > 0 || findings.length > 0 ? findings : content.findings;
        return [{ ...resultOf(name, null, format), findings: [...said], detected }];
      },
    );
    return worse(code, await present(await reportOf('trace-formats', null, results), wanted, typed, io));
  },
};
