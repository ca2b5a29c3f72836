/**
 * Throws where a word is none of those that there are: programs without types may call, and what they misspell would do nothing.
 */
export function mustBeOneOf(called: string, words: readonly unknown[], word: unknown): void {
  if (words.includes(word)) return;
  // Whoever turned the arguments round must not find a whole trace in the log.
  const isTold = typeof word === 'string' || typeof word === 'number' || typeof word === 'boolean';
  const told = isTold ? JSON.stringify(word).slice(0, 99) : 'like that';
  throw new TypeError(`There is no ${called} ${told}. There are ${words.join(', ')}.`);
}
