import { createSession, type Policy, type RedactOptions, type Strategy, type Style } from '@trace-formats/redact';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { cannotWork } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { keyFrom } from '../redaction/asked/key-file.ts';
import { plan } from '../redaction/asked/plan.ts';
import { redactConfig } from '../redaction/asked/redact-config.ts';
import { redactFiles } from '../redaction/run.ts';
import { summarised } from '../redaction/told/summarised.ts';
import { wantedReports } from '../report/wanted-reports.ts';

/** `trace-formats redact`: masks what is sensitive, and writes nothing that still holds some of it. */
export const run: Run = async (typed, io) => {
  const wanted = wantedReports(typed);
  const options = optionsOf(typed, io);
  const { jobs, lost } = await plan(typed, io);
  const checks = typed.switch('check') === true;
  const isReported = typed.switch('report') === true || typed.has('format');
  const done = await redactFiles(jobs, options, { checks, isReported }, io);
  return summarised(
    {
      ...done,
      results: [...lost, ...done.results],
      files: jobs.length + lost.length,
      code: lost.length > 0 ? cannotWork : done.code,
    },
    wanted,
    typed,
    io,
  );
};

function optionsOf(typed: Typed, io: Io): RedactOptions {
  const file = typed.value('key-file');
  const key = file === undefined ? undefined : keyFrom(file, io);
  const config = typed.value('config');
  if (typed.value('strategy') === 'hash' && typed.value('style') === 'forsy')
    throw new CannotWork(
      'The strategy hash says nothing with the style forsy, whose markers hold a number and no digest.',
      'Leave one of the two out.',
    );
  if (file !== undefined && typed.value('style') === 'forsy')
    throw new CannotWork(
      'A key says nothing with the style forsy, whose markers are numbered anew in every run.',
      'Leave --key-file out, or write markers with --style open-token.',
    );
  return {
    policy: (typed.value('redact') ?? 'secrets') as Policy,
    strategy: (typed.value('strategy') ?? 'mask') as Strategy,
    style: (typed.value('style') ?? 'open-token') as Style,
    session: createSession(key === undefined ? {} : { key }),
    ...(config === undefined ? {} : redactConfig(config, io)),
  };
}
