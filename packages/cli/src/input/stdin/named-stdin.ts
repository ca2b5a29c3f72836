import { CannotWork } from '../../cannot-work.ts';
import type { Typed } from '../../command-line/options.ts';

/** The name that was given to standard input. Throws where it is not among what is read: whoever gave it meant that it is. */
export function nameOfStdin(typed: Typed, words: readonly string[] = typed.words): string | undefined {
  const name = typed.value('stdin-filename');
  if (name === undefined || words.includes('-')) return name;
  throw new CannotWork(
    'The flag --stdin-filename names standard input, of which nothing is read here.',
    'Name - among the paths, or leave the flag out.',
  );
}
