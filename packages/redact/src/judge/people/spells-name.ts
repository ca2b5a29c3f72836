import { isNameParticle } from '../../shape/person-name.ts';

/**
 * True for the local part of an address that is made of the letters of a name: `hking`, `hayden.king`, `king.h`,
 * `haydenking`, and, when the name stands alone, also one of its words with or without a number, as in `hayden83`.
 */
export function spellsName(local: string, name: string, isAlone: boolean): boolean {
  const all = plainLetters(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  const words = all.filter((word) => !isNameParticle(word));
  // Some write the particles too.
  return spells(local, words, isAlone) || (all.length > words.length && spells(local, all, isAlone));
}

function spells(local: string, words: readonly string[], isAlone: boolean): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (words.length < 2 || first === undefined || last === undefined) return false;
  const parts = plainLetters(local.replace(/\+.*$/s, ''))
    .split(/[^a-z]+/)
    .filter(Boolean);
  const letters = parts.join('');
  if (letters.length < 3) return false;
  for (let at = 1; at < words.length; at++) {
    const [given, family] = [words.slice(0, at).join(''), words.slice(at).join('')];
    for (const [one, other] of [
      [given, family],
      [family, given],
    ] as const)
      if (letters === one + other || letters === one[0] + other || letters === one + other[0])
        return letters.length > 3;
  }
  const said = parts.filter((part) => part.length > 2);
  if (said.includes(first)) return said.includes(last) || said.length === 1;
  return isAlone && said.length === 1 && said[0] === last;
}

/** The letters as an address spells them: without accents, in small. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2019]/g, '')
    .replace(/[^\x00-\x7f]/g, (letter) => spelt[letter] ?? letter);
}

const spelt: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
