import { isNameCharacter } from '../../assignment/assignment-of.ts';
import { backslash } from '../../code-units.ts';
import type { PatternDetector } from '../../detector.ts';
import { codeAt } from '../../offsets.ts';

/**
 * The name in which an offset lies, as it will be read from an assignment. There are two behind a backslash, where the first
 * letter may belong to an escape. Undefined where the name is too long to be sure of, or where a character written by its
 * number may be its beginning.
 */
export function namesAt(text: string, at: number): readonly string[] | undefined {
  let from = at;
  while (at - from < longest && isNameCharacter(codeAt(text, from - 1))) from -= 1;
  let to = at;
  while (to - at < longest && isOfWord(codeAt(text, to))) to += 1;
  if (at - from === longest || to - at === longest) return undefined;
  if (codeAt(text, from - 1) !== backslash) return [text.slice(from, to)];
  return from < at && 'nrtbf'.includes(text[from]!) ? [text.slice(from, to), text.slice(from + 1, to)] : undefined;
}

/** True for names that a detector refuses, and their singulars too: what is made of `tokens` is a `token`. */
export function refuses(
  { refusesName }: Pick<PatternDetector, 'refusesName'>,
  names: readonly string[] | undefined,
): boolean {
  if (refusesName === undefined || names === undefined) return false;
  return names.every((name) => refusesName(name) && (!/s$/i.test(name) || refusesName(name.slice(0, -1))));
}

const longest = 60;

function isOfWord(code: number): boolean {
  return isNameCharacter(code) && !'.$%@'.includes(String.fromCharCode(code));
}
