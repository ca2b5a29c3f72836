import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const between =
  ':\\*{0,2}[ \\t]{0,4}\\r?\\n(?:[ \\t]{0,8}\\r?\\n)?[ \\t]{0,8}\\x60{3}[a-z]{0,12}[ \\t]{0,4}\\r?\\n[ \\t]{0,8}';

/** A value alone in a block of Markdown, below the line that ends in its name: "Here is the name:" and the value between fences. */
export const block: Layout = {
  link: linkOf(between),
  signs: ['\x60\x60\x60'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        (?<![\w.-])(?<key>(?:(?!(?:an?|the|this|that|your|our|my|its|new|is|are)[ ])[A-Za-z][\w-]{0,40}[ ])?[A-Za-z_][\w.-]{2,60})
        ${between}(?<value>[^\s\x60<>]{6,300})[ \t]{0,8}\r?\n[ \t]{0,8}\x60{3}
      `,
      'dg',
    ),
  ),
};
