/** Throws where a word is none of those that there are: programs without types may call, and what they misspell would do nothing. */
export function mustBeOneOf(called: string, words: readonly unknown[], word: unknown): undefined {
  if (words.includes(word)) return undefined;
  throw new TypeError(`There is no ${called} ${JSON.stringify(word)}. There are ${words.join(', ')}.`);
}
