import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/** A text without a terminal's orders for colours or the cursor, which can stand between a name and its value. */
export function colourless(text: string): Unescaped | undefined {
  return changed(text, coloursIn(text));
}

/** Where such orders stand. */
export function coloursIn(text: string): readonly Change[] {
  if (!text.includes('\u001b[')) return [];
  return Array.from(text.matchAll(order), ({ 0: whole, index }): Change => [index, index + whole.length]);
}

const order = /\u001b\[[0-9;?]{0,16}[A-Za-z]/g;
