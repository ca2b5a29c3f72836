import { inLines } from '../shape/in-lines.ts';
import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';
import { mayBeJson } from '../walk/json-tokens.ts';
import { lineAfter } from './lines.ts';

/**
 * A text that a program holds or writes line by line, each in quotes of its own, without what the program has around them: a list of
 * strings, the `echo` lines of a script, `print` and `append`. Undefined where there is nothing of that.
 */
export function withoutLineQuotes(text: string): LinesOfProgram | undefined {
  // One sign alone is found far quicker than the line that it may end.
  if (!text.includes('"') && !text.includes("'")) return undefined;
  // In JSON the strings of a list are read together as well, and its quotes are its own.
  if (mayBeJson(text, 0, text.length) || !mayBeQuoted.test(text)) return undefined;
  const changes: Change[] = [];
  const code: Code[] = [];
  addQuotes(text, changes, code);
  const shown = changed(text, changes);
  return shown && { ...shown, code };
}

/** What such a program holds, and what stands between two of its lines in the program. */
export interface LinesOfProgram extends Unescaped {
  readonly code: readonly Code[];
}

/** From where to where a program has to stay as it is. */
export type Code = readonly [start: number, end: number];

/** What is left of a range where some code in it stays: the lines, and not what is around them. */
export function piecesBetween(code: readonly Code[], start: number, end: number): readonly Code[] {
  const pieces: Code[] = [];
  let from = start;
  for (let at = firstBehind(code, start); at < code.length && code[at]![0] < end; at++) {
    const [first, last] = code[at]!;
    if (first > from) pieces.push([from, first]);
    from = last;
  }
  if (from < end) pieces.push([from, end]);
  return pieces;
}

