import { CannotWork } from '../cannot-work.ts';

/**
 * What is said where the paths that were named, or the current folder, lead to nothing that could be worked on; and what follows.
 * `ignores` tells that there are patterns by which files are left out.
 */
export function nothingIn(words: readonly string[], sought: string, consequence = '', ignores = false): CannotWork {
  const places = words.length > 3 ? `any of the ${words.length} paths` : words.join(', ') || 'the current folder';
  const path = words.length === 0 ? 'Name the path of what is meant' : 'Correct the path';
  const patterns = `${words.length === 0 ? ', or correct' : ' or'} the patterns by which files are ignored`;
  const advice = `${path}${ignores ? patterns : ''}.`;
  return new CannotWork(`There is no ${sought} in ${places}${consequence}.`, advice);
}
