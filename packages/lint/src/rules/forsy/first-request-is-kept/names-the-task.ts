import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { ask, markKnown } from '../../sieve/asked-stems.ts';
import { readied } from '../../sieve/readied.ts';
import { stemsOf } from '../../sieve/reading.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { formOfWords, isInHanOrKana } from '../../wording/form-of-words.ts';
import { isAddressed } from '../../wording/prose.ts';
import { order } from '../../wording/verbs.ts';

/**
 * True for a first request that is a heading or a few keys and values, where the task says in the words of a person what is wanted,
 * and no message says the rest of it: "Footnote check" for "Check the footnotes, list what is wrong, don't correct anything". Words
 * such as crash, debug and check are verbs as well as nouns, so a heading is known by what it lacks: nobody speaks, asks or orders.
 */
export function namesTheTask(input: string, { task, steps }: ForsyTrace, index: number): boolean {
  const text = input.trim();
  if (text.length > longest || task.length > longestTask || task.length < text.length * longer) return false;
  if (isInHanOrKana(text)) return isHeadingInHan.test(text) && asksInHan.test(task) && sharesAPair(text, task);
  if (
    task.length < shortestTask ||
    (task.includes(text) && !isHeading(text)) ||
    !(isHeading(text) || isKeyed(text)) ||
    !speaksForThemselves(task)
  )
    return false;
  const all = ask(stemsOf(task));
  let { all: left } = markKnown(stemsOf(text));
  if (left === all && !sharesAName(text, task)) return false;
  for (const [at, step] of steps.entries())
    if (at !== index && isUserMessage(step) && step.input !== null) left = markKnown(stemsOf(step.input)).all;
  return left >= muchUnsaid;
}

const longest = 120;
const longestTask = 1500;
const shortestTask = 60;
const longer = 1.6;
/** Stems of the task that no message has. */
const muchUnsaid = 5;

function isHeading(text: string): boolean {
  if (!/^[\p{Lu}\d]/u.test(text) || /[?!;"“”«»„`/\\=<>|@#]|[.:…]\s+\p{Lu}|[.,:]\s*(?:pls|thx)/u.test(text))
    return false;
  const form = formOfWords(text.replace(/\.$/, ''));
  if (form === undefined || form.tokens > 14 || !form.isVerbless || isAddressed(text) || happens.test(text))
    return false;
  return namesItself.test(text) || !(order.test(text) || ordersSomething.test(text));
}

/** What a heading calls itself at its end. */
const namesItself =
  /\s(?:task|question|request|issue|inquiry|enquiry|problem|project|fix|debugging|troubleshooting|diagnosis|creation|modelling|forecasting)\.?$/i;

/** A thing and what it does: people report so in a few words. */
const happens =
  /\s(?:crash|break|fail|hang|freeze|leak|overshoot|hum|panic|get|return|throw|stop|go|keep|work|run|need|look|show|say|give|take|click|reset|drop|disappear|appear|rotate|start|load|do|want|come|lose|eat|use|miss)(?:e?s)\s|\s(?:crash|break|fail|hang|freeze|leak|panic|stop|disappear|overshoot|work|reset)(?:e?s|ed)\.?$|\s(?:broken|wrong|down|gone|missing|please|pls|asap|thx|thanks|bitte|svp)\.?$/i;

/** An order in few words may do without what tells it from a noun: "Footnotes" is no order, "Fix footnotes" is one. */
const ordersSomething = readied(inAnyCase`
  ^(?:please\s)?(?:
    add|answer|book|bring|build|buy|call|cancel|change|check|clean|compare|convert|create|cut|debug|delete|do|draft|draw|edit|
    explain|find|fix|format|get|give|go|help|list|look|make|merge|move|open|order|pick|plan|play|prepare|print|proofread|put|
    re-?(?:write|build|plan|name|do|check|format|mind)|read|remind|remove|replace|review|run|save|schedule|send|set|shorten|show|
    sort|split|start|stop|summari[sz]e|take|tell|test|transcribe|translate|turn|update|use|write
  )\s|
  ^\p{L}+(?:e|en|iere|r|ez)\s(?:mir|mich|uns|bitte|die|das|den|dem|einen?|alle|le|la|les|un|une|el|los|las|una|o|os|um|uma)\s
`);

/** Keys and values of which the task holds more, though it has none itself. */
function isKeyed(text: string): boolean {
  return /^\{\s*"[\w -]+"\s*:[\s\S]{0,110}\}$/.test(text);
}

/** Says what is wanted as people do: to somebody, or with what must and must not be. */
function speaksForThemselves(task: string): boolean {
  return (
    isAddressed(task) || conditions.test(task) || (order.test(task) && /\d/.test(task) && /(?:[,;].*){3}/.test(task))
  );
}

const conditions = readied(inAnyCase`
  (?<![\p{L}'’])(?:
    don['’]t|do not|can['’]t|cannot|without|only|keep|leave|must|max|at least|at most|not|no|never|find out|tell|unless|
    instead of|if|by (?:noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight)|
    (?:and|then) (?:say|list|check|report|write|explain|mark|show|give|compare|date|flag|fix|note)|
    nicht|kein\p{Ll}*|ohne|nur|laut|dazu|sans|pas|seulement|sin|solo|sólo|dime|sem|só
  )(?![\p{L}'’])
`);

/** "CI slowdown" and "Our CI is slow": names in capitals are too short to have a stem. */
function sharesAName(text: string, task: string): boolean {
  return text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu)?.some((name) => task.includes(name)) === true;
}

/** Ends in a noun, with nothing before it that ties a verb to what it governs. */
const isHeadingInHan = /^[^をがはて、。，！？吗请帮把]{3,24}[\p{Script=Han}\p{Script=Katakana}ー]$/u;
const asksInHan = /て。|ください|下さい|です|ます|お願い|ほしい|请|不要|帮我|给我/;

function sharesAPair(text: string, task: string): boolean {
  for (let at = 0; at + 2 <= text.length; at++) if (task.includes(text.slice(at, at + 2))) return true;
  return false;
}
