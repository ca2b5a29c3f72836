import { layouts } from './index.ts';
import type { Layout } from './layout.ts';

/** What joins a name with its value in the layouts that say by themselves what is a name, and the words that such a text holds. */
const joints = layouts.flatMap(({ pairs, link, signs }) =>
  pairs && link ? [{ pattern: link.pattern, words: wordsOf(signs) }] : [],
);
/** Those of texts without such words, asked at once. */
const anywhere = new RegExp(
  joints.flatMap(({ pattern, words }) => (words === undefined ? [pattern.source] : [])).join('|'),
  'iuy',
);

/** Says of a place in a text whether a layout may join the name that ends behind it with a value. */
export function joiningIn(text: string): (end: number) => boolean {
  const patterns = [anywhere];
  for (const { pattern, words } of joints) if (words?.some((word) => text.includes(word))) patterns.push(pattern);
  return (end) => {
    mark.lastIndex = end;
    if (!mark.test(text)) return false;
    const at = mark.lastIndex;
    return patterns.some((pattern) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
  };
}

/** The rest of a name, up to what no name holds. */
const mark = /[^<>"'\]\n]{0,60}(?=[<"'\]\n])/y;

/** Signs that are the same however often a text was written into a string; undefined where some are not. */
function wordsOf(signs: Layout['signs']): readonly string[] | undefined {
  return signs?.every((sign) => /^[A-Za-z_=]{8,}$/.test(sign)) ? signs : undefined;
}
