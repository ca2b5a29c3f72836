import { apostrophe, closeBracket, less, lineFeed, more, quote } from '../code-units.ts';
import { layouts } from './index.ts';
import type { Layout } from './layout.ts';

/** What joins a name with its value in the layouts that say by themselves what is a name, and the words that such a joint holds. */
const joints = layouts.flatMap(({ pairs, link, signs }) =>
  pairs && link ? [{ pattern: link.pattern, words: wordsOf(signs) }] : [],
);
/** Those without such words, asked at once. */
const anywhere = new RegExp(
  joints.flatMap(({ pattern, words }) => (words === undefined ? [pattern.source] : [])).join('|'),
  'iuy',
);

/**
 * Tells of the places of a text at which a name ends whether a layout may join it with a value. The words of a name have one
 * answer, and so have those before the same end of a line.
 */
export function joiningIn(text: string): (end: number) => boolean {
  let knownAt = -1;
  let known = false;
  return (end) => {
    const at = markBehind(text, end);
    if (at === -1) return false;
    if (at !== knownAt) known = joinsAt(text, at);
    knownAt = at;
    return known;
  };
}

function joinsAt(text: string, at: number): boolean {
  if (matchesAt(anywhere, text, at)) return true;
  const behind = text.slice(at, at + longest);
  return joints.some(
    ({ pattern, words }) => words?.some((word) => behind.includes(word)) && matchesAt(pattern, text, at),
  );
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** No joint with words of its own is longer. */
const longest = 400;

/** Where the rest of a name ends at what no name holds; -1 where it goes on. By hand, since it is asked of nearly every key word. */
function markBehind(text: string, end: number): number {
  const last = Math.min(text.length - 1, end + longestRest);
  for (let at = end; at <= last; at++) {
    const code = text.charCodeAt(at);
    if (code === more) return -1;
    if (code === lineFeed || code === quote || code === apostrophe || code === less || code === closeBracket) return at;
  }
  return -1;
}

const longestRest = 60;

/** Signs that are the same however often a text was written into a string; undefined where some are not. */
function wordsOf(signs: Layout['signs']): readonly string[] | undefined {
  return signs?.every((sign) => /^[A-Za-z_=]{8,}$/.test(sign)) ? signs : undefined;
}
