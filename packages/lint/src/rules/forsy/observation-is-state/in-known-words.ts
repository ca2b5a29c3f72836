import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { ofOneTrace } from '../../of-one-trace.ts';
import { saysNothing } from '../../says-nothing.ts';
import { readied } from '../../sieve/readied.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { Doubt } from '../../wording/doubt.ts';
import { inHindsight } from '../../wording/in-hindsight.ts';
import { isConcrete, sentencesAsRead } from '../../wording/prose.ts';
import { gerund, order, report } from '../../wording/verbs.ts';
import { isOfADoneThing } from './done-thing.ts';
import { allNumbersOfTheStep, foundByTheStep, numberOfTheStep } from './found-by-the-step.ts';
import { atOnce, intention, modal, need, wish } from './intended.ts';
import { hasItsVerb, isHeadline, isPlan, label } from './order-or-heading.ts';
import {
  actNamed,
  aimOrGround,
  didAndFound,
  gerundFirst,
  gerundOfSeeing,
  holdsTheAnswer,
  inThisStep,
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

/** An observation, as those ask about it who know how people put what is no state. */
interface Asked {
  readonly text: string;
  /** The text with blanks in the place of what it quotes. */
  readonly unquoted: string;
  readonly step: ForsyStep;
  readonly trace: ForsyTrace;
  readonly index: number;
  /** A doubt about all of it. */
  readonly whole: (because: string) => Doubt;
  /** A doubt about the words that were found, if any were. */
  readonly found: (match: RegExpExecArray | null, because: string) => Doubt | undefined;
}

/** What an observation looks like by words that are known from many others, and undefined where it holds none of them. */
export function inKnownWords(
  observation: string,
  step: ForsyStep,
  trace: ForsyTrace,
  index: number,
): Doubt | undefined {
  const text = observation.trim();
  const start = observation.indexOf(text);
  const asked: Asked = {
    ...{ text, unquoted: withoutQuotes(text), step, trace, index },
    whole: (because) => ({ range: [start, start + text.length], because }),
    found: (match, because) =>
      match === null ? undefined : { range: [start + match.index, start + match.index + match[0].length], because },
  };
  const empty = saysNothingOfIt(asked);
  if (empty) return empty;
  if (hasItsSource.test(asked.unquoted) && !firstPerson.test(asked.unquoted))
    return foundByTheStep(text, step, trace, index) ? asked.whole('what the step found') : undefined;
  return (
    onlyKnownLater(asked) ??
    planned(asked) ??
    doneOrFound(asked) ??
    saidOfAnyDay(asked) ??
    actOrWish(asked) ??
    (isConcrete(text) ? undefined : withoutAFact(asked))
  );
}

function saysNothingOfIt({ text, unquoted, whole, found }: Asked): Doubt | undefined {
  const because = 'words that say nothing of the state';
  if (saysNothing(text)) return whole(because);
  for (const form of boilerplate) {
    const empty = found(form.exec(unquoted), because);
    if (empty) return empty;
  }
  return undefined;
}

/** What a person did afterwards is told of that person's past. */
function onlyKnownLater({ text, unquoted, found }: Asked): Doubt | undefined {
  const later = found(hindsight.exec(unquoted) ?? inHindsight.exec(unquoted), 'what was only known later');
  if (later === undefined || ofAPerson.test(unquoted)) return undefined;
  const isTold = isConcrete(text) && sentencesAsRead(text) > 1 && !inHindsight.test(unquoted);
  return isTold ? undefined : later;
}

function planned({ text, unquoted, whole, found }: Asked): Doubt | undefined {
  const named = planByName.exec(unquoted);
  if (named !== null && order.test(unquoted.slice(named.index + named[0].length))) return found(named, 'an intention');
  const plan = found(intention.exec(unquoted) ?? atOnce.exec(unquoted), 'an intention');
  if (plan && (!isConcrete(text) || opensWithAPlan.test(text))) return plan;
  const isOrder =
    order.test(unquoted) &&
    !ofANumber.test(unquoted) &&
    !label.test(unquoted) &&
    isPlan(unquoted) &&
    !hasItsVerb(unquoted) &&
    !isHeadline(unquoted);
  return isOrder ? whole('an order or a plan') : undefined;
}

/** "Train 4417 held at Moorfoot.", "Order 88 shipped": what has a number is a thing, and no order begins so. */
const ofANumber =
  /^\p{Lu}\p{Ll}+\s(?:no\.\s?)?[#№]?\d[\w-]*\s(?:(?:is|was|has|had|still|not|never)\s|(?:\p{Ll}+ed|held|sent|lost|kept|left|sold|shut|stuck|done|late|off|open|gone)(?:\s(?:at|in|by|on|for|since|from|to|until|twice|again|after|before|with|without)\b|\W*$))/u;

function doneOrFound({ text, unquoted, step, trace, index, whole }: Asked): Doubt | undefined {
  if (
    report.test(unquoted) &&
    !isOfADoneThing(unquoted) &&
    !whereSomebodyIs.test(unquoted) &&
    !/\b(?:by|from) the user\b/i.test(text)
  )
    return whole('what the step did');
  const isFound =
    !saidBySomebody.test(unquoted) &&
    (foundByTheStep(text, step, trace, index) ||
      allNumbersOfTheStep(text, step, trace, index) ||
      (toldAsResult.test(unquoted) && numberOfTheStep(text, step, trace, index)));
  return isFound ? whole('what the step found') : undefined;
}

function saidOfAnyDay({ text, unquoted, trace, whole, found }: Asked): Doubt | undefined {
  const adverb = found(ruleOfThumb.exec(unquoted), 'a rule of thumb and not a fact');
  if (adverb && sentencesAsRead(text) === 1 && !knownBefore.test(unquoted) && !besideAFigure.test(unquoted))
    return adverb;
  const times = text.length > 20 ? saidInSteps(text, trace) : 0;
  return times > 2 ? whole(`a set phrase: ${times} steps have the same words`) : undefined;
}

function actOrWish({ text, unquoted, step, trace, index, whole, found }: Asked): Doubt | undefined {
  if (sentencesAsRead(text) !== 1) return undefined;
  if (gerund.test(unquoted) && aimOrGround.test(unquoted) && !hasItsVerb(unquoted) && !whatCameOfIt.test(unquoted))
    return whole(theAct);
  if (inThisStep.test(unquoted) || didAndFound.test(unquoted)) return whole('what the step did');
  if (holdsTheAnswer.test(unquoted)) return whole('a hope and not a fact');
  if (ofOwnCommand(unquoted, step, trace, index)) return whole('what the step found');
  return found(wish.exec(unquoted), aNeed);
}

/** What no fact stands beside. */
function withoutAFact({ text, unquoted, trace, index, whole, found }: Asked): Doubt | undefined {
  if (gerundOfSeeing.test(unquoted)) return whole(theAct);
  const wanted = found(need.exec(unquoted), aNeed);
  if (wanted && onlyNeeded.test(unquoted)) return wanted;
  if (knownBefore.test(unquoted) || (wanted !== undefined && besideWhatThereIs.test(unquoted))) return undefined;
  if (wanted) return wanted;
  const sentences = sentencesAsRead(text);
  const verdict = sentences <= 2 ? general.exec(unquoted) : null;
  const praised = sentences === 1 ? praise.exec(unquoted) : null;
  const judged = found(verdict ?? praised, 'a judgement and not a fact');
  if (judged) return judged;
  if (sentences > 1 || text.length > 200) return undefined;
  if (ownDeed.test(unquoted)) return whole('what the step did');
  if (ofACall.test(unquoted) && isFirst(trace, index)) return whole('what the step found');
  if (actNamed.test(unquoted)) return whole(theAct);
  if (stepTold.test(unquoted)) return whole('what the step did');
  return (
    found(modal.exec(withoutMonth(unquoted)), 'an opinion or a need and not a fact') ??
    (gerundFirst.test(unquoted) && !isOfAThing.test(unquoted) ? whole(theAct) : undefined)
  );
}

const theAct = 'the action and not the state before it';
const aNeed = 'a need and not a fact';

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

/** "Plan: label 91, close 92", which a subscription of that name is not. */
const planByName = /(?:^|[.;]\s)(?:[Pp]lan|[Nn]ext(?: steps?)?):\s(?=\p{Ll})/u;

/** "Connected to the replica; two tables exist": a participle tells where somebody is, unless a deed follows. */
const whereSomebodyIs =
  /^\W{0,3}(?:connected|logged in|signed in|authenticated|subscribed|attached|paired|docked|parked)\s(?:to|as|on|in|at|with|via)\s(?![^.;]*\band (?:then )?\p{L}+ed\b)/iu;

/** "p95 4.1 s since 14:05, usually 300 ms": what is usual, as a figure beside that of today. */
const besideAFigure =
  /\d[^!?]{0,120}\b(?:usually|typically|normally|generally)\s(?:(?:about|around|under|below|over|at|between)\s)?\d/iu;

/** "Two parcels are on the belt and each needs a label": what there is, counted, and a need beside it. */
const besideWhatThereIs =
  /^\W{0,3}(?:the\s)?(?:both|two|three|four|five|six|seven|eight|nine|ten|twelve|several|\d[\d.,]*)\s(?:[\p{L}-]+\s){1,3}?(?:is|are|was|were|lies?|lay|stands?|have|has|came|arrived|remain)\s(?!(?:\p{L}+ly\s)?(?:needed|required|necessary|missing)\b)[^.;!?]{2,60}?(?:\s(?:and|but)|[,;])\s/iu;

const ofAPerson = readied(inAnyCase`
  ^\W{0,3}(?:the )?(?:user|customer|client|student|patient|tenant|author)\s\p{Ll}+ed\s|
  ^\W{0,3}(?:the|an?|his|her|its|their|both|one)\s(?:\p{L}+\s)?(?!(?:agent|assistant|parser|compiler|linter|server|counter|number|order|paper|error|vector)s?\b)
    (?:clerk|man|woman|wife|husband|son|daughter|nurse|cook|judge|witness|boss|firm|company|bank|insured|buyer|\p{L}{2,}(?:er|or|ist|ant|ent|ian))s?\s
    (?:later|subsequently|afterwards|eventually|then)\s(?!(?:found|turned|proved|became)\b)\p{Ll}+(?:ed|ew|ote|ld|id|ent|nt|ft|ght|ve)\s
`);

/** True for the first step that could find out anything. */
function isFirst({ steps }: ForsyTrace, index: number): boolean {
  for (let at = 0; at < index; at++) if (steps[at]!.output !== null && !isUserMessage(steps[at]!)) return false;
  return true;
}

/** The text with blanks in the place of what it quotes. */
export function withoutQuotes(text: string): string {
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
