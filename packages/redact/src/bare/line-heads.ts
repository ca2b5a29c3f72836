import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';
import { found, headHere, headLater, type Kind, mayBeFound, others } from './head-kinds.ts';
import { lineAfter } from './lines.ts';
import { isLog, logHeads } from './log-heads.ts';

/**
 * A text without what tools put before its lines, which parts what belongs together: numbers, the signs of a patch, of comments and of
 * what is quoted, and what a log says of each line. Undefined where there is nothing of that.
 */
export function withoutLineHeads(text: string): Unescaped | undefined {
  return changed(text, headsIn(text));
}

function headsIn(text: string): readonly Change[] {
  if (isLog(text)) return logHeads(text);
  const hasFound = mayBeFound.test(text);
  if (!hasFound && !hasOther(text, 0) && !headLater.test(text)) return none;
  const all: Change[] = [];
  for (let at = 0; at < text.length; ) {
    const { heads, end } = linesAt(text, at, hasFound);
    for (const head of heads) all.push(head);
    at = end;
  }
  return all;
}

const none: readonly Change[] = [];

function hasOther(text: string, at: number): boolean {
  headHere.lastIndex = at;
  return headHere.test(text);
}

/** Some lines one after the other, and where the first line begins that is not of them. */
interface Lines {
  readonly heads: readonly Change[];
  readonly end: number;
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

function linesOf({ head, goesOn, tail, hangs, levels }: Kind, text: string, from: number): Lines {
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
    if (hangs) return hangingFrom(text, lineAfter(text, begin), next[0].length, heads);
  }
  return { heads: levels === undefined ? heads : toSameLevel(text, heads, levels), end: at };
}

/** The heads as far as all of them go: a mail in a mail is read once more, and a sign of a program among its lines stays. */
function toSameLevel(text: string, heads: readonly Change[], sign: string): readonly Change[] {
  const levels = heads.map(([start, end]) => text.slice(start, end).split(sign).length - 1);
  const least = Math.min(...levels);
  return heads.map(([start, end], index): Change => {
    if (levels[index] === least) return [start, end];
    let at = start;
    for (let level = 0; level < least; level++) at = text.indexOf(sign, at) + 1;
    return [start, text[at] === ' ' ? at + 1 : at];
  });
}

/** The lines below the first, up to the one that does not begin with as many blanks; empty ones may stand between. */
function hangingFrom(text: string, from: number, width: number, heads: Change[]): Lines {
  const blanks = ' '.repeat(width);
  let end = from;
  for (let at = from; at < text.length; at = lineAfter(text, at)) {
    if (text.startsWith(blanks, at)) {
      heads.push([at, at + width]);
      end = lineAfter(text, at);
    } else if (!/^[ \t]*\r?\n/.test(text.slice(at, lineAfter(text, at)))) break;
  }
  return { heads, end };
}

function addTail(tail: RegExp, text: string, from: number, heads: Change[]): void {
  const line = text.slice(from, lineAfter(text, from)).replace(/\r?\n$/, '');
  const found = tail.exec(line);
  if (found !== null) heads.push([from + found.index, from + line.length]);
}

/** Where the changed lines of a patch begin, each behind a sign; some agents say no numbers there. */
const hunk = /@@(?: |\r?$)/my;

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
