/**
 * True for an expression in which something that goes on is all of a group that goes on, as in `(a+)+`: a text that does not match in
 * the end is read in more ways than anybody can wait for, and `a+` would say the same. Others that go back without end are not told.
 */
export function hasRoundsInRounds({ source }: RegExp): boolean {
  const plain = source.replace(/\\[pPu]\{[^}]*\}|\\.|\[(?:[^\]\\]|\\.)*\]/gs, 'x');
  return /\((?:\?:|\?<\w+>)?[^()|*+?{}^$](?:[*+]|\{\d+,\})\??\)(?:[*+]|\{\d+,\})/.test(plain);
}
