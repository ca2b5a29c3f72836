const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** An id or a label as people see it: composed, without signs that nobody sees and blanks at its ends, and every blank alike. */
export function asSeen(id: string): string {
  // Most ids are plain.
  if (/^[\w.:/-]*$/.test(id)) return id;
  return id.replace(/\s/gu, ' ').replace(unseen, '').normalize('NFC').replace(/ +/g, ' ').trim();
}

/** As some file systems and hasty readers take it: without regard to case, and to letters that are drawn as those of another script. */
export function asTaken(id: string): string {
  const small = asSeen(id).toLowerCase();
  return /^[\w.:/-]*$/.test(small)
    ? small
    : small.replace(/[^\0-\x7f]/gu, (letter) => drawnAlike.get(letter) ?? letter);
}

/** Small letters of Cyrillic and Greek beside the Latin ones that look the same. */
const drawnAlike: ReadonlyMap<string, string> = new Map(
  'аa еe оo рp сc хx уy іi ѕs јj һh ԁd ԛq ԝw οo νv ιi υu αa ρp'.split(' ').map((pair) => [pair[0]!, pair[1]!] as const),
);

/** It in quotes, with the codes of what nobody sees. */
export function spelled(id: string): string {
  return JSON.stringify(id).replace(unseen, (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
