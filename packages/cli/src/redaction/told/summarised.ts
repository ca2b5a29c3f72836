import type { Typed } from '../../command-line/options.ts';
import { type ExitCode, worse } from '../../exit-code.ts';
import type { Io } from '../../io.ts';
import { exitCodeOf } from '../../report/exit-code-of.ts';
import { present } from '../../report/present.ts';
import { reportOf } from '../../report/report-of.ts';
import { isForPeople, type wantedReports } from '../../report/wanted-reports.ts';
import type { RedactRun } from '../run.ts';

/** What came of a run, and over how many files. */
export interface Outcome extends RedactRun {
  readonly files: number;
}

/** Reports what was asked for, says in a line what was masked, and gives the exit code. */
export async function summarised(
  { results, counts, files, renamed, telling, notes, code }: Outcome,
  wanted: ReturnType<typeof wantedReports>,
  typed: Typed,
  io: Io,
): Promise<ExitCode> {
  const names = typed.has('output') ? renamed : telling;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const asked = typed.switch('report') === true || typed.has('format');
  const failures = results.filter((result) => result.findings.length > 0);
  const failed = failures.length > 0;
  // The document itself may be on standard output: what is said about it goes beside.
  const isElsewhere = typed.has('output') || typed.switch('in-place') === true || typed.switch('check') === true;
  const beside: Io = isElsewhere ? io : { ...io, out: io.err };
  if (asked || failed) {
    const told = asked ? results : failures;
    const silentFiles = files - new Set(told.map(({ file }) => file)).size;
    await present(
      await reportOf('trace-formats', null, told, { silentFiles, silent: silentFiles }),
      wanted,
      typed,
      beside,
    );
  }
  // A report for programs that goes beside the document stands there alone; it tells the same.
  const isAlone = asked && !isElsewhere && wanted.some(({ name, file }) => file === undefined && !isForPeople(name));
  const say = (sentence: string): void => {
    if (!isAlone) io.err(`${sentence}\n`);
  };
  const did = typed.switch('check') ? 'would be masked' : 'masked';
  const kinds = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([label, count]) => `${label} ${count}`)
    .join(', ');
  // After a refusal, "nothing was found" would be taken for all clear.
  const isSilent = total === 0 && failed;
  const found = names === 0 ? 'was found' : 'was found in what the files hold';
  if (!isSilent)
    say(total === 0 ? `Nothing sensitive ${found}.` : `${total} ${total === 1 ? 'value' : 'values'} ${did}: ${kinds}.`);
  if (names > 0) say(namesHold(names, typed));
  for (const note of notes) say(note);
  // What is left to mask weighs as an error, also where no report tells of it.
  const left = typed.switch('check') ? total + names : 0;
  return worse(code, exitCodeOf({ summary: { errors: left, warnings: 0 } }, typed));
}

function namesHold(count: number, typed: Typed): string {
  const subject = count === 1 ? 'The name or the folders of one file' : `The names or the folders of ${count} files`;
  const have = count === 1 ? 'has' : 'have';
  if (typed.has('output')) return `${subject} ${have} been masked too.`;
  return `${subject} ${count === 1 ? 'tells' : 'tell'} something sensitive too, which only -o <folder> masks.`;
}
