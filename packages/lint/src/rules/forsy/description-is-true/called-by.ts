import { inLines } from '../../in-lines.ts';

const judged = inLines`
  (?:experts?|humans?|clients?|customers?|clinicians?|physicians?|doctors?|lawyers?|attorneys?|professionally|independently|externally|third[-_ ]party)
  [-_ ](?:validated|verified|reviewed|approved|certified|checked|audited)
`;
const gold = 'gold[-_ ](?:standard|label(?:s|led|ed)?)';

/** "Expert-verified fix of a parser", "A parser mended (client-approved)": a title may also name what was worked on. */
const inATitle = new RegExp(
  inLines`
  ^\W{0,3}(?:${judged})(?![-_\p{L}])(?!\s(?:by|for|from)\b)|(?:[(\[:,;|]|\s[-–—])\s?(?:${judged}|${gold})\W{0,3}$
`,
  'iu',
);

const asATag = new RegExp(inLines`^\W*(?:${judged}|${gold})\W*$`, 'iu');

/** Where a title promises that somebody looked at the trace. */
export function judgedByTitle(title: string): readonly [start: number, end: number] | undefined {
  const found = inATitle.exec(title);
  return found === null ? undefined : [found.index, found.index + found[0].length];
}

/** True for a tag that promises it. */
export function isJudgedByTag(tag: string): boolean {
  return tag.length <= 60 && asATag.test(tag);
}
