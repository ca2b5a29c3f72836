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
  // The same in other languages, where nothing but the note stands in the brackets. A short version of something may be what
  // is asked for: only behind the whole text is it the text that was shortened.
  new RegExp(
    inLines`
      [([]\s?(?:
        (?:\p{L}{2,12}\s){0,2}(?:
          ausgelassen|weggelassen|tronquée?|omise?|truncad[oa]|omitid[oa]|troncat[oa]|omess[oa]|weggelaten|pominięt[yae]|опущен[оа]?|
          以下省略|中略|省略|略
        )(?:\s\p{L}{2,12}){0,2}\s?[)\]]|
        (?!(?:\p{L}{1,12}\s)?(?:versi|fassung|edi[tcz]|ausgabe))(?:\p{L}{2,12}\s){0,2}(?:
          (?:ab)?gekürzt|abrégée?|coupée?|recortad[oa]|abreviad[oa]|resumid[oa]|abbreviat[oa]|ingekort|skrócon[yae]|сокращ[её]н[оа]?
        )\s?[)\]]\W{0,3}$
      )
    `,
    'iu',
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
