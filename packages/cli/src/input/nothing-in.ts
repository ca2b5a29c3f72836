import { CannotWork } from '../cannot-work.ts';

/** What is said where the paths that were named, or the current folder, lead to nothing that could be worked on; and what follows. */
export function nothingIn(words: readonly string[], sought: string, consequence = ''): CannotWork {
  const places = words.length > 3 ? `any of the ${words.length} paths` : words.join(', ') || 'the current folder';
  const advice = words.length === 0 ? 'Name the path of what is meant.' : 'Correct the path.';
  return new CannotWork(`There is no ${sought} in ${places}${consequence}.`, advice);
}
