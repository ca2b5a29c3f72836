import { byteCodesIn } from './byte-codes.ts';
import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A text that was written into an address or a form, and stands from one offset of another text to the next. */
export interface Sent {
  readonly start: number;
  readonly end: number;
}

/**
 * The texts in a part of a text that were written as percent codes, or in a form with a plus for each blank; names and numbers with a
 * sign in them are none.
 */
export function sentTexts(text: string, from: number, to: number): readonly Sent[] {
  const part = text.slice(from, to);
  const words = new Set(wordsOfForms(part));
  if (words.size === 0 && !ofText.test(part)) return none;
  return Array.from(part.matchAll(runs))
    .filter(({ 0: run, index }) => words.has(index) || (ofText.test(run) && !address.test(run)))
    .map(({ 0: run, index }) => ({ start: from + index, end: from + index + run.length }));
}

/** Where the values of a form begin in which words stand one behind the other. */
function wordsOfForms(text: string): readonly number[] {
  if (!text.includes('+') || !text.includes('&')) return [];
  return Array.from(text.matchAll(formOfWords), ({ 0: head, index }) => index + head.length);
}

const none: readonly Sent[] = [];

/** A sent text as it was before. */
export function beforeSending(text: string, { start, end }: Sent): Unescaped | undefined {
  const run = text.slice(start, end);
  // A form has a plus for each blank.
  const blanks = run.includes('%20') ? [] : Array.from(run.matchAll(/\+/g), ({ index }) => blankAt(index));
  const said = changed(
    run,
    [...byteCodesIn(run, '%'), ...blanks].sort(([one], [other]) => one - other),
  );
  return said && { text: said.text, toOriginal: (offset, isEnd) => start + said.toOriginal(offset, isEnd) };
}

function blankAt(at: number): Change {
  return [at, at + 1, ' '];
}

/** True for what begins inside a sent text: what stands around it there is only seen when the codes are undone. */
export function beginsWithin(sent: readonly Sent[], start: number): boolean {
  return sent.some((one) => one.start < start && start < one.end);
}

/** Calls back with each place by which a sent text is known: a percent code, or the beginning of a value in a form. */
export function eachCodeOfText(text: string, visit: (at: number) => void): void {
  for (const at of wordsOfForms(text)) visit(at);
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', at + 1))
    if (ofText.test(text.slice(at, at + 10))) visit(at);
}

/** A blank, a line end, also one that is written as an escape, or how JSON begins or goes on: passwords in an address have single signs, but none of these. */
const ofText = /%(?:25)?(?:20|0[AD]|7B%(?:25)?22|22%(?:25)?3A|5Cn)/i;
/** A name in a form and its sign, before at least two words: digits that were drawn at random have a plus in them as well. */
const formOfWords =
  /(?:[?&]|(?:^|\n)(?=[^\s&]{1,4000}&[\w.%-]{1,40}=))[A-Za-z_][\w.%[\]-]{0,40}=(?=[\w.~!*'()%+:/@,;$-]{0,200}?(?<=[=+])[A-Z]?[a-z]{2,20}\+[a-z]{2,20}(?:\+|%[0-7]))/g;
/** Where an address begins: what stands there up to its query are names, though they may have a blank in them. */
const address = /^[a-z][\w+.-]{0,20}:\/\//i;
const runs = /[\w.~!*'()%+:/@,;$-]+/g;