/** The first of some ranges in their order that ends behind an offset. */
function firstBehind(code: readonly Code[], offset: number): number {
  let low = 0;
  let high = code.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (code[middle]![1] <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addQuotes(text: string, all: Change[], code: Code[]): void {
  for (let at = 0; at < text.length; ) {
    const { lines, end } = linesFrom(text, at);
    if (isText(lines, text, at, end) && !opensOther.test(text.slice(Math.max(0, at - 80), at)))
      for (const [index, { changes }] of lines.entries()) {
        if (index > 0) code.push([all.at(-1)![0], changes[0]![1]]);
        for (const one of changes) all.push(one);
      }
    at = lines.length === 0 ? nextQuoted(text, end) : end;
  }
}

/** Where the next line begins that may be quoted. */
function nextQuoted(text: string, from: number): number {
  eachQuoted.lastIndex = from;
  const found = eachQuoted.exec(text);
  return found === null ? text.length : found.index + 1;
}

/** A list of a few words to a line is none; what is printed, or ends in a line end, is one sooner. */
function isText(lines: readonly Line[], text: string, start: number, end: number): boolean {
  if (!lines.some(({ said }) => isOfText.test(said))) return false;
  if (lines.length === 1) return standsAlone(text, start, end);
  return lines.some(({ isPrinted }) => isPrinted) || lines.some(({ said }) => said === '' || sentence.test(said));
}

const sentence = /^(?=.{32})(?:[^ ]* ){3}/;

/** True for a line that is all of a list, or is written to a file. */
function standsAlone(text: string, start: number, end: number): boolean {
  if (/^\s*@?echo .*["'] ?>{1,2} ?\S+\s*$/.test(text.slice(start, end))) return true;
  return /\[\s{0,2}$/.test(text.slice(Math.max(0, start - 8), start)) && /^\s{0,40}\]/.test(text.slice(end, end + 48));
}

/** A list of JSON in another text is read with what is around it, and a list of secrets is told by its name. */
const opensOther =
  /(?:(?:^|\n|"\s{0,2}:)\s{0,40}|(?:pass|secret|key|token|cred|code|phrase)\w{0,20}\W{1,12})\[\s{0,2}$/i;

/** One word to a line is a list of words. */
const isOfText = /^$|[\s{}<>]|[:=,][^=]|\\["t]/;

/** A line in quotes: what a program says before it, what it says, and what is no part of that. */
interface Line {
  readonly head: string;
  readonly said: string;
  /** True where the end of a line is written behind it, or comes of how it is written. */
  readonly isPrinted: boolean;
  readonly changes: readonly Change[];
}

/** The lines that are written in the same way one after the other, and where the first begins that is not of them. */
function linesFrom(text: string, from: number): { readonly lines: readonly Line[]; readonly end: number } {
  const lines: Line[] = [];
  let end = from;
  while (end < text.length) {
    const line = lineAt(text, end);
    if (line === undefined || (lines.length > 0 && line.head !== lines[0]!.head)) break;
    lines.push(line);
    end = lineAfter(text, end);
  }
  return { lines, end };
}

function lineAt(text: string, at: number): Line | undefined {
  for (const { line, coded, signs } of kinds) {
    line.lastIndex = at;
    const found = line.exec(text);
    if (found === null) continue;
    const [, head, said, tail] = found as unknown as [string, string, string, string];
    const begin = at + head.length;
    const end = begin + said.length;
    const changes: Change[] = [[at, begin]];
    for (const { 0: whole, index } of said.matchAll(coded))
      changes.push([begin + index, begin + index + whole.length, signs?.[whole] ?? whole.at(-1)!]);
    changes.push([end, end + tail.length]);
    return { head, said, isPrinted: tail.startsWith('\\') || printed.test(head), changes };
  }
  return undefined;
}

const printed = /(?:echo|print(?:ln)?|puts|log|say|info|line|writeln|Write-\w+)[^\w]*$/i;

/** A way to write a line: all of it, what is an escape in it, and which of those do not stand for their last sign. */
interface Kind {
  readonly line: RegExp;
  readonly coded: RegExp;
  readonly signs?: Readonly<Record<string, string>>;
}

/** What may stand behind the quote: a comma, what joins it with the next, the end of the call, and the file that it is written to. */
const behind = inLines`
  (?:[ \t]{0,4}(?:[,+.;)\\]|<<[ ]?(?:std::)?endl|>{1,2}[ ]?[\w./~$"'{}-]{1,80})){0,4}[ \t]{0,4}\r?$
`;

/** A whole line in quotes; the end of the line that is written into it is no part of what it says. */
function lineOf(before: string, quote: string, between: string): RegExp {
  return new RegExp(
    inLines`([ \t]{0,40}${before}${quote})((?:${between}){0,4000}?)((?:(?:\\r)?\\n)?${quote}${behind})`,
    'my',
  );
}

const echo = '@?echo(?: -[neE]{1,3})? ';
const writer = inLines`
  (?:
    (?:[\w$]{1,30}(?:\.|::|->)){0,3}
    (?:echo|[pP]rint(?:ln|f)?|puts|log|say|info|[aA]ppend(?:Line)?|add|push|[wW]rite(?:ln|Line)?|Write-(?:Output|Host))(?:\(|[ ])|
    [+.][ ]|
    <<[ ]
  )?
`;
const inProgram = { coded: /\\["'\\/nrt]/g, signs: { '\\n': '\n', '\\r': '\r', '\\t': '\t' } };

const kinds: readonly Kind[] = [
  // A shell knows nothing between single quotes, and between others what it would understand itself.
  { line: lineOf(echo, "'", "[^'\\n]|'\\\\''"), coded: /'\\''/g },
  { line: lineOf(echo, '"', '[^"\\\\\\n]|\\\\.'), coded: /\\["$`\\]/g },
  { line: lineOf(writer, '"', '[^"\\\\\\n]|\\\\.'), ...inProgram },
  { line: lineOf(writer, "'", "[^'\\\\\\n]|\\\\."), ...inProgram },
];

/** Where a line of that kind may begin behind the first: most texts have none. */
const mayBeQuoted = new RegExp(`\\n[ \\t]{0,40}(?:${echo}|${writer})["']`);
const eachQuoted = new RegExp(mayBeQuoted.source, 'g');
