import type { ForsyStep } from '@trace-formats/schema';
import { reasoningLeans } from '../../leaning/fields.ts';
import type { Doubt } from '../../wording/doubt.ts';
import { sentencesAsRead, wordsAsRead } from '../../wording/prose.ts';
import { gerund, order, report } from '../../wording/verbs.ts';
import {
  hasAVerbOfItsOwn,
  isBare,
  isOrderAlone,
  isSubject,
  isTold,
  noDeed,
  ofTheStep,
  saysOfTheAction,
} from './action-alone.ts';
import { circular } from './circular.ts';
import { asAsked, goneNow, habit, needed, simple, simpleChoice } from './empty-reasons.ts';
import { hasAPlainVerb } from './finite-verb.ts';
import { connective, expected, ground, weakGround } from './grounds.ts';
import { aimIsTheStep, asksAndGets, resultOnly, toolDoes } from './own-words-again.ts';

/** What makes a reasoning look as if it gave no reason; undefined where it may well give one. */
export function withoutReason(reasoning: string, step: ForsyStep): Doubt | undefined {
  const text = reasoning.trim();
  const whole = [reasoning.indexOf(text), reasoning.indexOf(text) + text.length] as const;
  const copied = copiedFrom(text, step);
  if (copied !== undefined) return { range: whole, because: `the ${copied} said again` };
  const words = wordsAsRead(text);
  // Whoever writes more than a line or two gives a reason somewhere; not every script has words with blanks between them.
  if (words > 45 || text.length > 600 || text.startsWith('[') || sentencesAsRead(text) > 2) return undefined;
  if (noOther.test(text) || rulesOut.test(text) || atHand.test(text) || actIsGoodFor.test(text)) return undefined;
  const because =
    doubtOf(text, words, step) ??
    (!saysOfTheAction(text) && reasoningLeans(text, step) && !isAView(text)
      ? 'the action or its result, without a reason'
      : undefined);
  return because === undefined ? undefined : { range: whole, because };
}

/** Another field of the step in which the very words stand; a word or two may be the same by chance. */
function copiedFrom(text: string, { input, output, observation, eval_reason }: ForsyStep): string | undefined {
  if (text === input?.trim()) return 'input';
  if (text.length < 12) return undefined;
  const fields = [
    ['output', output],
    ['observation', observation],
    ['eval_reason', eval_reason],
  ] as const;
  return fields.find(([, other]) => other?.trim() === text)?.[0];
}

/** What makes something else easier, in Chinese. */
const easesInHan = /便于|方便|利于|有助/u;

/** What somebody takes to be so, asks, or says of others. */
function isAView(text: string): boolean {
  return (
    text.endsWith('?') ||
    noDeed.test(text) ||
    firstOfAll.test(text) ||
    whatTheyAre.test(text) ||
    noOther.test(text) ||
    compared.test(text) ||
    withAnAim.test(text) ||
    tiesAGround.test(text) ||
    onAnyDay.test(text) ||
    easesInHan.test(text) ||
    hasAPlainVerb(text)
  );
}

/** "Let me look at the file to understand the issue", "Let me check for any errors and ...": an agent that thinks aloud, and what for. */
const withAnAim =
  /^\W*(?:(?:now|ok|okay|so|next|first|good|great|perfect|right|alright|fine)\W{1,2}){0,3}(?:let me|let['’]s|let us|i['’]ll|i will)\s(?:[^.;]{2,80}\sto (?:understand|see|find|learn|check|know|make sure|confirm|decide|avoid)\s\p{L}|check for any\s[^.;]{3,60}\sand\s)/iu;

/** "Changed the rounding, since customers add up the lines", "since the user gave none": a ground of its own, which is neither a request nor what had to be done. */
const tiesAGround =
  /\S,?\s(?:since|because|otherwise|weil|denn|sonst|parce que|puisque|porque|ya que)\s(?!.*\b(?:required|requested|needed|necessary|wanted|wants?|asked|asks|had to|has to|have to|must|should|task|request|user(?!\s(?:gave|named|left|never|did not|does not|had no|has no)\b))\b)(?:\S+\s){2}/iu;

/** "A submission with schema errors is rejected": what becomes of such a thing on any day. */
const onAnyDay =
  /^an?\s[^.,;:]{3,80}\s(?:is|are|gets?)\s(?:always\s|never\s)?(?:rejected|refused|declined|ignored|dropped|lost|returned|deleted|blocked|closed|skipped|charged)(?:\s[^.,;:]{2,40})?\.?$/iu;

