import { wordsOf } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';

/** All of a text. */
export function whole(text: string): Range {
  return [0, text.length];
}

/** True for three words or more without the signs of a program. */
export function isSentence(text: string): boolean {
  return wordsOf(text).length >= 3 && !/[{}<>=|\\^$;]/.test(text.replace(/`[^`]*`/g, ''));
}
