import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/**
 * A text as it was before `cat -A` showed what nobody sees in it: a `$` at the end of each line, `^I` for a tab and `^M` for the other sign
 * of a line end. Undefined where lines do not end so.
 */
export function withoutShownEnds(text: string): Unescaped | undefined {
  if (!text.includes('$\n')) return undefined;
  const changes: Change[] = [];
  for (const { 0: lines, index } of text.matchAll(shown))
    for (const { 0: sign, index: at } of lines.matchAll(signs))
      changes.push([index + at, index + at + sign.length, sign === '^I' ? '\t' : '']);
  return changed(text, changes);
}

/** Lines that all end with that sign: one alone may be a sum or an expression. */
const shown = /^[^\n]{0,4000}\$(?:\n[^\n]{0,4000}\$(?=\n|$))+/gm;
const signs = /\^I|(?:\^M)?\$(?=\n|$)/g;
