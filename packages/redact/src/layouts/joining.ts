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

/** True for a place in a text at which a name ends that a layout may join with a value. */
export function isJoined(text: string, end: number): boolean {
  mark.lastIndex = end;
  if (!mark.test(text)) return false;
  const at = mark.lastIndex;
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

/** The rest of a name, up to what no name holds. */
const mark = /[^<>"'\]\n]{0,60}(?=[<"'\]\n])/y;

/** Signs that are the same however often a text was written into a string; undefined where some are not. */
function wordsOf(signs: Layout['signs']): readonly string[] | undefined {
  return signs?.every((sign) => /^[A-Za-z_=]{8,}$/.test(sign)) ? signs : undefined;
}
