import { layouts } from './index.ts';

/** What joins a name with its value in the layouts that say by themselves what is a name, and what no text can do without that is laid out so. */
const joints = layouts.flatMap(({ pairs, link, signs = [] }) =>
  pairs && link ? [{ pattern: link.pattern, signs: signs.some(isWrittenOtherwise) ? [''] : signs }] : [],
);

/** True for a sign that may stand in a text with backslashes before its characters. */
function isWrittenOtherwise(sign: string): boolean {
  return /["'/\\]/.test(sign);
}

/** Says of a word in a text, told from where it ends, whether a layout may join the name that it belongs to with a value. */
export type Joining = (end: number) => boolean;

/** What joins names and values in a text: most texts hold the signs of one or two layouts. */
export function joiningIn(text: string): Joining {
  let some: readonly RegExp[] | undefined;
  return (end) => {
    some ??= joints.flatMap(({ pattern, signs }) => (signs.some((sign) => text.includes(sign)) ? [pattern] : []));
    if (some.length === 0) return false;
    mark.lastIndex = end;
    const at = mark.exec(text)?.[0].length;
    return (
      at !== undefined &&
      some.some((joint) => {
        joint.lastIndex = end + at;
        return joint.test(text);
      })
    );
  };
}

/** The rest of a name, up to what no name holds. */
const mark = /[^<>"'\]\n]{0,60}(?=[<"'\]\n])/y;
