import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const told = 'value|val|content|text|data|answer';
/** A document is told by its type, and its number stands beside that. */
const numbered = '(?:(?:document|doc|id|identification)[_-]?)?(?:number|no|nr)';

function between(keys: string): string {
  return inLines`
    (?:
      ["'],\s{0,20}["']?(?:${keys})["']?\s{0,3}[:=]\s{0,3}["']|
      ["']?[ ]?\r?\n[ ]{1,20}(?:${keys}):[ ]{1,3}["']?|
      [ ]{0,8}\r?\nValue[ ]{0,20}:[ ]
    )
  `;
}

/** A record of a name and its value, in a program, in YAML or in a list of PowerShell: `{ key: 'name', answer: 'value' }`. */
export const entry: Layout = {
  link: linkOf(between(`${told}|${numbered}`)),
  signs: ['value', 'answer', 'Value'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        (?<![A-Za-z\d])(?:name|key|field|label|question)["']?\s{0,3}[:=]\s{0,3}["']?(?<key>[^"'\n:=,]{2,60})${between(told)}
        (?<value>[^"'\s][^"'\n]{1,399})(?=["']|\r?\n|$)
      `,
      'dg',
    ),
    // PowerShell puts the colons below one another.
    /(?<![A-Za-z\d])(?:Name|Key)[ ]{0,20}: (?<key>[^"'\n:=, ]{2,60})[ ]{0,8}\r?\nValue[ ]{0,20}: (?<value>[^\s][^\n]{1,399}?)(?=\r?\n|$)/dg,
  ),
};
