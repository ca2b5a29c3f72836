import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { sifted } from '../../sieve/sieve.ts';
import { kindOfTool } from '../../traces/kind-of-tool.ts';

const bareMark = sifted(inAnyCase`
  (?:^|[\n\s])\[?(?:\.{3}|…)\]?\s*$|
  ^\W*(?:the |full |long |rest of the )*(?:outputs?|contents?|text|responses?|results?|logs?|files?)\s(?:(?:is|was|were|are) )?
    (?:omitted|truncated|shortened|abridged|elided|skipped)(?:\s(?:here|for|to|because)\s[^\d\n]{0,40})?\W*$|
  \p{Ll}[,;]\s(?:see|cf\.)\s(?:the\s)?(?:file|table|attachment|screenshot)s?\.?\s*$|
  [[(<](?:output )?(?:truncated|shortened|abridged|snip(?:ped)?|cut(?: off)?|omitted)[\])>]|
  \((?:see above|as above|same as (?:above|before)|full (?:text|output|log|content)[^()\n]{0,40})\)
`);

/** Longer ones are read for no other hint. */
const lookedThrough = 3000;
/** How a mark begins that stands within the text. */
const bracketed = /[[(<](?:output )?(?:trunc|shor|abri|snip|cut|omit)|\((?:see|as|same as|full) /i;

/** Where an output was cut without a word on what is missing; undefined for a whole one, or one that says it. */
export function cutWithoutNote(output: string, step: ForsyStep): [start: number, end: number] | undefined {
  if (output.length > lookedThrough && !/(?:\.{3}|…)\]?$/.test(output.trimEnd().slice(-4)) && !bracketed.test(output))
    return undefined;
  const found = bareMark.exec(output) ?? cutInALine(output) ?? cutBehindASentence(output);
  if (!found || saysWhatIsLeftOut(output)) return undefined;
  if (endsInDots.test(found[0]) && (isListOfFinds(output, step) || amidDots.test(output.slice(-400)))) return undefined;
  // Progress such as "Loading ..." ends in dots because the program printed them.
  if (
    /^\s*(?:\.{3}|…)\s*$/.test(found[0]) &&
    !/[\n\]\d,]/.test(output.trim().replace(/(?:\.{3}|…)$/, '')) &&
    output.length < 80
  )
    return undefined;
  const start = found.index;
  return [Math.max(0, start - 30), start + found[0].length];
}

/** "… grain was ground in a quern …": a line of a concordance has dots before it as well. */
const amidDots = /(?:^|\n)[^\n]{0,40}?(?<![\p{L}\d])(?:\.{3}|…)\s?[^\n]+(?:\.{3}|…)\s*$/u;

const endsInDots = /^[^[(<]*(?:\.{3}|…)\s*$/;

/** Whoever searches is given titles or addresses, each with the beginning of what stands there: the dots are the engine's own. */
function isListOfFinds(output: string, { tool, operation }: ForsyStep): boolean {
  const searches = operation === 'search' || /search|scholar|google|pubmed/i.test(tool ?? '');
  if (!searches || kindOfTool(tool, operation) === 'shell' || ofLines.test(tool ?? '')) return false;
  const last = output.trimEnd().split('\n').slice(-6, -1).join('\n');
  return headOfAFind.test(last);
}

const ofLines = /grep|glob|^rg$|find/i;
const headOfAFind =
  /(?:^|\n)\s*(?:\[?\d{1,3}[\].):]\s|[-*•]\s|#{1,4}\s|(?:title|url|link|source|snippet)s?:\s|https?:\/\/)/i;

/** Dots right behind a bracket or a figure, where sentences went before; the progress of a program has none. */
function cutBehindASentence(output: string): RegExpExecArray | null {
  const isOne = output.length > 60 && /[)\d"”](?:\.{3}|…)$/u.test(output.trimEnd().slice(-4));
  return isOne && /\p{Ll}[.;]\s\S/u.test(output.slice(0, 2000)) ? /(?:\.{3}|…)\s*$/u.exec(output) : null;
}

/** Several lines whose last one breaks off; what a program is still doing it says in one that begins with the doing. */
function cutInALine(output: string): RegExpExecArray | null {
  const end = output.trimEnd();
  if (!/\p{Ll}(?:\.{3}|…)$/u.test(end.slice(-6))) return null;
  const last = end.slice(end.lastIndexOf('\n') + 1);
  if (last.length === end.length || progress.test(last)) return null;
  return /\p{Ll}+(?:\.{3}|…)\s*$/u.exec(output);
}

const progress =
  /^[^\p{L}]*(?:\p{L}+ing\b|(?:still|please|now|done|wait|press|retry|trying)\b)|\b\p{L}+ing\s?(?:\p{L}+\s?){0,3}(?:\.{3}|…)$/iu;

/** A cut that says in brackets how much, or what, is left out: "[... 438 more rows left out ...]". */
function saysWhatIsLeftOut(output: string): boolean {
  return /[[(<{]\s*(?:\.{3}|…)?[^[\](){}<>\n]{0,80}(?:\d[^[\](){}<>\n]{0,60}\p{L}{3,}|\p{L}{3,}[^[\](){}<>\n]{0,40}\d)[^[\](){}<>\n]{0,80}(?:\.{3}|…)?\s*[\])>}]\s*$/u.test(
    output.slice(-240),
  );
}
