/** What is said of a word that is none of those to choose from. What is no text is not told: it may be anything. */
export function unknownWord(called: string, word: unknown, choice: string): TypeError {
  const told = typeof word === 'string' ? ` "${word.slice(0, 99)}"` : ' that was given';
  return new TypeError(`The ${called}${told} is not known. Choose ${choice}.`);
}
