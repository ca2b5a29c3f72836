import type { ForsyStep } from '@trace-formats/schema';
import { isActAbroad } from '../../wording/abroad.ts';
import { isPhrase, namesAnAct } from '../../wording/form-of-words.ts';
import { isAddressed, isConcrete, sentencesIn } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { order, report } from '../../wording/verbs.ts';
import { isAlsoAnOrder } from './meant-for.ts';
import { whole } from './whole-text.ts';

/** An order to oneself may name the subject of a thought; an account of it may not, and what is done was done by some means. */
export function describedThought(text: string, { operation }: ForsyStep): Range | undefined {
  if (isAddressed(text) || text.includes('\n')) return undefined;
  // "row 7: 12 -> 14": the change itself, however short.
  if (
    /^(?:write|edit)$/.test(operation ?? '') &&
    (/\S\s?(?:->|=>|→)\s?\S/.test(text) || inCatchwords.test(text) || holdsTheText.test(text))
  )
    return undefined;
  if (/^(?:execute|other|delete|download|write|edit)$/.test(operation ?? '') && (order.test(text) || isActAbroad(text)))
    return whole(text);
  const told =
    (isAlsoAnOrder.test(text) ? null : report.exec(text)) ??
    /^(?:the )?(?:user|session|customer|client)\b(?!['’]s)(?=\s\p{L})/iu.exec(text);
  if (told && sentencesIn(text) <= 3) return whole(text);
  if (operation === 'plan' && order.test(text)) return undefined;
  return namesAnAct(text) && isPhrase(text) && !isAlsoAnOrder.test(text) && !isConcrete(text) && !/[:;]/.test(text)
    ? whole(text)
    : undefined;
}

/** 'Translate label 1: "Der Webstuhl. ..."': the text that is worked on stands there whole. */
const holdsTheText = /:\s(?:"[^"]{24,}"|“[^”]{24,}”|„[^“”]{24,}[“”]|«[^»]{24,}»)\W*$/;

/** "Notice to the tenants, Tuesday 9 to 13, new pump, friendly": what a text shall hold, in so many words. */
const inCatchwords = /^(?=[^\d\n]*\d)[^,.;\n]{2,60},\s[^,.;\n]{1,60},\s(?:[^,.;\n]{1,60},\s)?[^,.;\n]{1,60}$/u;
