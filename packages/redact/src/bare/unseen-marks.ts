import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/**
 * A text without the marks that nobody sees and that a page or a word processor puts into a long word, where it may be broken: what is
 * copied from there has them within a value, which a detector would take for two.
 */
export function withoutUnseenMarks(text: string): Unescaped | undefined {
  return changed(text, unseenMarksIn(text));
}

/** Where such marks stand. */
export function unseenMarksIn(text: string): readonly Change[] {
  if (!unseen.test(text)) return [];
  return Array.from(text.matchAll(withinWord), ({ 0: whole, index }): Change => [index, index + whole.length]);
}

const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
const withinWord = new RegExp(`(?<=[\\w+/=-])${unseen.source}{1,4}(?=[\\w+/=-])`, 'g');
