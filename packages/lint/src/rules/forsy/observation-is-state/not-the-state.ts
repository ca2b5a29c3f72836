import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { observationLeans } from '../../leaning/fields.ts';
import { ofOneTrace } from '../../of-one-trace.ts';
import { saysNothing } from '../../says-nothing.ts';
import { ask, markKnown } from '../../sieve/asked-stems.ts';
import { readied } from '../../sieve/readied.ts';
import { stemsOf } from '../../sieve/reading.ts';
import type { Doubt } from '../doubt.ts';
import { isUserMessage } from '../is-user-message.ts';
import { beginningOf, fieldsOfAState, lookedBack } from '../known-before.ts';
import { isConcrete, sentencesAsRead } from '../prose.ts';
import { gerund, order, report } from '../verbs.ts';
import { foundByTheStep, numberOfTheStep } from './found-by-the-step.ts';
import { atOnce, intention, modal, need, wish } from './intended.ts';
import { hasItsVerb, isHeadline, isOfADoneThing, isPlan, label } from './order-or-heading.ts';
import {
  actNamed,
  aimOrGround,
  gerundFirst,
  gerundOfSeeing,
  isOfAThing,
  ofACall,
  ofOwnCommand,
  ownDeed,
  stepTold,
  toldAsResult,
  whatCameOfIt,
} from './step-itself.ts';
import { boilerplate, general, praise, ruleOfThumb } from './true-any-day.ts';
import { hasItsSource, hindsight, knownBefore, onlyNeeded, saidBySomebody } from './when-known.ts';

/** What makes an observation look like something else than the state before the step; undefined where it looks like state. */
export function notTheState(observation: string, step: ForsyStep, trace: ForsyTrace, index: number): Doubt | undefined {
  const text = observation.trim();
  // A long observation is a screen or a file.
  if (text.length > 1000) return undefined;
  // What an earlier step left behind is the state of this one, in the very words.
  if (isLeftBehind(observation, trace, index)) return undefined;
  const known = inKnownWords(observation, text, step, trace, index);
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
    (step.retry_of !== null && ofTheFirst.test(text))
  )
    return undefined;
  if (!observationLeans(text, step, trace, index) || isSaidBefore(text, trace, index)) return undefined;
  // A step without a tool cannot have run anything, so that somebody did before it.
  if (step.tool === null && stateOfARun.test(text)) return undefined;
  const start = observation.indexOf(text);
  return { range: [start, start + text.length], because: 'a plan, a judgement or what the step found' };
}

