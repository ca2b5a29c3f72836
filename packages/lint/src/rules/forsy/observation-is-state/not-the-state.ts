import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { observationLeans } from '../../leaning/fields.ts';
import { ask, markKnown } from '../../sieve/asked-stems.ts';
import { stemsOf } from '../../sieve/reading.ts';
import { beginningOf, fieldsOfAState, lookedBack } from '../../traces/known-before.ts';
import { ofALaterStep } from '../../traces/of-a-later-step.ts';
import type { Doubt } from '../../wording/doubt.ts';
import { isConcrete } from '../../wording/prose.ts';
import { inKnownWords, withoutQuotes } from './in-known-words.ts';
import { hasItsSource, knownBefore, saidBySomebody } from './when-known.ts';

/** What makes an observation look like something else than the state before the step; undefined where it looks like state. */
export function notTheState(observation: string, step: ForsyStep, trace: ForsyTrace, index: number): Doubt | undefined {
  const text = observation.trim();
  // A long observation is a screen or a file.
  if (text.length > 1000) return undefined;
  // What an earlier step left behind is the state of this one, in the very words.
  if (isLeftBehind(observation, trace, index)) return undefined;
  const copied = copiedFrom(text, step, trace, index);
  if (copied !== undefined) return { range: whole(observation), because: copied };
  const later = ofALaterStep(observation, step, trace, index);
  if (later !== undefined) return { range: later, because: 'what was only known later' };
  const known = inKnownWords(observation, step, trace, index);
  // A fact that the user gave, or earlier steps showed, was known, however it is put.
  if (
    known !== undefined ||
    (isConcrete(text) && knownBefore.test(withoutQuotes(text))) ||
    saidBySomebody.test(withoutQuotes(text))
  )
    return known;
  if (
    hasItsSource.test(text) ||
    hangsThere.test(text) ||
    endsOfAText.test(text) ||
    figureByItsName.test(text) ||
    othersAreDone.test(text) ||
    countOfThings.test(text) ||
    countAbroad.test(text) ||
    outOfReach.test(text) ||
    valueOfAField.test(text) ||
    earlierTry.test(text) ||
    dated.test(text) ||
    statistic.test(text) ||
    wishOfSomebody.test(text) ||
    allOfItNow.test(text) ||
    laidDown.test(text) ||
    stageOfAThing.test(text) ||
    ofOthers.test(text) ||
    (step.retry_of !== null && ofTheFirst.test(text))
  )
    return undefined;
  if (wonders.test(text)) return { range: whole(observation), because: 'a question that the step is to answer' };
  if (
    !observationLeans(text, step, trace, index) ||
    isSaidBefore(text, trace, index) ||
    isOfAnEarlierCall(text, trace, index) ||
    figuresAreKnown(text, trace, index)
  )
    return undefined;
  // A step without a tool cannot have run anything, so that somebody did before it.
  if (step.tool === null && stateOfARun.test(text)) return undefined;
  if (liesSomewhere.test(text)) return undefined;
  return { range: whole(observation), because: 'a plan, a judgement or what the step found' };
}

/** "A good copy of the deed lies in box 12": a thing, and the place where it is. */
const liesSomewhere =
  /^(?:an?|the|one|two|three|both)\s[^.,;:]{3,80}\s(?:lies?|stands?|hangs?|sits?|is kept|are kept)\s(?:in|on|at|under|behind|beside)\s(?!(?:the way|danger|doubt|need)\b)[^.,;:]{2,60}\.?$/iu;

/** What the observation is word for word, where that is what was sent or what came back and nothing that stood there before. */
function copiedFrom(
  text: string,
  { tool, input, output }: ForsyStep,
  { steps }: ForsyTrace,
  index: number,
): string | undefined {
  if (tool === null || text.length < shortest) return undefined;
  const isSame = (other: string | null): boolean => other !== null && other.trim() === text;
  const from = isSame(output)
    ? 'the output of the step again'
    : isSame(input)
      ? 'the input of the step again'
      : undefined;
  const before = steps.slice(Math.max(0, index - lookedBack), index);
  return before.some((step) => fieldsOfAState.some((field) => isSame(step[field]))) ? undefined : from;
}

/** A word or two may be the same by chance. */
const shortest = 12;

function whole(observation: string): readonly [start: number, end: number] {
  const text = observation.trim();
  const start = observation.indexOf(text);
  return [start, start + text.length];
}

/** "The wife would like to write it for him": what somebody else wants is a fact about them. */
const wishOfSomebody =
  /^(?:the|my|her|his|their|our)\s(?!(?:agents?|assistants?|models?|users?|tasks?|steps?|goals?|aims?)\s)\p{L}+\s(?:would like|wants?|hopes?|wishes|wished)\sto\s/iu;

/** "Ora tutto il registro è firmato": how the whole of it is now. */
const allOfItNow = /^(?:ora|adesso|agora|ahora|jetzt|nun|maintenant)\s(?:tutt[oaie]|tod[oa]s?|tudo|alles?|tout)\s/iu;

