import { type Layout, linkOf, pairsWith } from './layout.ts';
import { lineHead } from './line-head.ts';

const between = `["']\\s{0,4}\\n${lineHead}\\s{0,8}\\d{1,5}\\)\\s{0,2}["']`;

/** A list in which names and values take turns, as Redis answers: `1) "name"`, `2) "value"`. */
export const answer: Layout = {
  link: linkOf(between),
  signs: [') "'],
  pairs: pairsWith(
    new RegExp(
      `(?:^|\\n)${lineHead} {0,8}\\d{0,4}[13579]\\) "(?<key>[^"\\n]{2,60})${between}(?<value>[^"\\n]{2,400})"`,
      'dg',
    ),
  ),
};