/** "The draft ends with an apology.": where a text that is there already begins and ends can be seen. */
const endsOfAText =
  /^\W{0,3}(?:(?:the|his|her|its|their|both|\p{L}+['’]s)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:drafts?|repl(?:y|ies)|letters?|e?-?mails?|messages?|reports?|memos?|articles?|chapters?|paragraphs?|sections?|files?|logs?|texts?|versions?|scripts?|tables?|lists?)\s(?:still\s)?(?:ends?|begins?|starts?|opens?|closes?)\s(?:with|in|on|at)\s[^.;]{2,120}\.?$/iu;

/** "Next to the door hangs a plan": what can be seen where. */
const hangsThere =
  /^\W{0,3}(?:next to|beside|behind|above|below|under|in front of|on|in|at) (?:the|its|each|both) (?:[\p{L}-]+\s){1,3}?(?:hangs?|stands?|lies?|sits?|is|are) (?:an?|the|two|three|no|\d)\b/iu;

/** "Difference to be explained: 1981.40": whatever a figure is called, it was known. */
const figureByItsName = /^[^.:;!?]{3,60}:\s?[€$£]?[\d][\d.,  ]*\s?(?:%|€|\$|\p{L}{1,4})?\.?$/u;

/** "Both helpers have finished": where those stand who worked beside the agent. */
const othersAreDone =
  /^\W{0,3}(?:all|both|the|two|three|four|five|\d+)\s(?:\p{L}+\s)?(?:sub-?agents?|helpers?|workers?|jobs?|builds?|downloads?|uploads?|queues?)\s(?:have|has|are|is)\s(?:all\s|now\s)?(?:finished|done|ended|idle|running|waiting|queued|returned|stopped|busy|empty|free)\b[^.;]{0,60}\.?$/iu;

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

function isLeftBehind(observation: string, { steps }: ForsyTrace, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--)
    if (steps[at]!.state_change === observation) return true;
  return false;
}

function inKnownWords(
  observation: string,
  text: string,
  step: ForsyStep,
  trace: ForsyTrace,
  index: number,
): Doubt | undefined {
  const start = observation.indexOf(text);
  const found = (match: RegExpExecArray | null, because: string): Doubt | undefined =>
    match === null ? undefined : { range: [start + match.index, start + match.index + match[0].length], because };
  const whole = (because: string): Doubt => ({ range: [start, start + text.length], because });
  const unquoted = withoutQuotes(text);
  if (saysNothing(text)) return whole('words that say nothing of the state');
  for (const form of boilerplate) {
    const empty = found(form.exec(unquoted), 'words that say nothing of the state');
    if (empty) return empty;
  }
  if (hasItsSource.test(unquoted) && !firstPerson.test(unquoted))
    return foundByTheStep(text, step, trace, index) ? whole('what the step found') : undefined;
  const later = found(hindsight.exec(unquoted) ?? sureHindsight.exec(unquoted), 'what was only known later');
  // What a person did afterwards is told of that person's past.
  if (
    later &&
    !ofAPerson.test(unquoted) &&
    (!(isConcrete(text) && sentencesAsRead(text) > 1) || sureHindsight.test(unquoted))
  )
    return later;
  const named = planByName.exec(unquoted);
  if (named !== null && order.test(unquoted.slice(named.index + named[0].length))) return found(named, 'an intention');
  const plan = found(intention.exec(unquoted) ?? atOnce.exec(unquoted), 'an intention');
  if (plan && (!isConcrete(text) || opensWithAPlan.test(text))) return plan;
  if (
    order.test(unquoted) &&
    !label.test(unquoted) &&
    isPlan(unquoted) &&
    !hasItsVerb(unquoted) &&
    !isHeadline(unquoted)
  )
    return whole('an order or a plan');
  if (
    report.test(unquoted) &&
    !isOfADoneThing.test(unquoted) &&
    !whereSomebodyIs.test(unquoted) &&
    !/\b(?:by|from) the user\b/i.test(text)
  )
    return whole('what the step did');
  if (
    !saidBySomebody.test(unquoted) &&
    (foundByTheStep(text, step, trace, index) ||
      (toldAsResult.test(unquoted) && numberOfTheStep(text, step, trace, index)))
  )
    return whole('what the step found');
  const adverb = found(ruleOfThumb.exec(unquoted), 'a rule of thumb and not a fact');
  if (adverb && sentencesAsRead(text) === 1 && !knownBefore.test(unquoted) && !besideAFigure.test(unquoted))
    return adverb;
  const times = text.length > 20 ? saidInSteps(text, trace) : 0;
  if (times > 2) return whole(`a set phrase: ${times} steps have the same words`);
  const wanted = found(need.exec(unquoted), 'a need and not a fact');
  const verdict = found(general.exec(unquoted), 'a judgement and not a fact');
  if (
    gerund.test(unquoted) &&
    aimOrGround.test(unquoted) &&
    sentencesAsRead(text) === 1 &&
    !hasItsVerb(unquoted) &&
    !whatCameOfIt.test(unquoted)
  )
    return whole('the action and not the state before it');
  if (sentencesAsRead(text) === 1 && ofOwnCommand(unquoted, step, trace, index)) return whole('what the step found');
  const owed = found(wish.exec(unquoted), 'a need and not a fact');
  if (owed && sentencesAsRead(text) === 1) return owed;
  if (isConcrete(text)) return undefined;
  if (gerundOfSeeing.test(unquoted)) return whole('the action and not the state before it');
  if (wanted && onlyNeeded.test(unquoted)) return wanted;
  if (knownBefore.test(unquoted)) return undefined;
  if (wanted) return wanted;
  const sentences = sentencesAsRead(text);
  if (verdict && sentences <= 2) return verdict;
  const praised = found(praise.exec(unquoted), 'a judgement and not a fact');
  if (praised && sentences === 1) return praised;
  if (sentences > 1 || text.length > 200) return undefined;
  if (ownDeed.test(unquoted)) return whole('what the step did');
  if (ofACall.test(unquoted) && isFirst(trace, index)) return whole('what the step found');
  if (actNamed.test(unquoted)) return whole('the action and not the state before it');
  if (stepTold.test(unquoted)) return whole('what the step did');
  return (
    found(modal.exec(withoutMonth(unquoted)), 'an opinion or a need and not a fact') ??
    (gerundFirst.test(unquoted) && !isOfAThing.test(unquoted)
      ? whole('the action and not the state before it')
      : undefined)
  );
}

/** The agent, who takes a rule for a ground of what it is about to do. */
const firstPerson =
  /\b(?:i|we|i['’]ll|we['’]ll|let['’]?s|let us|let me|agent)\b|(?<!\p{L})(?:ich|wir|je|nous|vamos|voy|vou|поэтому)(?!\p{L})/iu;

/** Whoever opens so speaks of what comes, whatever facts follow. */
const opensWithAPlan = readied(inAnyCase`
  ^\W*(?:
    next|will|i|we|ich|wir|je|nous|voy|vamos|vou|(?:want|try|aim|hop|look|plann?|need|intend)(?:ing)? to|
    the (?:plan|intention|next step)|
    (?:bisogna|hay que|il faut(?: maintenant)?|(?:agora )?é preciso) \p{L}{2,}(?:r|re)
  )(?!\p{L})
`);

/** "Twice that of May": the month is no verb. */
function withoutMonth(text: string): string {
  return text.includes('May') ? text.replace(/(?<=\S )May\b/g, '   ') : text;
}

/** Nobody knows that before, whatever facts stand beside it. */
const sureHindsight =
  /\b(?:later turned out|turned out later|in hindsight|in retrospect)\b|(?<!\p{L})(?:später (?:zeigte|stellte) sich|wie sich später|im nachhinein|más tarde (?:se vio|resultó)|il s['’]est avéré (?:plus tard|ensuite)|mais tarde (?:viu-se|revelou))(?!\p{L})/iu;

/** "Plan: label 91, close 92", which a subscription of that name is not. */
const planByName = /(?:^|[.;]\s)(?:[Pp]lan|[Nn]ext steps?):\s(?=\p{Ll})/u;

/** "Connected to the replica; two tables exist": a participle tells where somebody is, unless a deed follows. */
const whereSomebodyIs =
  /^\W{0,3}(?:connected|logged in|signed in|authenticated|subscribed|attached|paired|docked|parked)\s(?:to|as|on|in|at|with|via)\s(?![^.;]*\band (?:then )?\p{L}+ed\b)/iu;

/** "p95 4.1 s since 14:05, usually 300 ms": what is usual, as a figure beside that of today. */
const besideAFigure =
  /\d[^!?]{0,120}\b(?:usually|typically|normally|generally)\s(?:(?:about|around|under|below|over|at|between)\s)?\d/iu;

const ofAPerson = /^\W{0,3}(?:the )?(?:user|customer|client|student|patient|tenant|author)\s\p{Ll}+ed\s/iu;

/** True for the first step that could find out anything. */
function isFirst({ steps }: ForsyTrace, index: number): boolean {
  for (let at = 0; at < index; at++) if (steps[at]!.output !== null && !isUserMessage(steps[at]!)) return false;
  return true;
}

/** The text with blanks in the place of what it quotes. */
function withoutQuotes(text: string): string {
  if (!text.includes('"') && !text.includes('`') && !text.includes('“')) return text;
  return text.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, (quote) => ' '.repeat(quote.length));
}

/** In how many steps each observation stands. */
const counts = ofOneTrace(({ steps }: ForsyTrace): ReadonlyMap<string, number> => {
  const made = new Map<string, number>();
  const told = new Set<string>();
  for (const { observation, parallel_group } of steps) {
    if (observation === null) continue;
    const text = observation.trim();
    // Steps that begin at once begin in one state.
    const together = `${parallel_group} ${text}`;
    if (parallel_group !== null && told.has(together)) continue;
    told.add(together);
    made.set(text, (made.get(text) ?? 0) + 1);
  }
  return made;
});

/** In how many steps the same observation stands; the state of a work changes. */
function saidInSteps(text: string, trace: ForsyTrace): number {
  return counts(trace).get(text) ?? 0;
}
