import type { Change } from '../spelling/changed.ts';

/** What stands between the strings of a program that it puts together: quotes, and what joins them in its language, over lines too. */
export function joinsIn(text: string): readonly Change[] {
  if (text.search(join) === -1) return [];
  return Array.from(text.matchAll(join), ({ 0: whole, index }): Change => [index, index + whole.length]);
}

/** A plus, dots, an ampersand, two bars, a backslash at the end of a line, or nothing; and the signs of a patch before lines. What stands in a list is no one string. */
const join =
  /(["'\x60])(?:[ \t]|\r?\n[-+>#*]?){0,60}(?:(?:\+|\.{1,2}|&|\|\||<>|~|\\)(?:[ \t]|\r?\n[-+>#*]?){0,60})?[bBfFrRuU]?\1/g;
