import { inLines } from '../shape/in-lines.ts';

/** What tools and people put before lines, how many of them it takes to tell, and which may follow one another. */
export interface Kind {
  readonly head: RegExp;
  readonly least: number;
  readonly goesOn?: (last: RegExpExecArray, next: RegExpExecArray) => boolean;
  /** What the tool also puts behind the line. */
  readonly tail?: RegExp;
  /** The lines below begin with as many blanks as the first has before its words. */
  readonly hangs?: boolean;
  /** A sign for each level: what one of some lines has more of than the others belongs to that line. */
  readonly levels?: string;
  /** What says of the line above that it is something else. */
  readonly notBelow?: RegExp;
}

const byOne: Kind['goesOn'] = (last, next) => Number(next[1]) === Number(last[1]) + 1;

/** A line that was changed has its number twice. */
const byOneAtMost: Kind['goesOn'] = (last, next) => [0, 1].includes(Number(next[1]) - Number(last[1]));

/** What a search finds: the file, and the number of the line, which grows. */
export const found: Kind = {
  head: /([^\s:]{2,200}?)[:-](\d{1,7})[:-]/y,
  least: 2,
  goesOn: (last, next) =>
    next[1] === last[1] && Number(next[2]) > Number(last[2]) && (next[1]!.includes('.') || next[1]!.includes('/')),
};
/** Most texts hold no such thing at all. */
export const mayBeFound: RegExp = /:(?<=\w:)\d{1,7}:/;

/** The others, the more telling first. */
export const others: readonly Kind[] = [
  // How tools that show files number lines: behind an arrow, as `cat -n` does, or with a colon. A column of numbers that is data has
  // neither an arrow nor the white space before it, but the counts of `git shortlog` do; and a time has two digits behind its colon.
  { head: / {0,8}(\d{1,7})\u2192/y, least: 1, goesOn: byOne },
  { head: /(?=[ \d]{6,8}\t)(?: +|(?=\d{6}))(\d{1,8})\t/y, least: 3, goesOn: byOne },
  { head: /L(\d{1,7}): ?/y, least: 2, goesOn: byOne },
  { head: / {0,8}(\d{1,7}):(?: |$)/my, least: 3, goesOn: byOne },
  { head: / {0,8}(\d{1,7})[:-](?!\d\d(?!\d))/y, least: 3, goesOn: byOne },
  // Numbers with a tab, where no heading says that they are a column; and how some agents show a file, with all digits or few.
  { head: /(\d{1,7})\t/y, least: 4, goesOn: byOne, notBelow: /\t/ },
  { head: /(\d{5})\| ?/y, least: 2, goesOn: byOne },
  { head: / {0,8}(\d{1,7})\|/y, least: 3, goesOn: byOne, notBelow: /[^\s|]\s*\|/ },
  // A file of which some lines were changed.
  { head: / {1,8}(\d{1,7}) [ +-]/y, least: 3, goesOn: byOneAtMost },
  // Compilers and viewers draw a line behind the number; a table with a column of numbers has a heading.
  {
    head: / {0,8}(\d{1,7}) [\u2502\u2506|](?: |$)/my,
    least: 2,
    goesOn: byOne,
    notBelow: /[^\s|\u2502]\s*[|\u2502]|[+\u253c]-|-[+|]/,
  },
  // What terminals draw a frame around or a line beside; in a table such lines have others within.
  {
    head: /(?:\u27a4 YN\d{4}: )?[ \t]{0,8}[\u2502\u2503] ?(?=[^\n\u2502\u2503|]*(?:[\u2502\u2503][ \t]*)?\r?$)/my,
    least: 2,
    tail: /[ \t]*[\u2502\u2503][ \t]*$/,
  },
  { head: /[ \t]{1,8}\| (?=[^\n|]*$)/my, least: 2 },
  { head: /[ \t]{0,8}\| (?=[^\n|]*\|[ \t]*\r?$)/my, least: 2, tail: /[ \t]*\|[ \t]*$/ },
  // What failed in a test of Python.
  { head: /E {3}/y, least: 2 },
  // The lines of an answer that comes piece by piece; pieces of JSON are read as they stand.
  { head: /data: (?![[{"])/y, least: 2 },
  // The lines of a file in a plain comparison, or in one with context.
  { head: /[<!](?: |$)/my, least: 2 },
  // Added lines of which nobody says where; a list of telephone numbers is none.
  { head: /\+(?! ?\d{1,3}[ (\d-](?:[ ()./-]?\d){4})/y, least: 2 },
  // What a mail quotes, and what is commented out.
  { head: /(?:>{1,4}(?: |$)){1,4}/my, least: 2, levels: '>' },
  { head: /[ \t]{0,24}(?:#|\/\/|;{1,3}|--|%)(?: |$)/my, least: 2 },
  { head: /[ \t]{0,24}(?:#|\/\/|;)(?=[A-Za-z_][\w.-]{0,60} ?[=:](?![:\d/]))/my, least: 1 },
  { head: /[ \t]{0,24} \*(?: |$)/my, least: 2 },
  // What a tool gave, as an agent's terminal shows it below the call.
  { head: /[ \t]{0,24}\u23bf {1,3}/y, least: 1, hangs: true },
  // Arrows, bullets and signs of what was done.
  { head: /[ \t]{0,24}(?:[\u2022\u2190-\u21ff\u23bf\u25a0-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff])\ufe0f? /y, least: 2 },
];

/** With what every line begins that has one of these heads, or the changed lines of a patch below it. */
const anyHead = inLines`
  (?:
    [ ]{0,8}\d{1,7}(?:[\u2192\t:|-]|[ ][\u2502\u2506| +-])|
    \+|L\d{1,7}:|@@[ \r\n]|>[> \n]|[<!][ ]|E[ ]{3}|data:[ ]|
    [ \t]{0,24}(?:
      (?:#|//|[ ]\*|;|--|%)[ \n;]|
      (?:#|//|;)[A-Za-z_]|
      \|[ ]|
      [\u2502\u2503\u2022\u2190-\u21ff\u23bf\u25a0-\u27bf\ud83c-\ud83e]
    )
  )
`;

/** Asked at the beginning of a line. */
export const headHere: RegExp = new RegExp(anyHead, 'y');
/** Asked of all lines but the first: the end of a line is found far quicker than any of several beginnings. */
export const headLater: RegExp = new RegExp(`\\n${anyHead}`);
