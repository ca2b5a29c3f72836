import { backslash } from '../code-units.ts';
import { codeAt } from '../offsets.ts';
import { type Codes, codesOf, type Grams, gramsOf, gramWith, isSign } from './grams.ts';
import type { Keyword, KeywordSearch, OnKeyword } from './keyword.ts';
import { kindOf } from './kinds.ts';
import { LONGEST_RUN, WORDS } from './layout.ts';
import { searchThere } from './machine.ts';

/**
 * Builds the search. Of each key word three neighbouring characters are looked for, with one look into one table for each
 * character of the text; only where they stand is the word compared. Long texts are searched by WebAssembly where there is
 * any; short ones, and every text elsewhere, by the same steps here.
 */
export function keywordSearch(keywords: readonly Keyword[], there: typeof searchThere = searchThere): KeywordSearch {
  const words = keywords.map(({ word }) => word);
  for (let index = 0; index < keywords.length; index++)
    if (keywords[index]!.lead > LONGEST_RUN || keywords[index]!.run > LONGEST_RUN)
      throw new TypeError(`More than ${LONGEST_RUN} characters are to stand around a key word.`);
  const codes = codesOf(words);
  const grams = gramsOf(keywords, codes);
  const { heads, next } = grams;
  const compare = comparison(keywords, codes, grams);

  // A function of its own, because what another function holds on to is slow to come by.
  const plainly: KeywordSearch = (text, report, onNumber) => {
    let gram = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === backslash) {
        if (onNumber && isNumberSign(codeAt(text, at + 1))) onNumber(at);
        continue;
      }
      gram = gramWith(gram, code);
      if (heads[gram] === 0) continue;
      const behind = codeAt(text, at + 1);
      if (((next[gram]! >>> kindOf(behind)) & 1) === 1 || behind === backslash) compare(text, at + 1, gram, report);
    }
  };
  const signs = signsOf(words);
  let ofLong: KeywordSearch | undefined;

  return function search(text, report, onNumber) {
    // One first character after the other: an engine finds a single one far quicker than one of several.
    for (const [first, some] of signs)
      for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1))
        for (const sign of some) tellSign(text, at, sign, report);
    if (text.length < longEnough) plainly(text, report, onNumber);
    else {
      ofLong ??= there(keywords, codes, grams) ?? plainly;
      ofLong(text, report, onNumber);
    }
  };
}
/** To hand a shorter text over costs more than it saves. */
const longEnough = 120;

/** A key word that is a sign, and the second of its characters where it has two. */
interface Sign {
  readonly keyword: number;
  readonly second: string | undefined;
}

/** The signs among some key words by their first characters. */
function signsOf(words: readonly string[]): ReadonlyMap<string, readonly Sign[]> {
  const signs = new Map<string, Sign[]>();
  for (const [keyword, word] of words.entries()) {
    if (!isSign(word)) continue;
    const [first = '', second] = word;
    const others = signs.get(first);
    if (others === undefined) signs.set(first, [{ keyword, second }]);
    else others.push({ keyword, second });
  }
  return signs;
}

/** Reports a sign of which the first character stands at an offset. */
function tellSign(text: string, at: number, { keyword, second }: Sign, report: OnKeyword): void {
  let end = at + 1;
  if (second !== undefined) {
    while (text.charCodeAt(end) === backslash) end += 1;
    if (text[end++] !== second) return;
  }
  report(keyword, at, end);
}

function isNumberSign(code: number): boolean {
  return code === 117 || code === 120;
}

/** Compares the key words of three characters with the text around an offset just behind them. */
function comparison(
  some: readonly Keyword[],
  { codes, begins }: Codes,
  { heads, keywords, splits, following }: Grams,
): (text: string, at: number, gram: number, report: OnKeyword) => void {
  // Numbers only, because most of what is compared is no key word after all.
  return function compare(text, at, gram, report) {
    for (let entry = heads[gram]!; entry !== 0; entry = following[entry]!) {
      const keyword = keywords[entry]!;
      const end = ending(text, at, splits[entry]!, begins[keyword + 1]!);
      if (end === -1) continue;
      const start = beginning(text, at, splits[entry]!, begins[keyword]!);
      if (start === -1) continue;
      const { lead, run } = some[keyword]!;
      if (run === 0 || runs(text, end, run)) report(keyword, lead === 0 ? start : afterLead(text, start, lead), end);
    }
  };

  /** Where a word begins whose first characters end at an offset; -1 where other characters stand. */
  function beginning(text: string, at: number, split: number, first: number): number {
    let start = at;
    for (let left = split - 1; left >= first; left--) {
      let code = codeAt(text, --start);
      while (code === backslash) code = codeAt(text, --start);
      if (folded(code) !== codes[left]) return -1;
    }
    return start;
  }

  /** Where a word ends whose other characters begin at an offset; -1 where other characters stand. */
  function ending(text: string, at: number, split: number, last: number): number {
    let end = at;
    for (let right = split; right < last; right++) {
      let code = codeAt(text, end++);
      while (code === backslash) code = codeAt(text, end++);
      if (folded(code) !== codes[right]) return -1;
    }
    return end;
  }
}

/** True when so many characters of words stand one behind the other, with backslashes or without. */
function runs(text: string, from: number, count: number): boolean {
  let at = from;
  for (let left = count; left > 0; left--) {
    let code = codeAt(text, at++);
    while (code === backslash) code = codeAt(text, at++);
    if (((WORDS >>> kindOf(code)) & 1) === 0) return false;
  }
  return true;
}

/** Where a character stands that has so many of a word before it. */
function afterLead(text: string, start: number, lead: number): number {
  let at = start;
  for (let left = lead; left >= 0; left--) {
    while (text.charCodeAt(at) === backslash) at += 1;
    at += 1;
  }
  return at - 1;
}

function folded(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
