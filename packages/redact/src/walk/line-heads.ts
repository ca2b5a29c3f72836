import { countUpTo } from '../offsets.ts';
import type { Unescaped } from './escapes.ts';

/**
 * How tools that show files number lines, and how many lines it takes to tell: behind an arrow, as `cat -n` does, or with a colon. A
 * column of numbers that is data has neither an arrow nor the white space before it, but the counts of `git shortlog` do; and a
 * time has two digits behind its colon.
 */
const numbers: readonly { readonly head: RegExp; readonly least: number }[] = [
  { head: / {0,8}(\d{1,7})\u2192/y, least: 1 },
  { head: /(?=[ \d]{6,8}\t)(?: +|(?=\d{6}))(\d{1,8})\t/y, least: 3 },
  { head: /L(\d{1,7}): ?/y, least: 2 },
  { head: /(\d{1,7}):(?!\d\d(?!\d))/y, least: 3 },
];
/** Where the changed lines of a patch begin, each behind a sign. */
const hunk = '@@ -';

/** What stands at the beginning of a line of every text that has such heads, to know at once most of those that have none. */
const mayHaveHeads = /(?:^|\n)(?: {0,8}\d{1,7}[\u2192\t:]|L\d{1,7}:|@@ -\d)/;

type Head = readonly [start: number, end: number];

/**
 * A text without what tools put before its lines, which parts what belongs together: their numbers, and the signs of a patch.
 * Undefined where there is nothing of that.
 */
export function withoutLineHeads(text: string): Unescaped | undefined {
  if (!mayHaveHeads.test(text)) return undefined;
  const kept: string[] = [];
  const ends: number[] = [];
  const shifts: number[] = [];
  let copied = 0;
  let length = 0;
  for (let at = 0; at < text.length; ) {
    const { heads, end } = text.startsWith(hunk, at) ? hunkAt(text, lineAfter(text, at)) : numberedAt(text, at);
    for (const [start, behind] of heads) {
      kept.push(text.slice(copied, start));
      length += start - copied;
      copied = behind;
      ends.push(length);
      shifts.push(copied - length);
    }
    at = end;
  }
  if (ends.length === 0) return undefined;
  kept.push(text.slice(copied));
  return {
    text: kept.join(''),
    toOriginal(offset) {
      const passed = countUpTo(ends, offset);
      return offset + (passed === 0 ? 0 : shifts[passed - 1]!);
    },
  };
}

/** Some lines one after the other, and where the first line begins that is not of them. */
interface Lines {
  readonly heads: readonly Head[];
  readonly end: number;
}

/** Lines with ascending numbers, if enough of them begin at an offset; otherwise one line without. */
function numberedAt(text: string, from: number): Lines {
  for (const { head, least } of numbers) {
    const heads: Head[] = [];
    let at = from;
    for (let last = Number.NaN; at < text.length; at = lineAfter(text, at)) {
      head.lastIndex = at;
      const found = head.exec(text);
      if (found === null || (heads.length > 0 && Number(found[1]) !== last + 1)) break;
      last = Number(found[1]);
      heads.push([at, head.lastIndex]);
    }
    if (heads.length >= least) return { heads, end: at };
  }
  return { heads: [], end: lineAfter(text, from) };
}

/** The lines of a patch, up to the first that has no sign; some editors take the blank from those that are empty. */
function hunkAt(text: string, from: number): Lines {
  const heads: Head[] = [];
  let at = from;
  for (; at < text.length && '+- \r\n'.includes(text[at]!); at = lineAfter(text, at))
    if ('+- '.includes(text[at]!)) heads.push([at, at + 1]);
  return { heads, end: Math.max(at, from) };
}

function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
