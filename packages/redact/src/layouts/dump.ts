import { type Layout, linkOf, pairsWith } from './layout.ts';
import { lineHead } from './line-head.ts';

const between = `"?\\] ?=>\\s{1,12}(?:(?<=\\n)${lineHead}\\s{0,12})?(?:string\\(\\d{1,5}\\) |int\\()?"?`;

/** What PHP prints of an array or an object: `["name"]=> string(4) "value"`, `[name] => value`. */
export const dump: Layout = {
  link: linkOf(between),
  signs: [']=>', '] =>'],
  pairs: pairsWith(
    new RegExp(
      `\\["?(?<key>[^"\\]\\n]{2,60})${between}(?<value>(?!array\\(|Array\\b)[^"\\s)][^"\\n]{1,399})(?="|\\r?\\n|$)`,
      'dg',
    ),
  ),
};
