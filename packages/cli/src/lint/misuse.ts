import { closest } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import type { LintSources } from './sources.ts';

/** Refuses flags that have no meaning together, or with what is read and written. */
export function mustMakeSense(typed: Typed, writesBlob: boolean): void {
  const readsStdin = typed.words.includes('-');
  if (typed.switch('fix') === true && readsStdin)
    throw new CannotWork('--fix cannot mend standard input.', 'Name the file, or look at --fix-dry-run.');
  if (typed.has('receipt') && readsStdin)
    throw new CannotWork('A receipt speaks of files, and standard input is none.', 'Name the file.');
  if (!writesBlob) return;
  if (readsStdin) throw new CannotWork('A blob speaks of files, and standard input is none.', 'Name the file.');
  for (const flag of ['fix', 'fix-dry-run', 'suppress-all', 'prune-suppressions'])
    if (typed.switch(flag) === true)
      throw new CannotWork(
        `--${flag} and ${typed.has('shard') ? '--shard' : '-f blob'} exclude one another.`,
        'Do one after the other.',
      );
  if (typed.has('receipt') && typed.has('shard'))
    throw new CannotWork(
      'A receipt speaks of the whole dataset, and a shard is a part of it.',
      'Write forsy-lint merge <blobs...> --receipt <file>.',
    );
}

/** A word that leads to nothing and looks like one of the commands is one that was misspelt. */
export function mustBeNoCommand(word: string | undefined, { unreadable }: LintSources): void {
  if (word === undefined || !unreadable.some(({ name }) => name === word)) return;
  const near = closest(word, commands);
  if (near === undefined) return;
  throw new CannotWork(
    `There is no file, folder or command ${JSON.stringify(word.slice(0, 60))}.`,
    `Did you mean forsy-lint ${near}?`,
  );
}

/** What most flags take stands behind a blank, and what this one takes behind an equals sign: without it the word is a path. */
export function mustBeNoValue(typed: Typed, { unreadable }: LintSources): void {
  if (!typed.has('release') || typed.value('release') === 'reviewed') return;
  if (unreadable.some(({ name }) => name === 'reviewed'))
    throw new CannotWork(
      'There is no file or folder "reviewed".',
      'If it is what the release is asked for, write --release=reviewed.',
    );
}

/** What `programs.ts` names, which leads to this file and cannot be asked from here. */
export const commands: readonly string[] = ['rules', 'explain', 'init', 'attest', 'verify', 'merge', 'help'];
