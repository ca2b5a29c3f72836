import { sifted } from '../../sieve/sieve.ts';

const bareMark = sifted(
  /(?:^|[\n\s])\[?(?:\.{3}|…)\]?\s*$|[[(<](?:output )?(?:truncated|shortened|abridged|snip(?:ped)?|cut(?: off)?|omitted)[\])>]|\((?:see above|as above|same as (?:above|before)|full (?:text|output|log|content)[^()\n]{0,40})\)/i,
);

/** Longer ones are not worth a look at every word that any of the hints knows. */
const lookedThrough = 1500;
/** How a mark begins that stands within the text. */
const bracketed = /[[(<](?:output )?(?:trunc|shor|abri|snip|cut|omit)|\((?:see|as|same as|full) /i;

/** Where an output was cut without a word on what is missing; undefined for a whole one, or one that says it. */
export function cutWithoutNote(output: string): [start: number, end: number] | undefined {
  if (output.length > lookedThrough && !/(?:\.{3}|…)\]?$/.test(output.trimEnd().slice(-4)) && !bracketed.test(output))
    return undefined;
  const found = bareMark.exec(output);
  if (!found) return undefined;
  // Progress such as "Loading ..." ends in dots because the program printed them.
  if (/^\s*(?:\.{3}|…)\s*$/.test(found[0]) && !/[\n\]\d,]/.test(output.trim().slice(0, -3)) && output.length < 80)
    return undefined;
  const start = found.index;
  return [Math.max(0, start - 30), start + found[0].length];
}
