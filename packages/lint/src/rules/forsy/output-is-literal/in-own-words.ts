import type { ForsyStep } from '@trace-formats/schema';
import { returnedLeans } from '../../leaning/fields.ts';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { formOfWords } from '../../wording/form-of-words.ts';
import { wordsOf } from '../../wording/prose.ts';
import { isQuery } from '../input-is-literal/what-tools-take.ts';
import { nearly, vagueIn } from './amounts-in-words.ts';
import { printed } from './kind-of-response.ts';
import { looksUpProse } from './looks-up-prose.ts';
import { errorLike } from './words-of-a-program.ts';
import { appraised } from './words-of-a-witness.ts';

/** What stands on a page may be said in any words; what else came back, without the full stop of a sentence too, not. */
export function isInOwnWords(text: string, step: ForsyStep, kind: ToolKind, isPage: boolean): boolean {
  if (errorLike.test(text) || (isPage && (kindOfTool(step.tool, null) !== 'other' || looksUpProse(step.tool))))
    return false;
  if (/search|docs/i.test(step.tool ?? '') || isARow(text)) return false;
  if (
    !isPage &&
    !mark.test(text) &&
    wordsOf(text).length >= 4 &&
    appraised.test(text) &&
    !printed.test(step.input ?? '')
  )
    return true;
  return returnedLeans(text, step) || (kind === 'code' && isNoValue(text, step)) || (!isPage && isVague(text, step));
}

/** What a summing up has none of. */
const mark = /[:=|"“”«»{}[\]<>\\]|\d{3}/;

/** "week  0.0412  se 0.0093  p=0.00004": names and their figures in turn. */
function isARow(text: string): boolean {
  const figures = text.match(/(?<![\p{L}\d.])[-+]?\d[\d.,]*\d(?!\p{L})/gu)?.length ?? 0;
  return figures >= 3 && !/[.!?]$/.test(text) && figures * 2 >= (text.match(/\p{L}{2,}/gu)?.length ?? 0);
}

/** A database gives rows and an interpreter values: a line of words is somebody's, unless the program itself was told to print it. */
function isNoValue(text: string, { input }: ForsyStep): boolean {
  const words = wordsOf(text);
  const form = formOfWords(text);
  if (form === undefined || words.length < 4 || form.literal > 0.2 || ofItself.test(text)) return false;
  const told =
    input
      ?.slice(0, 4000)
      .match(/(["'`])(?:(?!\1).)*\1/gs)
      ?.join(' ') ?? '';
  return (form.little > 0 || !form.isVerbless) && !words.some((word) => word.length > 3 && told.includes(word));
}

/** "The connection to the server was lost.": what such a program says of itself. */
const ofItself = /^(?:the )?(?:connection|kernel|session|server|database|transaction|runtime|process|cell)\b/i;

/** An amount in words that a program would have counted; what stands in a table may be put like that. */
function isVague(text: string, { input }: ForsyStep): boolean {
  if (/[:;|"]/.test(text) || wordsOf(text).length < (isQuery(input ?? '') ? 4 : 3)) return false;
  return vagueIn(text) !== undefined || (text.endsWith('.') && nearly.test(text));
}
