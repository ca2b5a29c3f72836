import { inLines } from '../in-lines.ts';
import { sifted } from '../sieve/sieve.ts';
import { isAddressed } from './prose.ts';

const marks = [
  // Dots between words, standing alone, stand for words left out; at the end of a word people just write like that.
  /(?:^|\s)(?:\.{3}|…)\s\S[\s\S]{0,400}?\s(?:\.{3}|…)(?:\s|$)/,
  new RegExp(
    inLines`
      [([][^()[\]\n]{0,60}\b(?:
        truncated|shortened|abridged|omitted|left out|cut|snip(?:ped)?|
        rest of (?:the )?(?:message|text|request|prompt)
      )\b[^()[\]\n]{0,60}[)\]]
    `,
    'i',
  ),
  // An editor's mark for words left out; who pastes lines has marks of other programs in them.
  /^[^\n"“]*\S(?<!\s(?:by|as|with|par|comme|avec|mit|als|con|como|com))[^\S\n]\[(?:\.{3}|…)\][^\S\n][\p{L}\p{N}][^\n"”]*$/iu,
  /\((?:see|cf\.?|as in) (?:the )?(?:task|request|prompt|brief)(?: (?:description|field|text))?(?: above| below)?\)|\(see above\)|\bas (?:stated|described|given) above\b(?=\W*$)/i,
].map(sifted);

const oneCut = sifted(/\p{L}{2,}\s(?:\.{3}|…)\s\p{L}{2,}/u);

/** Where a text that should be whole was visibly cut, or joined by dots; undefined for one that looks whole. */
export function cutByDots(text: string): [start: number, end: number] | undefined {
  for (const mark of marks) {
    const found = mark.exec(text);
    if (found) return [found.index, found.index + found[0].length];
  }
  // People think in dots when they speak for themselves; an excerpt is joined by them.
  const joined = text.length > 60 && !isAddressed(text) && !text.includes('?') ? oneCut.exec(text) : null;
  return joined ? [joined.index, joined.index + joined[0].length] : undefined;
}
