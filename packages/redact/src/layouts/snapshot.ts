import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

/** What the snapshot says of an element behind its name: its number, and how it is. */
const state = '(?: \\[[^\\]\\n]{1,40}\\])';
/** The elements that somebody fills in. */
const fields = '(?:textbox|searchbox|combobox|spinbutton)';

/** A field and what stands in it, in the outline of a page that a browser's driver shows: `- textbox "name" [ref=e5]: value`. */
export const snapshot: Layout = {
  // Without any the sign alone joins them, as it does everywhere.
  link: linkOf(`(?: ?\\*)?:?"${state}{1,6}'?: ["']?`),
  signs: ['textbox "', 'searchbox "', 'combobox "', 'spinbutton "'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        (?:^|\n)[ \t]{0,80}- '?${fields} "(?<key>[^"\n]{2,60}?)(?: ?\*)?:?"${state}{0,6}'?:[ ]
        (?:["'](?=[^\n]{2,402}["'][ \t]{0,8}(?:\r?\n|$)))?(?<value>[^\s"'][^\n]{0,399}?)["']?(?=[ \t]{0,8}(?:\r?\n|$))
      `,
      'dg',
    ),
  ),
};
