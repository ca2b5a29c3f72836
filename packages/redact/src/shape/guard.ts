import type { PatternDetector } from '../detector.ts';
import type { Expression } from './expression.ts';
import { compiledAtOnce } from './for-engines/compiled.ts';

/*
 * A guard is a cheap look at the place where an anchor begins: where it fails, no match can pass that anchor. It reads
 * the text as it is written, before any escape is undone, so it takes quotes, slashes and line ends with the backslashes
 * that JSON puts before them, once for each time a string was written inside another.
 */

/** A quote of any kind, escaped or not. */
export const quoteWritten = '\\\\*["\'\\x60]';

/** White space, or the escape that stands for it. */
export const spaceWritten = '(?:\\s|\\\\+[nrtbf])';

/** A blank or a tab, or the escape that stands for the tab. */
export const blankWritten = '(?:[ \\t]|\\\\+t)';

/** The end of a line, as it is or escaped. */
export const lineEndWritten = '(?:\\\\+r|\\r)?(?:\\\\+n|\\n)';

/**
 * Up to so many characters of the text as it is with its escapes undone; it may read more, never fewer. Each takes along the
 * backslashes behind it, whether they are nothing, an escape or characters themselves. There is only one way to read such a
 * run, so a guard that fails, fails at once.
 */
export function anyWritten(most: number): string {
  const byNumber = '(?<=\\\\)(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2})';
  return `\\\\*(?:(?:${byNumber}|(?!${byNumber})[^\\\\])\\\\*){0,${most}}?`;
}

/** A run of backslashes from its beginning: behind `anyWritten`, which gives such a run back one by one, each rest of it would be read again. */
export const wholeRun = '(?<!\\\\)\\\\+';

/** A pattern of words whose letters beyond ASCII may also be written by their numbers. They must stand in no class. */
export function orByNumber(source: string): string {
  return source.replace(/\\u([\da-f]{4})/g, (letter, small: string) => {
    const large = String.fromCharCode(Number.parseInt(small, 16))
      .toUpperCase()
      .charCodeAt(0)
      .toString(16)
      .padStart(4, '0');
    return `(?:${letter}|\\\\+u(?:${small}|${large}))`;
  });
}

/** Where a word begins, also behind the letter of an escape. */
export const wordBegins = '(?:(?<!\\w)|(?<=\\\\[nrtbf]))';

/** A slash, escaped or not. */
export const slashWritten: string = `(?:/|${wholeRun}/)`;

const count =
  `tokens\\\\*["']${spaceWritten}{0,40}:${spaceWritten}{0,40}\\d{1,15}${spaceWritten}{0,40}[,}\\]]` +
  `|token_version\\\\*["']`;

/**
 * Refuses counts of tokens, `"input_tokens": 123`, which stand in nearly every answer of a model, and the version of
 * Open-Token, which stands in each of its documents. It comes first in a guard, and is asked once for all guards at a place.
 */
export const notACount: string = `(?!${count})`;

/** Finds at one place what `notACount` refuses. */
export const countOfTokens: RegExp = new RegExp(count, 'iy');

const guards = new WeakMap<Expression, string>();
const namesOf = new WeakMap<Expression, string>();

/**
 * Remembers the guard of a pattern, written without regard to case, and what a name must look like (`inName` of the
 * detector) for the pattern to begin in it; they are compiled when they are first asked.
 */
export function guarded<Some extends Expression>(pattern: Some, guard: string, inName?: string): Some {
  guards.set(pattern, guard);
  if (inName !== undefined) namesOf.set(pattern, inName);
  return pattern;
}

/** What a name has to look like where an anchor of a detector stands in it, ready to be tried at one place. */
export function nameGuardOf({ pattern, inName }: PatternDetector): RegExp | undefined {
  const source = inName ?? namesOf.get(pattern);
  return source === undefined ? undefined : new RegExp(source, 'iy');
}

/** True when a guard lets a place through, as does the lack of one. */
export function passes(guard: RegExp | undefined, text: string, at: number): boolean {
  if (guard === undefined) return true;
  guard.lastIndex = at;
  return guard.test(text);
}

/** For `inName`: no match of the detector begins in the name of a value. */
export const neverInName = '(?!)';

/** The guard of a detector, ready to be tried at one place of texts like one; nothing when each of its anchors has to be looked at. */
export function guardOf(detector: PatternDetector, like = ''): RegExp | undefined {
  const { pattern, guard } = detector;
  if (guard instanceof RegExp) return compiledAtOnce(guard.source, 'y', like);
  const source = sourceOf(detector);
  const rest = source?.startsWith(notACount) ? source.slice(notACount.length) : source;
  if (rest === undefined || rest === '') return undefined;
  return compiledAtOnce(rest, pattern.flags.includes('i') || guard !== undefined ? 'iy' : 'y', like);
}

/** True for a detector whose guard begins with `notACount`, which is no part of what `guardOf` gives. */
export function refusesCounts(detector: PatternDetector): boolean {
  return sourceOf(detector)?.startsWith(notACount) === true;
}

function sourceOf({ pattern, guard, reach, startsAtAnchor }: PatternDetector): string | undefined {
  if (guard instanceof RegExp) return undefined;
  // What a shape says of its beginning holds at the anchor only when the match begins there.
  return guard ?? (reach[0] === 0 || startsAtAnchor ? guards.get(pattern) : undefined);
}
