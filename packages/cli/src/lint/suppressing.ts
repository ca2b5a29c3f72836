import type { Result } from '@trace-formats/schema/report';
import { cannotWork, clean, type ExitCode, worse } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { baselineOf, writeBaseline } from './config/baseline.ts';
import { hasCrash } from './has-crash.ts';
import type { LintContext } from './plan.ts';
import type { LintRun } from './run.ts';
import { askedIn, partWith } from './whole/asked.ts';
import { lintWhole } from './whole/whole.ts';

/** Writes all open findings down, to be lived with. */
export async function suppressAll(run: LintRun, context: LintContext, io: Io): Promise<ExitCode> {
  const { path, file } = baselineOf(context.plan);
  const results = await lintWhole(run.results, run.facts, context, { baselineFile: file, prunes: true });
  const open = results.flatMap(({ file, findings }) => {
    const part = partWith(file, context);
    return findings
      .filter(isForBaseline)
      .map(({ rule, fingerprint }) => ({ rule, fingerprint: fingerprint!, ...part }));
  });
  // What was not looked at, or could not be, may well have findings of before.
  const kept = run.code === cannotWork ? context.plan.baseline : context.decided.needed(askedIn(context, run.results));
  const count = writeBaseline(path, [...kept, ...open]);
  const gone = context.plan.baseline.length - kept.length;
  const less =
    gone === 0
      ? ''
      : ` ${gone} that it held before ${gone === 1 ? 'was' : 'were'} not found in what was looked at, and ${gone === 1 ? 'is' : 'are'} out.`;
  io.err(`${file} now holds ${count} ${count === 1 ? 'finding' : 'findings'}.${less}\n`);
  return worse(run.code, hasCrash(results) ? cannotWork : clean);
}

/** Takes out what matches nothing any more, unless something could not be looked at that it may match. */
export function prune(code: ExitCode, looked: LintRun['results'], context: LintContext, io: Io): void {
  const { plan, decided } = context;
  const { path, file } = baselineOf(plan);
  if (code === cannotWork) {
    io.err(`${file} is as it was, since not everything could be looked at.\n`);
    return;
  }
  const asked = askedIn(context, looked);
  const kept = decided.needed(asked);
  const count = writeBaseline(path, kept);
  // Of an entry that names no part nobody can say where it is about, unless everything was looked at.
  const unsure =
    kept.length -
    decided.needed({ ...asked, place: (within, rule) => within === undefined || asked.place(within, rule) }).length;
  const rest =
    unsure === 0
      ? ''
      : ` ${unsure} ${unsure === 1 ? 'matches' : 'match'} nothing here but may speak of what was not looked at: name the whole folder of the baseline to have ${unsure === 1 ? 'it' : 'them'} judged.`;
  io.err(`${file}: ${plan.baseline.length - count} of ${plan.baseline.length} entries were taken out.${rest}\n`);
}

function isForBaseline({ severity, stage, suppressed, fingerprint }: Result['findings'][number]): boolean {
  return suppressed === null && severity !== 'note' && stage !== 'internal' && fingerprint !== null;
}
