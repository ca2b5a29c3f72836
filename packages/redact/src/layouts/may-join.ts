import { layouts } from './index.ts';

/** What joins a name with its value in the layouts that say by themselves what is a name. */
const joints = layouts.flatMap(({ pairs, link }) => (pairs && link ? [link.pattern] : []));

/** True for a word behind which a layout may join the name that it belongs to with a value. */
export function mayJoin(text: string, end: number): boolean {
  mark.lastIndex = end;
  const at = mark.exec(text)?.[0].length;
  return (
    at !== undefined &&
    joints.some((joint) => {
      joint.lastIndex = end + at;
      return joint.test(text);
    })
  );
}

/** The rest of a name, up to what no name holds. */
const mark = /[^<>"'\]\n]{0,60}(?=[<"'\]\n])/y;
