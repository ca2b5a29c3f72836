import { byteCodesIn } from './byte-codes.ts';
import { changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A value as it was before it was written into an address. */
export function plainOf(value: string): string {
  return withoutPercents(value)?.text ?? value;
}

/** A text with its percent codes undone, as far as they are UTF-8; `undefined` where there are none. */
export function withoutPercents(text: string): Unescaped | undefined {
  return text.includes('%') ? changed(text, byteCodesIn(text, '%')) : undefined;
}
