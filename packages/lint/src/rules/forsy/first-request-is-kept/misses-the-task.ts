import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { ask, markKnown } from '../../sieve/asked-stems.ts';
import { readied } from '../../sieve/readied.ts';
import { stemsOf } from '../../sieve/reading.ts';
import { beginningOf, fieldsOfAState } from '../../traces/known-before.ts';

const enough = 4;

/** Words that say nothing of what is wanted. */
const empty = new Set(
  `
    a an the this that these those it its is are was were be been am i me my we our us you your he she they him
    her them and or but not no yes ok okay so of in on at to for from by with as about into over again also just
    please pls thanks thank hi hello hey dear sorry can could would will do does did get got have has had there
    here now then go use see look any all one other some what which who how when where why let make need want like
    hey ping test file data message attachment below above attached photo image chat phone yesterday today
    tomorrow discussed ignore wrong last
  `
    .trim()
    .split(/\s+/),
);

/** A greeting, in whatever language, asks for nothing yet. */
const onlyGreets = readied(inAnyCase`
  ^[^\p{L}]*(?:(?:
    hi|hello|hey|good (?:morning|day|evening)|hallo|guten (?:tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|hola|
    buen(?:os|as) (?:días|tardes|noches)|olá|oi|bom dia|boa (?:tarde|noite)|ciao|buongiorno|buonasera|salve|hoi|goedemorgen|
    dzień dobry|cześć|witam|привет|здравствуйте|добрый (?:день|вечер)|merhaba|你好|您好|早上好|こんにちは|おはようございます|
    こんばんは|안녕하세요
  )[^\p{L}]*){1,3}$
`);

/** Where the words of one language meet those of another, none need be shared; signs such as ÷ and – are no words. */
const otherLetter = /(?!\p{ASCII})\p{L}/u;

/** True for a first message that says too little to be the request, and nothing of what the task says. */
export function saysTooLittle(input: string, task: string): boolean {
  if (onlyGreets.test(input) && !onlyGreets.test(task)) return true;
  if (input.length > 120 || otherLetter.test(input + task)) return false;
  // Whoever gives figures says what is wanted in few words: "62 -> 25 minutes, the lighthouse stays".
  const said = words(input).filter((word) => !empty.has(word) && !/^\d+$/.test(word));
  if (said.length >= enough || (said.length > 1 && (input.match(/\d+/g)?.length ?? 0) > 1)) return false;
  const wanted = words(task).map(stem);
  return wanted.length > 0 && !words(input).some((word) => !empty.has(word) && wanted.includes(stem(word)));
}

/**
 * True for a first message that says much, of which neither the task nor the work has a word: people put one thing in many ways,
 * but whoever then works on it uses some of their words.
 */
export function isOfOtherWork(input: string, { task, steps, final_output }: ForsyTrace): boolean {
  if (!isEnglish(input) || !isEnglish(task)) return false;
  const all = ask(stemsOf(input.slice(0, longest)));
  if (all < muchSaid || markKnown(stemsOf(task)).all < all) return false;
  return isStrangeToTheWork(all, steps, final_output);
}

/** True for a task of which neither the request nor the work has a word. */
export function isTaskOfOtherWork(input: string, { task, steps, final_output }: ForsyTrace): boolean {
  if (!isEnglish(input) || !isEnglish(task)) return false;
  const all = ask(stemsOf(task.slice(0, longest)));
  if (all < muchSaid || markKnown(stemsOf(input)).all < all) return false;
  return isStrangeToTheWork(all, steps, final_output);
}

/** Whether most of so many stems that were asked for stand in nothing that was done. */
function isStrangeToTheWork(all: number, steps: readonly ForsyStep[], final: string): boolean {
  const strange = all * mostlyStrange;
  let left = markKnown(beginningOf(final)).all;
  for (let at = 1; at < steps.length && left >= strange; at++)
    for (const field of fieldsOfAState) left = markKnown(beginningOf(steps[at]![field])).all;
  return left >= strange;
}

/** Stems, so that a chance word in common counts for little. */
const muchSaid = 6;
const mostlyStrange = 0.85;
/** As much as can be looked up at once. */
const longest = 1500;

/** A request in one language may stand for a task in another. */
function isEnglish(text: string): boolean {
  return (text.match(/\b(?:the|an?|of|to|and|is|are|for|with|from|my|i|you|this|that|it)\b/gi)?.length ?? 0) > 1;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Enough of a word to know it again in another form. */
function stem(word: string): string {
  return word.slice(0, 5);
}
