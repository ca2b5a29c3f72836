import type { Report, Result } from '@trace-formats/schema/report';
import type { CannotWork } from '../cannot-work.ts';
import type { Program } from '../command-line/program.ts';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { nothingIn } from '../input/nothing-in.ts';
import type { Io } from '../io.ts';

/** What is known of a run beside its report. */
export interface Checked {
  /** Documents that the report has no result of. */
  readonly silent?: number;
  /** Files that the report says nothing of, since nothing is to be said. */
  readonly silentSources?: readonly string[];
  /** Whether some files are left out on purpose. */
  readonly ignores?: boolean;
  /** False where the words are no places of what was checked. */
  readonly byWord?: boolean;
}

/**
 * Whether there was anything to check, in each folder that was named. A path that leads to no document must not look like one whose
 * documents are all sound: nobody reads the report of a job that passed.
 */
export async function mustHaveChecked(
  { tool, results, summary }: Report,
  words: readonly string[],
  io: Io,
  { silent = 0, silentSources = [], ignores = false, byWord = true }: Checked = {},
): Promise<ExitCode> {
  const isKnown = results.some(({ format }) => format !== null && format !== 'unknown');
  const isAny = silent > 0 || summary.errors > 0 || isKnown;
  const left = !isAny
    ? words
    : byWord && words.length > 1
      ? await leftOf(words, results, silentSources, io)
      : undefined;
  if (left === undefined) return clean;
  return foundNothing(tool.name, nothingIn(left, 'file of a known format', ', so nothing was checked', ignores), io);
}

async function leftOf(
  words: readonly string[],
  results: readonly Result[],
  silentSources: readonly string[],
  io: Io,
): Promise<readonly string[] | undefined> {
  const { checkedIn, fruitless } = await import('./fruitless.ts');
  const left = fruitless(words, [...checkedIn(results), ...silentSources], io.cwd);
  return left.length === 0 ? undefined : left;
}

/** Says after a report what it found nothing of. */
export async function foundNothing(program: Program, what: CannotWork, io: Io): Promise<ExitCode> {
  io.err((await import('../command-line/complaint.ts')).complaint(program, what, io));
  return cannotWork;
}
