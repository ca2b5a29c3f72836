import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A text without the blanks before the ends of its lines, with which terminals and tables fill a line; undefined where there are none. */
export function withoutTrailingBlanks(text: string): Unescaped | undefined {
  if (!text.includes(' \n') && !text.includes(' \r\n') && !text.endsWith(' ')) return undefined;
  return changed(
    text,
    Array.from(text.matchAll(trailing), ({ 0: blanks, index }): Change => [index, index + blanks.length]),
  );
}

const trailing = /(?<! ) +(?=\r?\n|$)/g;
