import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/** A text without a terminal's orders for colours or the cursor, which can stand between a name and its value. */
export function colourless(text: string): Unescaped | undefined {
  if (!text.includes('\u001b[')) return undefined;
  return changed(
    text,
    Array.from(text.matchAll(order), ({ 0: whole, index }): Change => [index, index + whole.length]),
  );
}

const order = /\u001b\[[0-9;?]{0,16}[A-Za-z]/g;
