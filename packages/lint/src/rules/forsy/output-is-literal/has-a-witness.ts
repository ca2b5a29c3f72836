import type { ForsyStep } from '@trace-formats/schema';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { isActAbroad } from '../../wording/abroad.ts';
import { formOfWords, isPhrase, isStatement } from '../../wording/form-of-words.ts';
import { isAddressed, sentencesIn, wordsOf } from '../../wording/prose.ts';
import { passiveAbroad } from '../../wording/verbs.ts';
import { isDescribed } from './is-described.ts';
import { isOfACall, isSearch } from './kind-of-response.ts';
import { foundAbroad, nowAbroad, toldAbroad } from './witness-abroad.ts';
import { fromSources, saidOfAProgram } from './witness-of-a-kind.ts';
import { errorLike, isOfNoPage, lists } from './words-of-a-program.ts';
import { narrated, shown, weighed } from './words-of-a-witness.ts';

/** True where somebody speaks who saw what came back, in the words of a witness or where the tool gives no such sentence. */
export function hasAWitness(text: string, step: ForsyStep, kind: ToolKind, isPage: boolean): boolean {
  const seen =
    (isPage ? null : (narrated.exec(text) ?? (kind === 'editor' ? null : weighed.exec(text)))) ?? shown.exec(text);
  return (
    (seen !== null && !/["“”«»]/.test(text)) ||
    (!isPage && text.length < 160 && (toldAbroad.test(text) || (nowAbroad.test(text) && wordsOf(text).length >= 5))) ||
    ((kind === 'shell' || kind === 'code') && saidOfAProgram.test(text)) ||
    (isSearch(step) && (foundAbroad.test(text) || fromSources.test(text))) ||
    (kindOfTool(step.tool, null) === 'other' && counted.test(text) && isPhrase(text)) ||
    (text.length < 200 &&
      ((passiveAbroad.test(text) && (!isPage || isOfACall(text, step))) || (isActAbroad(text) && isDescribed(step)))) ||
    (isSentenceOrLess(text) && !errorLike.test(text) && isDescribed(step)) ||
    (isStatement(text) &&
      !errorLike.test(text) &&
      (lists.test(step.tool ?? '') || (kind === 'reader' && (isPage ? isOfNoPage(text, step) : !isAddressed(text)))))
  );
}

/** Words that end as a sentence does, however they begin: "-16.1 LUFS, no clipping." */
function isSentenceOrLess(text: string): boolean {
  if (!/[\p{L}\d%)`][.。]$/u.test(text) || /["“”«»„]|\.{3}/.test(text)) return false;
  if (isStatement(text)) return true;
  const form = formOfWords(text);
  return (
    form !== undefined &&
    form.tokens >= 4 &&
    form.tokens <= 40 &&
    form.literal <= 0.1 &&
    form.little > 0 &&
    sentencesIn(text) <= 2
  );
}

/** "40 rows, six columns, two rows without a date.": a row of counts that ends as a sentence does. */
const counted =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s\p{Ll}{3,}[^.;:]{0,120},\s[^.;:]{0,120}\.$/iu;
