import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const between = '[^\\n[]{0,160}\\[type=[\\w.]{1,40}, input_value=["\']';

/** A field that Pydantic does not accept, and what stood in it: `name`, a sentence, `[type=…, input_value='value']`. A log that is set apart takes a blank of the sentence with it. */
export const rejection: Layout = {
  link: linkOf(`(?:\\n {1,3})?${between}`),
  signs: ['input_value='],
  pairs: pairsWith(
    new RegExp(
      inLines`
        (?:^|\n)(?:[\w.]{1,60}\.)?(?<key>[\w ]{2,60})\n[ ]{1,3}${between.replaceAll(' ', '[ ]')}(?<value>[^"'\n]{2,400})["']
      `,
      'dg',
    ),
  ),
};
