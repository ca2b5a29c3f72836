import type { Unescaped } from '../spelling/escapes.ts';
import { type Layout, pairsWith } from './layout.ts';

/** A form as it is sent: `name=value&other=value`. Behind a known name its sign is one like others. */
export const form: Layout = {
  signs: ['&'],
  // A line with one name alone is no form, whatever stands elsewhere.
  pairs: pairsWith(
    /(?:^|[\n&?])(?<key>[A-Za-z_][\w.%[\]-]{1,60})=(?<value>[\w.%+*~:/@,-]{2,400})(?:(?=&)|(?<=[&?]\k<key>=\k<value>)(?=\s|$))/dg,
  ),
  undo: decoded,
};

/** A value without its signs of percent and plus, or `undefined` when it has none. */
function decoded(value: string, from: number): Unescaped | undefined {
  if (!/[%+]/.test(value)) return undefined;
  let text = '';
  const origins: number[] = [];
  for (const { 0: piece, index } of value.matchAll(letter)) {
    const plain = piece === '+' ? ' ' : piece.length > 2 ? decodeURIComponent(piece) : piece;
    for (const _ of plain.split('')) origins.push(from + index);
    text += plain;
  }
  origins.push(from + value.length);
  return { text, toOriginal: (offset) => origins[offset] ?? from + value.length };
}

/** A letter as it is sent: itself, or each of its bytes behind a sign of percent. */
const letter =
  /%[0-7][\dA-F]|%(?:C[2-9A-F]|D[\dA-F])%[89AB][\dA-F]|%E(?:[1-9A-CEF]%[89AB]|0%[AB]|D%[89])[\dA-F]%[89AB][\dA-F]|[\s\S]/gi;
