import { type LintOptions, type Profile, ruleset } from '@trace-formats/lint';
import type { Command } from '../command.ts';
import { lazyLocate } from '../examine.ts';
import { cannotWork, clean, worse } from '../exit-code.ts';
import { eachInput } from '../inputs.ts';
import { lintFile, openFile } from '../lint-file.ts';
import { present, reportFlags, reportOf, wantedReports } from '../reporting.ts';

/** `forsy-lint [paths]`: may these traces be released, why not, and what to do. */
export const lintCommand: Command = {
  name: '',
  usage: '[paths...]',
  summary:
    'Says of every trace, and of the dataset as a whole, whether it may be released, why not, and what to do. Paths are files, folders, globs or - for standard input; without any, the current folder.',
  flags: [
    {
      name: 'profile',
      takes: 'value',
      value: '<name>',
      among: ['strict', 'legacy'],
      help: 'strict takes every Forsy trace for v0.1, legacy accepts the older form; without it the content decides.',
    },
    { name: 'stdin-filename', takes: 'value', value: '<name>', help: 'The name that reports use for standard input.' },
    ...reportFlags,
  ],
  examples: [
    ['forsy-lint', 'every trace in the current folder'],
    ['forsy-lint data/ -f html=report.html', 'a page for people'],
    ['forsy-lint trace.json -f json', 'a report for programs'],
    ['cat trace.json | forsy-lint -', 'standard input'],
  ],
  async run(typed, io) {
    const wanted = wantedReports(typed);
    const locate = lazyLocate();
    const options: LintOptions = { profile: typed.value('profile') as Profile | undefined };
    const { results, code } = await eachInput(
      typed.words,
      io,
      typed.value('stdin-filename'),
      async ({ name, bytes, named }) =>
        lintFile(
          openFile(name, bytes, named, locate),
          options,
          () => ({}),
          () => {},
        ),
    );
    const crashed = results.some(({ findings }) => findings.some(({ stage }) => stage === 'internal'));
    const said = present(reportOf('forsy-lint', ruleset(), results), wanted, typed, io);
    return worse(worse(code, crashed ? cannotWork : clean), said);
  },
};
