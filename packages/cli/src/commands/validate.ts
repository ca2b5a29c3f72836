import type { FormatId } from '@trace-formats/schema';
import type { Run } from '../command-line/command.ts';
import { worse } from '../exit-code.ts';
import { nameOfStdin } from '../input/stdin/named-stdin.ts';
import { mustHaveChecked } from '../report/must-have-checked.ts';
import { present } from '../report/present.ts';
import { reportOf } from '../report/report-of.ts';
import { outputsOf, showsClean, wantedReports } from '../report/wanted-reports.ts';
import { validateRun } from '../validate/run.ts';

/** `trace-formats validate`: the shape of documents, by their schema. */
export const run: Run = async (typed, io) => {
  io.answersByItsCode();
  const wanted = wantedReports(typed);
  const keepsClean = showsClean(wanted);
  const { results, code, silent, silentFiles, silentSources } = await validateRun(
    {
      words: typed.words,
      stdinName: nameOfStdin(typed),
      format: typed.value('as') as FormatId | undefined,
      concurrency: typed.number('concurrency', 1),
      keepsClean,
      outputs: outputsOf(wanted, io.cwd),
    },
    io,
  );
  const report = await reportOf('trace-formats', null, results, { silent, silentFiles, keepsClean });
  const told = worse(code, await present(report, wanted, typed, io));
  return worse(told, await mustHaveChecked(report, typed.words, io, { silent, silentSources }));
};
