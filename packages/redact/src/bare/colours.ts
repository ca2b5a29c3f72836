import { inLines } from '../shape/in-lines.ts';
import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/**
 * A text without a terminal's orders for colours or the cursor, which can stand between a name and its value, and without what is
 * left of those for colours where a log or a page has dropped the first character of each.
 */
export function colourless(text: string): Unescaped | undefined {
  return (
    changed(text, coloursIn(text)) ?? (endOfColour.test(text) ? changed(text, changesBy(cutOrder, text)) : undefined)
  );
}

/** What ends a colour is as good as never written otherwise; a number in brackets before a word that begins with m may be. */
const endOfColour = /\[(?<!(?:\\(?:e|0?33|x1[bB]|u001[bB])|\^\[)\[)(?:0|39|22)m(?![a-z])/;
/** Not behind a first character that is written otherwise: with that, another reading takes off the whole. */
const cutOrder = /\[(?<!(?:\\(?:e|0?33|x1[bB]|u001[bB])|\^\[)\[)(?:\d{1,3}(?:;\d{1,3}){0,6})?m/g;

/** Where such orders stand. */
export function coloursIn(text: string): readonly Change[] {
  return text.includes('\u001b') ? changesBy(order, text) : [];
}

/** Where they and all others stand that show nothing: a link around a word, a title, a letter that is struck twice, and orders that are shown as they are typed. */
export function ordersIn(text: string): readonly Change[] {
  return mayBeOrder.test(text) ? changesBy(anyOrder, text) : [];
}

function changesBy(expression: RegExp, text: string): readonly Change[] {
  return Array.from(text.matchAll(expression), ({ 0: whole, index }): Change => [index, index + whole.length]);
}

const order = /\u001b(?:\[[0-9:;<=>?]{0,40}[ !$']?[@-~]|[()][A-Z0-9])/g;
const mayBeOrder = /[\b\u001b\u009b]|\\e\[|\\0?33\[|\\x1[bB]\[|\\u001[bB]\[|\^\[/;
const anyOrder = new RegExp(
  inLines`
    (?:\u001b|\\{1,4}(?:e|0?33|x1[bB]|u001[bB])|\^\[)\[[0-9:;<=>?]{0,40}[ ]?[@-~]|
    \u009b[0-9:;<=>?]{0,40}[ ]?[@-~]|
    \u001b(?:[()][A-Z0-9]|\][^\u0007\u001b\n]{0,4000}(?:\u0007|\u001b\\))|
    [^\n\b]\u0008
  `,
  'g',
);