/** "Protective order ¶ 7 requires that ...", "Section 12.3 forbids it": what a text lays down, by its number, stands there already. */
const laidDown =
  /^(?:[\p{L}-]+\s){0,3}?(?:order|contract|policy|section|article|rule|law|statute|spec(?:ification)?|rfc|clause|act|standard|regulation|guideline|licen[cs]e|manual|paragraph|page|item|§{1,2}|¶|iso|din|en)\s?(?:[¶§#]{1,2}|no\.|art\.|sec\.)?\s?\d[\w.()-]*\s(?:requires?|asks|demands?|forbids?|prescribes?|says|allows?|limits?|sets|wants|expects|calls for)\s/iu;

/** "El siguiente paso es el pago.", "Weight and price come next to each other": the stage that a form is at, and what stands beside what. */
const stageOfAThing =
  /^(?:el (?:siguiente|próximo) paso|la prochaine étape(?:\sd[ue]\s\p{L}+)?|il prossimo passo|o próximo passo|der nächste schritt)\s(?:es|est|è|é|ist)\s(?:el|la|l[oe]|il|o|a|der|die|das|[«"“])\s?\p{L}|\bnext to (?:each other|one another)\b/iu;

/** "Nobody could say who locked it", "The clerk later added a note", "as the first count showed": what others know and did, and what came before. */
const ofOthers =
  /^(?:nobody|no one)\s(?:could|can|knows?|knew|remembers?|saw|has|had)\s|^the (?!agents?\b|assistants?\b|users?\b|models?\b)\p{L}+ later \p{L}+(?:ed|ote|ent|ook|ave)\s|,\sas (?:the|an?) (?:first|earlier|last|previous|old) \p{L}+ (?:showed|found|gave|said)\b/iu;

/** "Who changed the price, and when?": what is not known yet is stated as such, not asked. */
const wonders =
  /^\W{0,3}(?:who|what|which|where|when|why|how(?: (?:many|much))?|is|are|does|do|did|was|were)\s[^.!?\n"“”]{4,120}\?$/iu;

/** "The factor is 7.5." behind a step that gave 7.5: a figure or a name in capitals that stood there before was known. */
function figuresAreKnown(text: string, { steps }: ForsyTrace, index: number): boolean {
  const marks = text.match(/(?<![\p{L}\d])(?:\d+(?:[.,:]\d+)+|\d{2,}|\p{Lu}{4,}\d*)(?![\p{L}\d])/gu) ?? [];
  const before = steps.slice(Math.max(0, index - 3), index);
  return (
    marks.length > 0 &&
    text.length < shortFact &&
    marks.every((mark) => before.some(({ output }) => output?.slice(0, lookedInto).includes(mark)))
  );
}

const shortFact = 80;
const lookedInto = 3000;

/** "The draft ends with an apology.": where a text that is there already begins and ends can be seen. */
const endsOfAText =
  /^\W{0,3}(?:(?:the|his|her|its|their|both|\p{L}+['’]s)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:drafts?|repl(?:y|ies)|letters?|e?-?mails?|messages?|reports?|memos?|articles?|chapters?|paragraphs?|sections?|files?|logs?|texts?|versions?|scripts?|tables?|lists?)\s(?:still\s)?(?:ends?|begins?|starts?|opens?|closes?)\s(?:with|in|on|at)\s[^.;]{2,120}\.?$/iu;

/** "Next to the door hangs a plan": what can be seen where. */
const hangsThere =
  /^\W{0,3}(?:next to|beside|behind|above|below|under|in front of|on|in|at) (?:the|its|each|both) (?:[\p{L}-]+\s){1,3}?(?:hangs?|stands?|lies?|sits?|is|are) (?:an?|the|two|three|no|\d)\b/iu;

/** "Difference to be explained: 1981.40": whatever a figure is called, it was known. */
const figureByItsName = /^[^.:;!?]{3,60}:\s?[€$£]?[\d][\d.,  ]*\s?(?:%|€|\$|\p{L}{1,4})?\.?$/u;

/** "The type of next is NextFunction.": what a thing has, by the name of the field. */
const valueOfAField =
  /^\W{0,3}(?:the\s)?(?:(?:default|current|maximum|minimum)\s)?(?:type|name|value|size|length|version|status|id|path|port|limit|count|owner|encoding|locale|time ?zone|return type|exit code)\s(?:of|for)\s(?:the\s)?\S+(?:\s\S+)?\s(?:is|are|was)\s(?!to\b|not\b)\S+(?:\s\S+)?\.?$/iu;

/** "The previous attempt failed with EACCES.": what came of an earlier step by its own name. */
const earlierTry =
  /^\W{0,3}(?:the|an?)\s(?:previous|earlier|preceding)\s(?:attempt|try|run|build|call|request|command|query|install|deploy(?:ment)?|push|test run)\s(?:failed|stopped|ended|crashed|exited|hung|timed out|aborted|returned)\b[^.;]{0,60}\.?$/iu;

/** "Plate 7 was read on 12 January": what was done on a day was done before. */
const dated =
  /^[^,;:]{2,60}\s(?:was|were|got)\s(?:last\s|first\s)?\p{L}+(?:ed|en|wn|t|ad|ut|ld|ne)\s(?:[^.;]{0,40}\s)?(?:(?:on|since|in|at|until|before|of)\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\.?\s(?:of\s)?)?(?:jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|(?:19|20)\d\d)\p{L}*|yesterday|last (?:week|month|year|night))\b/iu;

/** "Levene's test gave p = 0.31.": a measure and its value. */
const statistic = /^[^.;:]{2,60}\s(?:gave|is|was|with|has)\s(?:an?\s)?\p{L}{1,3}²?\s?[=<>]\s?-?[\d.,]+\W*$/u;

/** "Both helpers have finished": where those stand who worked beside the agent. */
const othersAreDone =
  /^\W{0,3}(?:all|both|the|two|three|four|five|\d+)\s(?:\p{L}+\s)?(?:sub-?agents?|helpers?|workers?|jobs?|builds?|downloads?|uploads?|queues?)\s(?:have|has|are|is)\s(?:all\s|now\s)?(?:finished|done|ended|idle|running|waiting|queued|returned|stopped|busy|empty|free)\b[^.;]{0,60}\.?$/iu;

/** "Three invoices without a date.": what there is, counted. */
const countOfThings =
  /^\W{0,3}(?:two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*)\s(?:[\p{L}-]+\s){1,3}?(?:with|without|in|on|under|at|from)\s[^.;:!?]{2,50}\.?$/iu;

/** "Hay dos cláusulas sobre el plazo.", "Es gibt drei Fassungen.": what there is, counted, in other languages. */
const countAbroad =
  /^\W{0,3}(?:hay|existen|il y a|es gibt|ci sono|há|er zijn|er liggen|są)\s(?:\d[\d.,]*|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|zwei|drei|vier|fünf|sechs|due|tre|quattro|cinque|dois|duas|três|twee|drie|vijf|zes|dwa|dwie|trzy|cztery)\s\p{L}[^.;:!?]{1,80}\.?$/iu;

/** "Neither door can be opened from here.", "The agent has no mailbox": what nobody, or not the agent, gets at. */
const outOfReach =
  /^the agent (?:can(?:not|['’]t)|has no)\s[^.;:!?]{2,60}\.?$|^(?!.*\b(?:and|so|thus|therefore|hence)\b)(?:(?:neither|none|no)\s[^.;:!?]{2,40}\scan be|[^.;:!?]{2,40}\scan(?:not|['’]t| not) be)\s(?:reached|opened|read|loaded|accessed|resolved|written)\b[^.;:!?]{0,40}\.?$/iu;

/** "First join failed on types": whoever does something again knows what came of it before. */
const ofTheFirst =
  /^\W{0,3}(?:the\s)?(?:first|last|previous|earlier|initial|old)\s(?:\p{L}+\s)?\p{L}+\s(?:(?:was|is|were|has|had|did|still)\s|\p{L}+ed(?!\p{L})|kept|left|gave|took|hit|lost)/iu;

/** "The store tests pass with the changed offset." */
const stateOfARun =
  /^\W{0,3}(?:(?:the|all|both|its)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:tests?|suite|build|checks?|linter|pipeline)\s(?:(?:still|now)\s)?(?:pass(?:es|ed)?|fail(?:s|ed)?|(?:is|are) (?:green|red|clean|broken))\b/iu;

/** Nearly all its words stand in the steps shortly before, so that it says again what they showed. */
function isSaidBefore(text: string, { steps }: ForsyTrace, index: number): boolean {
  const all = ask(stemsOf(text));
  if (all === 0) return false;
  const most = all * mostlySaid;
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--)
    for (const field of fieldsOfAState) if (markKnown(beginningOf(steps[at]![field])).all <= most) return true;
  return false;
}

const mostlySaid = 0.25;

/** "comm showed that Ivanova is missing": an earlier call of that command gave back a word of it, and this one does not. */
function isOfAnEarlierCall(text: string, { steps }: ForsyTrace, index: number): boolean {
  const command = /^\W{0,3}(\S{2,20}) (?:showed|printed|gave|returned|listed|reported)\s/.exec(text)?.[1];
  if (command === undefined) return false;
  const words = text.match(/[\p{L}\d]{4,}/gu) ?? [];
  const own = steps[index]!.output ?? '';
  return steps
    .slice(Math.max(0, index - lookedBack), index)
    .some(
      ({ input, output }) =>
        input?.startsWith(`${command} `) === true &&
        words.some((word) => output?.slice(0, lookedInto).includes(word) === true && !own.includes(word)),
    );
}

function isLeftBehind(observation: string, { steps }: ForsyTrace, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--)
    if (steps[at]!.state_change === observation) return true;
  return false;
}
