import { blank, carriageReturn } from '../code-units.ts';
import { codeAt } from '../offsets.ts';
import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/** A text without the blanks before the ends of its lines, with which terminals and tables fill a line; undefined where there are none. */
export function withoutTrailingBlanks(text: string): Unescaped | undefined {
  if (!hasBlanksAtEnd(text)) return undefined;
  return changed(
    text,
    Array.from(text.matchAll(trailing), ({ 0: blanks, index }): Change => [index, index + blanks.length]),
  );
}

/** Looks before each line end: to look for a blank and what is behind it would stop at each of the blanks between words. */
function hasBlanksAtEnd(text: string): boolean {
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    const before = codeAt(text, at - 1);
    if (before === blank || (before === carriageReturn && codeAt(text, at - 2) === blank)) return true;
  }
  return text.endsWith(' ');
}

const trailing = /(?<! ) +(?=\r?\n|$)/g;
