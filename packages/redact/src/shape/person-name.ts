/** One word of a name in a pattern with the flag `u`: it begins with a capital. */
export const nameWord = "\\p{Lu}[\\p{L}'\\u2019-]{1,30}";

/** Small words between a name's others, as a pattern; the longer ones first. */
export const nameParticles =
  'van der|van den|van de|van|von der|von|zu|der|den|de la|de los|de las|del|della|de|da|dos|das|do|di|du|le|la|los|el|al|bin|binti|ibn|ter|ten|af|av';

/** A whole name: two or three such words, perhaps with an initial or a particle between them. */
export const wholeName: string = `${nameWord}(?: \\p{Lu}\\.)?(?: (?:${nameParticles})){0,2} ${nameWord}(?: ${nameWord})?`;

/** One to four words in letters that know no capitals. */
export const nameInOtherScript =
  '\\p{Lo}[\\p{Lo}\\p{Lm}\\p{M}]{0,19}(?:[ \\u3000\u00b7\u30fb]\\p{Lo}[\\p{Lo}\\p{Lm}\\p{M}]{0,19}){0,3}';

/** A text that is one to four words of a name and nothing else, as cells and values are. */
export const onlyName: RegExp = new RegExp(
  `^\\p{Lu}[\\p{L}'\\u2019.-]{1,30}(?:,? (?:(?:${nameParticles}) ){0,2}\\p{Lu}[\\p{L}'\\u2019.-]{0,30}){0,3}$|^\\p{Lo}[\\p{Lo}\\p{Lm}\\p{M}]{0,12}(?:[ \\u3000\u00b7\u30fb][\\p{Lo}\\p{M}]{1,12}){0,3}$`,
  'u',
);

/** True for one of the small words. */
export function isNameParticle(word: string): boolean {
  return particle.test(word);
}

const particle = new RegExp(`^(?:${nameParticles.replaceAll(' ', '|')}|y|e)$`);
