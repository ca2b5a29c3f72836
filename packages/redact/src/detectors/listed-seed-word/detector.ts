import type { Place, PlaceDetector } from '../../detector.ts';

/** The words that give a wallet away, where a document holds each by itself. */
export const listedSeedWord: PlaceDetector = {
  id: 'listed-seed-word',
  type: 'seed_phrase',
  label: 'Word of a wallet seed phrase in a list',
  shape:
    'Each lower-case word of three to eight letters in an array under `mnemonic`, `seedWords`, `seed_phrase`, `recoveryPhrase` and their like.',
  link: 'https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  keyWords: ['mnemonic', 'seed', 'recovery', 'backup'],
  concerns: isInList,
  inspect: (text) => (word.test(text) ? [[0, text.length]] : []),
};

/** One word may be the name of an instruction; what stands behind a word of that kind is the next one. */
function isInList({ key, path, previous }: Place): boolean {
  const at = path.at(-1);
  return (
    key !== undefined &&
    lists.test(key) &&
    typeof at === 'number' &&
    (at === 0 || (previous !== undefined && word.test(previous)))
  );
}

/** The plural names instructions of a processor. */
const lists = /^(?:mnemonic|(?:mnemonic|(?:wallet_?)?seed|(?:secret_?)?recovery|backup)_?(?:words?|phrase))$/i;
const word = /^[a-z]{3,8}$/;
