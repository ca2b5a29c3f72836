/**
 * True for an expression with a repeated group that holds nothing but a repetition, as in `(a+)+`. A text that does not match
 * is then read in more ways than anybody can wait for, though `a+` would say the same. Other expressions that go back without
 * end are not recognised here.
 */
export function hasRoundsInRounds({ source }: RegExp): boolean {
  const plain = source.replace(/\\[pPu]\{[^}]*\}|\\.|\[(?:[^\]\\]|\\.)*\]/gs, 'x');
  return /\((?:\?:|\?<\w+>)?[^()|*+?{}^$](?:[*+]|\{\d+,\})\??\)(?:[*+]|\{\d+,\})/.test(plain);
}
