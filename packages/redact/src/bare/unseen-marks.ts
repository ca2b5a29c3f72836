import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/**
 * A text without the marks that nobody sees and that a page or a word processor puts into a long word, where it may be broken: what is
 * copied from there has them within a value, which a detector would take for two. A text of two bytes for each character, as
 * PowerShell writes its files, has a zero beside each where it was read as one of single bytes.
 */
export function withoutUnseenMarks(text: string): Unescaped | undefined {
  return changed(text, unseenMarksIn(text));
}

/** Where such marks stand. */
export function unseenMarksIn(text: string): readonly Change[] {
  const marks = holdsUnseen(text)
    ? Array.from(text.matchAll(withinWord), ({ 0: whole, index }): Change => [index, index + whole.length])
    : [];
  const zeros = zerosIn(text);
  return zeros.length === 0 ? marks : [...marks, ...zeros].sort(([one], [other]) => one - other);
}

function zerosIn(text: string): readonly Change[] {
  if (!text.includes('\0')) return [];
  return Array.from(text.matchAll(ofTwoBytes), ({ 0: whole, index }) =>
    Array.from({ length: whole.length / 2 }, (_, at): Change => [index + at * 2 + 1, index + at * 2 + 2]),
  ).flat();
}

/**
 * The one mark that a text of single bytes can hold is looked for by itself, as an engine does at once; the others it need not look for
 * in such a text.
 */
function holdsUnseen(text: string): boolean {
  return text.includes(softHyphen) || beyondLatin.test(text);
}

const softHyphen = '\u00ad';
const beyondLatin = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
const unseen = `[${softHyphen}${beyondLatin.source.slice(1)}`;
const withinWord = new RegExp(`(?<=[\\w+/=-])${unseen}{1,4}(?=[\\w+/=-])`, 'g');
/** Fewer zeros may end the entries of a list. */
const ofTwoBytes = /(?:[^\0]\0){4,}/g;
