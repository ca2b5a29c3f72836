import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { Range } from '../../wording/range.ts';

/** Where the final output breaks off though more was delivered; undefined for one that looks whole. */
export function cutOff(output: string, { steps }: ForsyTrace): Range | undefined {
  const end = output.slice(-lastWords);
  const mark = cut.exec(end) ?? dots.exec(end);
  if (mark === null) return undefined;
  const start = output.length - end.length + mark.index;
  if (mark[1] !== undefined) return [start, output.length];
  // Many a message ends in dots; a cut one goes on where the agent said it.
  const said = output.slice(0, start).trim();
  const goesOn = (text: string | null): boolean =>
    text !== null && text.length > output.length && text.trimStart().startsWith(said);
  return said.length > shortest && steps.some((step) => goesOn(step.output) || goesOn(step.input))
    ? [start, output.length]
    : undefined;
}

/** "[...]" or "… (truncated)" at the end: that something is left out, and not what. */
const cut = readied(inAnyCase`
  ((?:(?:\.{3}|…)\s{0,3})?[[(<]\s?(?:
    \.{3}|…|
    (?:(?:\.{3}|…)\s?)?(?:(?:output|text|rest|remainder|answer)\s)?
      (?:truncated|shortened|abridged|snip(?:ped)?|cut(?: off| short)?|omitted|to be continued|continues|
        gekürzt|abgeschnitten|tronquée?|truncad[oa]|troncat[oa])
    (?:\s?(?:\.{3}|…))?
  )\s?[\])>])\s*$
`);

const dots = /(?:\.{3}|…)\s*$/;
/** A mark and the blanks behind it have no more. */
const lastWords = 80;
/** A few words may be the same by chance. */
const shortest = 24;
