import { inLines } from '../../shape/in-lines.ts';
import { type Change, changed } from '../../spelling/changed.ts';
import type { Unescaped } from '../../spelling/escapes.ts';

/** A token that goes on behind breaks, put together up to one of them, with a sign before it. */
export interface Mended extends Unescaped {
  /** False where it would be whole if a token ended here: what is behind the next break may be another thing. */
  readonly goesOn: boolean;
  /** True for a range of it in which there was a break. */
  isAcross(start: number, end: number): boolean;
}

/** True where what begins at a place, as a token does, may go on behind a break: most texts are done with a look at its end. */
export function isBroken(text: string, start: number): boolean {
  return !isInWord.test(text.charAt(start - 1)) && breaksBehind(text, start).length > 0;
}

/** What begins at a place: up to the first break behind it, then put together up to the second, and so on; nothing where there is no break. */
export function* mended(text: string, start: number): Generator<Mended> {
  if (isInWord.test(text.charAt(start - 1))) return;
  const breaks = breaksBehind(text, start);
  if (breaks.length === 0) return;
  const from = Math.max(0, start - 1);
  for (let count = 0; count <= breaks.length; count++) {
    const next = breaks[count];
    const to = next?.[0] ?? Math.min(text.length, runEnd(text, breaks.at(-1)![1]) + 1);
    const own = breaks.slice(0, count).map(([first, end]): Change => [first - from, end - from]);
    const part = text.slice(from, to);
    const { text: whole, toOriginal } = changed(part, own) ?? { text: part, toOriginal: (offset: number) => offset };
    const home = (offset: number, isEnd: boolean): number => from + toOriginal(offset, isEnd);
    yield {
      text: whole,
      goesOn:
        next !== undefined &&
        (isJoin.test(text.slice(next[0], next[1])) || isOfTwoParts.test(whole.slice(start - from))),
      toOriginal: home,
      isAcross: (first, end) =>
        own.some(([at, behind]) => home(first, false) < from + at && from + behind < home(end, true)),
    };
  }
}

/** What a program says to join two strings; without it two that stand side by side may be one, or two entries of a list. */
const isJoin = /^\\{0,3}["'\x60][^"'\x60]*[+.&|][^"'\x60]*["'\x60]$/;
/** A JSON Web Token has three, and is told by two where a text was cut off. */
const isOfTwoParts = /^e[wy][\w-]{1,4000}\.[\w-]{0,8000}$/;
const isInWord = /[A-Za-z0-9]/;
const mostBreaks = 12;

function breaksBehind(text: string, start: number): Change[] {
  const breaks: Change[] = [];
  for (let at = runEnd(text, start); breaks.length < mostBreaks; ) {
    const end = breakEnd(text, at);
    const next = end === undefined ? at : runEnd(text, end);
    if (end === undefined || next === end) break;
    if (isWrap(text, at) && !isWrapped(text, start, at, text.slice(end, next))) break;
    breaks.push([at, end]);
    at = next;
  }
  return breaks;
}

function breakEnd(text: string, at: number): number | undefined {
  if (!begins.has(text.charCodeAt(at))) return undefined;
  between.lastIndex = at;
  return between.test(text) ? between.lastIndex : undefined;
}

/** With what a break begins: the end of a line, a backslash, a quote, an order of a terminal. */
const begins: ReadonlySet<number> = new Set(Array.from('\n\r\\"\'`\u001b', (sign) => sign.charCodeAt(0)));

/** The end of a line with what stands before the next one; what joins the strings of a program; and a link of a terminal. */
const between = new RegExp(
  inLines`
    (?:\\?\r?\n|(?:\\{1,8}r)?\\{1,8}n)[ \t]{0,40}(?:[>#|+\u2502][ \t]{0,8})?|
    (?<quote>\\{0,3}["'\x60])(?:\s|\\{1,4}[nrt]){0,40}(?:(?:\+|\.{1,2}|&|\|\|)(?:\s|\\{1,4}[nrt]){0,40})?[bfru]?\k<quote>|
    \u001b\]8;[^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)
  `,
  'y',
);

function isWrap(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 10 || code === 13 || (code === 92 && /^(?:\\\r?\n|\\{1,8}[rn])/.test(text.slice(at, at + 10)));
}

/** Lines are broken where they are long, and within a token what follows looks as drawn as the rest of it. */
function isWrapped(text: string, start: number, at: number, next: string): boolean {
  const line = text.slice(Math.max(0, start - narrowest), at);
  const begin = Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\\n'));
  return line.length - begin > narrowest && next.length >= 4 && /\d|[a-z][A-Z]/.test(next);
}

const narrowest = 60;

function runEnd(text: string, from: number): number {
  run.lastIndex = from;
  return run.test(text) ? run.lastIndex : from;
}

const run = /[\w.+/=~%-]{1,1000}/y;
