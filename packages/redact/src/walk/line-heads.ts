import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';
import { logHead } from './log-head.ts';

/** What tools and people put before lines, how many of them it takes to tell, and which may follow one another. */
interface Kind {
  readonly head: RegExp;
  readonly least: number;
  readonly goesOn?: (last: RegExpExecArray, next: RegExpExecArray) => boolean;
  /** What the tool also puts behind the line. */
  readonly tail?: RegExp;
  /** What says of the line above that it is something else. */
  readonly notBelow?: RegExp;
}

const byOne: Kind['goesOn'] = (last, next) => Number(next[1]) === Number(last[1]) + 1;

/** A line that was changed has its number twice. */
const byOneAtMost: Kind['goesOn'] = (last, next) => [0, 1].includes(Number(next[1]) - Number(last[1]));

/** What a search finds: the file, and the number of the line, which grows. */
const found: Kind = {
  head: /([^\s:]{2,200}?)[:-](\d{1,7})[:-]/y,
  least: 2,
  goesOn: (last, next) =>
    next[1] === last[1] && Number(next[2]) > Number(last[2]) && (next[1]!.includes('.') || next[1]!.includes('/')),
};
const mayBeFound = /:(?<=\w:)\d{1,7}:/;

const others: readonly Kind[] = [
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
  // What failed in a test of Python, and the lines of a file in a plain comparison or one with context.
  { head: /E {3}/y, least: 2 },
  // The lines of an answer that comes piece by piece; pieces of JSON are read as they stand.
  { head: /data: (?![[{"])/y, least: 2 },
  { head: /[<!](?: |$)/my, least: 2 },
  // Added lines of which nobody says where; a list of telephone numbers is none.
  { head: /\+(?! ?\d{1,3}[ (\d-])/y, least: 2 },
  // What a mail quotes, and what is commented out.
  { head: /(?:>{1,4}(?: |$)){1,4}/my, least: 2 },
  { head: /[ \t]{0,24}(?:#|\/\/|;{1,3}|--|%)(?: |$)/my, least: 2 },
  { head: /[ \t]{0,24}(?:#|\/\/|;)(?=[A-Za-z_][\w.-]{0,60} ?[=:](?![:\d/]))/my, least: 1 },
  { head: /[ \t]{0,24} \*(?: |$)/my, least: 2 },
  // Arrows, bullets and signs of what was done.
  { head: /[ \t]{0,24}(?:[\u2022\u2190-\u21ff\u23bf\u25a0-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff])\ufe0f? /y, least: 2 },
];
/** Where the changed lines of a patch begin, each behind a sign; some agents say no numbers there. */
const hunk = /@@(?: |\r?$)/my;

/** With what every line begins that has one of the other heads. */
const anyOther =
  '(?: {0,8}\\d{1,7}(?:[\\u2192\\t:|-]| [\\u2502\\u2506| +-])|\\+|L\\d{1,7}:|@@[ \\r\\n]|>[> \\n]|[ \\t]{0,24}(?:(?:#|//| \\*|;|--|%)[ \\n;]|(?:#|//|;)[A-Za-z_]|E {3}|data: |[<!] |[ \\t]{0,8}\\| |[\\u2502\\u2503\\u2022\\u2190-\\u21ff\\u23bf\\u25a0-\\u27bf\\ud83c-\\ud83e]))';
const otherHead = new RegExp(anyOther, 'y');
// The end of a line is found far quicker than any of several beginnings.
const laterHead = new RegExp(`\\n${anyOther}`);

/**
 * A text without what tools put before its lines, which parts what belongs together: numbers, the signs of a patch, of comments and of
 * what is quoted, and what a log says of each line. Undefined where there is nothing of that.
 */
export function withoutLineHeads(text: string): Unescaped | undefined {
  return changed(text, headsIn(text));
}

function headsIn(text: string): readonly Change[] {
  const isLog = logHead(text, 0) > 0;
  const hasFound = mayBeFound.test(text);
  if (!isLog && !hasFound && !hasOther(text, 0) && !laterHead.test(text)) return none;
  const all: Change[] = [];
  for (let at = 0; at < text.length; ) {
    const { heads, end } = isLog ? logLine(text, at) : linesAt(text, at, hasFound);
    for (const head of heads) all.push(head);
    at = end;
  }
  return all;
}

const none: readonly Change[] = [];

function hasOther(text: string, at: number): boolean {
  otherHead.lastIndex = at;
  return otherHead.test(text);
}

/** Some lines one after the other, and where the first line begins that is not of them. */
interface Lines {
  readonly heads: readonly Change[];
  readonly end: number;
}

function logLine(text: string, from: number): Lines {
  const length = logHead(text, from);
  return { heads: length > 0 ? [[from, from + length]] : none, end: lineAfter(text, from + length) };
}

function linesAt(text: string, from: number, hasFound: boolean): Lines {
  if (hasOther(text, from)) {
    hunk.lastIndex = from;
    if (hunk.test(text)) return hunkAt(text, lineAfter(text, from));
    for (const kind of others) {
      if (kind.notBelow?.test(lineAbove(text, from))) continue;
      const lines = linesOf(kind, text, from);
      if (lines.heads.length >= kind.least) return lines;
    }
  }
  const lines = hasFound ? linesOf(found, text, from) : undefined;
  return lines && lines.heads.length >= found.least ? lines : { heads: none, end: lineAfter(text, from) };
}

function linesOf({ head, goesOn, tail }: Kind, text: string, from: number): Lines {
  const heads: Change[] = [];
  let at = from;
  for (let last: RegExpExecArray | undefined; at < text.length; at = lineAfter(text, at)) {
    head.lastIndex = at;
    const next = head.exec(text);
    if (next === null || (last !== undefined && goesOn?.(last, next) === false)) break;
    const begin = at + next[0].length;
    heads.push([at, begin]);
    if (tail !== undefined) addTail(tail, text, begin, heads);
    last = next;
  }
  return { heads, end: at };
}

function addTail(tail: RegExp, text: string, from: number, heads: Change[]): void {
  const line = text.slice(from, lineAfter(text, from)).replace(/\r?\n$/, '');
  const found = tail.exec(line);
  if (found !== null) heads.push([from + found.index, from + line.length]);
}

/** The lines of a patch, up to the first that has no sign; some editors take the blank from those that are empty. */
function hunkAt(text: string, from: number): Lines {
  const heads: Change[] = [];
  let at = from;
  for (; at < text.length && '+- \r\n'.includes(text[at]!); at = lineAfter(text, at))
    if ('+- '.includes(text[at]!)) heads.push([at, at + 1]);
  return { heads, end: Math.max(at, from) };
}

function lineAbove(text: string, at: number): string {
  return at === 0 ? '' : text.slice(text.lastIndexOf('\n', at - 2) + 1, at - 1);
}

function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
