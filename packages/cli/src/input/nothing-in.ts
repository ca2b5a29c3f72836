import { CannotWork } from '../cannot-work.ts';

/** What is said where the paths that were named lead to nothing that could be worked on. */
export function nothingIn(words: readonly string[], sought: string): CannotWork {
  const places = words.length > 3 ? `any of the ${words.length} paths` : words.join(', ');
  return new CannotWork(`There is no ${sought} in ${places}.`, 'Correct the path.');
}
