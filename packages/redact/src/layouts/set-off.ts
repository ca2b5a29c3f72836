import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

/** What is said of a value, rather than the value itself, has blanks in it: `**Password:** the one of last week`. */
const value = '(?<value>[^\\s\\x60*<>]{4,300})';
const telling = '(?:[ ]?(?:[:=]|->|\u2192)[ ]?|[ ](?:is|equals|is set to|to)[ ])';

/** A name that Markdown or a page sets off, and its value behind it: `**name:** value`, `<code>name</code>: <code>value</code>`. */
export const setOff: Layout = {
  link: linkOf(`(?::(?:\\*\\*|__)[ \\t]{1,4}\\x60?|\\x60${telling}\\x60|</code>${telling}<code>)`),
  signs: [':** ', ':__ ', '\x60', '</code>'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        (?<![*\w])(?<mark>\*\*|__)(?<key>[A-Za-z][\w .-]{1,58}):\k<mark>[ \t]{1,4}(?<quote>\x60?)${value}\k<quote>(?=[ \t]{0,8}(?:\r?\n|$))
      `,
      'dg',
    ),
    // Of two that are set off, the second may be another name: "rename `token` to `auth_token`".
    new RegExp(
      inLines`
        (?<!(?:[Rr]ename|[Mm]ove|[Cc]opy|[Mm]ap)(?:[sd]|ing)?[ ](?:the[ ])?)(?<open>\x60|<code>)(?<key>[A-Za-z_][\w.-]{1,59})
        (?:\x60${telling}\x60|</code>${telling}<code>)(?<value>(?=[^\s\x60<]{0,299}\d)[^\s\x60<>]{6,300})(?:\x60|</code>)
      `,
      'dg',
    ),
  ),
};
