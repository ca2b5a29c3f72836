/**
 * The kind of each character, from 0 to 31: a letter's place in the alphabet, whether it is a capital or not, one kind for
 * digits and a few for signs that are frequent in logs. Any other character, and any beyond ASCII, is of kind 0.
 */
export const kinds: Uint8Array = new Uint8Array(128);
for (let letter = 1; letter <= 26; letter++) kinds[64 + letter] = kinds[96 + letter] = letter;
for (const [index, signs] of ['0123456789', ' ', '_-', '"\'', ':='].entries())
  for (let at = 0; at < signs.length; at++) kinds[signs.charCodeAt(at)] = 27 + index;

/** The kind of a character. */
export function kindOf(code: number): number {
  return code < 128 ? kinds[code]! : 0;
}
