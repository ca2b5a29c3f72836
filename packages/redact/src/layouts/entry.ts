import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const told = '(?:value|val|content|text|data|answer)';
const between = inLines`
  (?:
    ["'],\s{0,20}["']?${told}["']?\s{0,3}[:=]\s{0,3}["']|
    ["']?[ ]?\r?\n[ ]{1,20}${told}:[ ]{1,3}["']?
  )
`;

/** A record of a name and its value, in a program or in YAML: `{ key: 'name', answer: 'value' }`. */
export const entry: Layout = {
  link: linkOf(between),
  signs: ['value', 'answer'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        (?<![A-Za-z\d])(?:name|key|field|label|question)["']?\s{0,3}[:=]\s{0,3}["']?(?<key>[^"'\n:=,]{2,60})${between}
        (?<value>[^"'\s][^"'\n]{1,399})(?=["']|\r?\n|$)
      `,
      'dg',
    ),
  ),
};