/** "pandas is installed already": what is there to be used. */
const atHand =
  /^\W*(?:the\s)?[\p{L}\d_.-]+\s(?:[\p{L}-]+\s)?(?:is|are)\s(?:already\s)?(?:installed|at hand|available|in place|on the (?:machine|path|shelf|list))(?!\p{L})/iu;

/** "Starting with the weight answers what hikers ask first": the action, and what it is good for. */
const actIsGoodFor =
  /^\W*\p{L}{2,}ing\s[^.;,:]{2,50}\s(?:answers|saves|avoids|keeps|tells|costs|leaves|hides|means|risks|spares|prevents|loses|takes|would|could|may|might)\s(?!this\b)\p{L}/iu;

/** "No other road is open": what is left to choose from. */
const noOther =
  /^\W*(?:no other|nothing else|nobody else|no one else|none of the others?)\s(?:[\p{L}-]+\s){0,2}?(?:is|are|has|have|can|fits?|works?|gives?|takes?|holds?|knows?|reads?|shows?)\b(?![^.]*\b(?:need(?:s|ed)?|required|necessary|done|left|planned)\b)/iu;

/** "I am bad with fractions", "Both files are short", "The bookkeeper imports csv": what somebody or something is, and what others do. */
const whatTheyAre =
  /^(?:(?:i am|i['’]m|we are)\s(?!(?:now|going|about|\p{L}+ing|to)\b)|both\s(?:\p{L}+\s)?(?:are|have)\s(?!\p{L}+(?:ed|en)\b)\p{L}|(?:the|my|our|her|his)\s(?:book-?keeper|accountant|teacher|buyer|seller|tenant|landlord|baker|driver|author|doctor|nurse|lawyer|clerk|engineer|manager|neighbour|neighbor|mother|father)\s(?!is|was|has)\p{Ll}{2,}s\s)/iu;

/** "The table is easier to paste into the review.": what is chosen is better at something. */
const compared =
  /\b(?:is|are|makes?|gets?)\s(?:[\p{L}-]+\s){0,3}?(?:easier|quicker|faster|safer|cheaper|simpler|harder|clearer|shorter|slower|better|worse)\s(?:(?:to|for|on|with)\s|than\s(?!before|expected|(?:the|in the) (?:first|last|previous)))\p{L}/iu;

/** "Cheapest check first", "Cheapest of the three": an order of things, and why it is that. */
const firstOfAll =
  /^\W*(?:the )?(?!(?:rest|test|request|guest|quest|forest|interest|contest)\b)(?:\p{L}{3,}est|most \p{L}+|least \p{L}+)\s(?:[^,.]{2,40}\sfirst\W*$|(?:of|among)\s(?:the|all|both|them)\b)/iu;

function doubtOf(text: string, words: number, step: ForsyStep): string | undefined {
  const request = asAsked.exec(text);
  if (request && !ground.test(remainder(text, request))) return 'the request said again, without a reason';
  if (needed.test(text)) return 'no reason for this choice';
  if (habit(text) !== null && !connective.test(text)) return 'no reason for this choice';
  if (words <= 16 && ofTheStep.test(text) && !ground.test(text) && sentencesAsRead(text) === 1)
    return 'the action said again, without a reason';
  if (simple(text) !== null && !ground.test(text.replace(/\b(?:not|no|just|only|what|too)\b/gi, '')))
    return 'no reason for this choice';
  if (simpleChoice.test(text) && !/\b(?:because|since|otherwise|rather than|instead)\b/i.test(text))
    return 'no reason for this choice';
  if (words <= 24 && circular(text)) return 'the action as its own reason';
  if (/^\W*to \p{L}+(?: the \p{L}+)?\.?$/iu.test(text)) return 'the action said again, without a reason';
  if (words <= 10 && toolDoes(text, step)) return 'the action said again, without a reason';
  if (words <= 16 && aimIsTheStep(text, step)) return 'the action as its own reason';
  if (asksAndGets(text)) return 'the request said again, without a reason';
  if (
    words <= 10 &&
    report.test(text) &&
    !hasAVerbOfItsOwn.test(text) &&
    !ground.test(text.replace(weakGround, ' ').replace(/\bmissing\b/gi, ' '))
  )
    return 'the action said again, without a reason';
  if (words <= 16 && sentencesAsRead(text) === 1 && isTold(text)) return 'the action said again, without a reason';
  if (isBare(text) || (words <= 12 && ownDeedAbroad.test(text) && !becauseAbroad.test(text) && !/[,:;–—]/.test(text)))
    return 'the action said again, without a reason';
  if (words <= 10 && isOrderAlone(text) && !hasAVerbOfItsOwn.test(text))
    return 'the action said again, without a reason';
  if (words <= 22 && !ground.test(text)) {
    if (
      (gerund.test(text) && !isSubject(text)) ||
      ((order.test(text) || report.test(text)) && !hasAVerbOfItsOwn.test(text)) ||
      ownDeed.test(text)
    )
      return 'the action said again, without a reason';
    if (resultOnly(text, step)) return 'the action or its result, without a reason';
  }
  if (
    /^(?:this|the) (?:step|action|edit|change)\b[^.]*\b(?:resulted in|produced|led to|created|yields|gave)\b/i.test(
      text,
    )
  )
    return 'the result, without a reason';
  const came = ofWhatCame.exec(text)?.[0].length ?? 0;
  if (
    words <= 20 &&
    (came > 0 || givesOwnFigures(text, step)) &&
    !connective.test(text.slice(came)) &&
    !expected.test(text)
  )
    return 'the result, without a reason';
  return goneNow.test(text) && !expected.test(text) ? 'the result, without a reason' : undefined;
}

/** "I read the file"; what somebody is, knows or fears is no deed. */
const ownDeed =
  /^(?:i|we)\s(?!(?:am|are)\s(?!\p{L}+ing)|(?:know|knew|expect|suspect|believe|think|trust|doubt|assume|lack|prefer|fear|remember)(?!\p{L}))\p{L}/iu;

/** "After the edit all tests pass", "The calculator gives 3/4": what came of the step. */
const ofWhatCame =
  /^(?:after (?:this|the) (?:edit|change|fix|run|update|call|query|search)\b|the (?:calculator|script|query|search|command|tool|output|result) (?:gives|gave|returns|returned|shows|showed|says|said|prints|printed|lists|listed|finds|found)\s)/iu;

/** "No doubles left, sum is 1284403.20": a figure that only the output of the step has. */
function givesOwnFigures(text: string, { input, output, observation }: ForsyStep): boolean {
  if (output === null || output.length > 3000) return false;
  const own = text.match(/\d[\d.,]{2,}\d/g) ?? [];
  const before = `${input} ${observation}`;
  return own.some((one) => output.includes(one)) && !own.some((one) => before.includes(one));
}

/** What ties a ground to a deed in the same languages. */
const becauseAbroad =
  /\s(?:para|por|pour|per|pois|porque|pero|mas|mais|ma|antes|já|ya|car|puisque|perché|dato|poiché|sin|sem|sans|senza|só|sólo|solo|seulement)\s/iu;

/** "Criei a conta", "Ejecuté las pruebas", "J'ai lu le journal": who speaks of a deed of their own. */
const ownDeedAbroad =
  /^(?!(?:así|allí|aquí|ahí|qué|porqué|si)\s)(?:(?:eu|yo|io)\s)?(?:\p{L}{2,}(?:ei|é|í)|corrigi|abri|escrevi|inseri|defini|li|fiz|hice)\s(?:os?|as?|uma?|el|las?|los|una?|no|na|em|en|de|do|da|del)\s\p{L}|^(?:j['’]ai|(?:io )?ho|he|hemos|abbiamo|nous avons)\s\p{L}{3,}(?:é|i|u|s|t|t[oaie]|d[oa]|st[oa]|s[oa])s?\s(?:le|la|les|l['’]|un|une|il|lo|i|gli|una|el|los|las|d\p{L}*)/iu;

function remainder(text: string, request: RegExpExecArray): string {
  return `${text.slice(0, request.index)} ${text.slice(request.index + request[0].length)}`.replace(
    /\b(?:so|just|directly|was|done|since|since the user|therefore|what|an answer|that)\b/gi,
    ' ',
  );
}

/** "Descarta una bomba atascada", "Nada de saltos por la rodilla": what shall not be, or cannot be any more. */
const rulesOut =
  /^\W*(?:descarta|excluye|exclui|exclut|écarte|esclude|schließt|nada de|pas de|plus de|niente|kein(?:e[nmrs]?)?)\s\p{L}/iu;
