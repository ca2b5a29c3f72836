import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A text that stands in quotes in another one, and what it is by itself. */
export interface Quoted {
  readonly start: number;
  readonly end: number;
  readonly itself: Unescaped;
}

/**
 * The fields of a table with commas and the strings of SQL that are texts of their own: their quotes were doubled, they have several
 * lines, or they are objects of JSON.
 */
export function quotedTexts(text: string, from: number, to: number): readonly Quoted[] {
  const part = text.slice(from, to);
  return kinds.flatMap((kind) => (kind.mayHold.test(part) ? textsIn(part, from, kind) : []));
}

interface Kind {
  readonly quote: string;
  /** What a text is not without that holds one: a doubled quote beside a word, a line end, or an object. */
  readonly mayHold: RegExp;
  /** What a quote stands behind that opens a text, and before where it closes one. */
  readonly before: RegExp;
  readonly behind: RegExp;
}

const kinds: readonly Kind[] = [
  {
    quote: '"',
    mayHold: /[,;\t|\n]"[^"\n]*\n|(?<!")""(?=[\w{[$<-])|[\w}\]>)]""(?!")/,
    before: /[,;\t|\n]/,
    behind: /[,;\t|\r\n]/,
  },
  {
    quote: "'",
    mayHold: /[(,=\s]'(?:[^'\n]*\n|\{")|(?<!')''(?=\w)|\w''(?!')/,
    before: /[(,=\s]/,
    behind: /[),;\s]/,
  },
];

/** Quotes are met one run after the other: an odd one opens a text or closes it, an even one is within. */
function textsIn(part: string, from: number, { quote, before, behind }: Kind): readonly Quoted[] {
  const found: Quoted[] = [];
  let start = -1;
  let pairs: Change[] = [];
  for (let at = part.indexOf(quote); at !== -1; ) {
    let end = at + 1;
    while (part[end] === quote) end += 1;
    // A backslash doubles a quote as well.
    const first = part[at - 1] === '\\' && part[at - 2] !== '\\' ? at + 1 : at;
    const isOdd = (end - first) % 2 === 1;
    if (start !== -1) {
      addPairs(pairs, first, isOdd ? end - 1 : end, quote);
      if (isOdd) {
        const isClosed = end === part.length || behind.test(part[end]!);
        if (isClosed && (pairs.length > 0 || isOfItsOwn.test(part.slice(start, end - 1))))
          found.push(quoted(part, from, start, end - 1, pairs));
        start = -1;
      }
    } else if (isOdd && first === at && (at === 0 || before.test(part[at - 1]!))) {
      start = at + 1;
      pairs = [];
      addPairs(pairs, start, end, quote);
    }
    at = part.indexOf(quote, end);
  }
  // A text that was cut has no second end.
  if (start !== -1 && pairs.length > 0) found.push(quoted(part, from, start, part.length, pairs));
  return found;
}

const isOfItsOwn = /\n|^\{"/;

function addPairs(pairs: Change[], start: number, end: number, quote: string): void {
  for (let at = start; at + 1 < end; at += 2) pairs.push([at, at + 2, quote]);
}

function quoted(part: string, from: number, start: number, end: number, pairs: readonly Change[]): Quoted {
  const text = part.slice(start, end);
  const single = changed(
    text,
    pairs.map(([first, last, quote]): Change => [first - start, last - start, quote ?? '']),
  );
  const home = from + start;
  const itself: Unescaped = {
    text: single?.text ?? text,
    toOriginal: (offset, isEnd) => home + (single?.toOriginal(offset, isEnd) ?? offset),
  };
  return { start: home, end: from + end, itself };
}
