import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { ask, markShared } from '../../sieve/asked-stems.ts';
import { stemsOf } from '../../sieve/reading.ts';
import { beginningOf, fieldsOfAState, markKnownBefore } from '../../traces/known-before.ts';
import { wordsOf } from '../../wording/prose.ts';

/** What stands in the step's own output, but nowhere before it, was not known when the step began. */
export function foundByTheStep(text: string, step: ForsyStep, trace: ForsyTrace, index: number): boolean {
  if (step.output === null || step.output.length < 8 || text.length > 400 || isDelivery(step)) return false;
  // Nothing but what stood there can be told in figures by a step that called nothing.
  if (step.tool === null && (handedOver.test(text) || figuresStoodBefore(text, step, trace, index))) return false;
  // Whoever names so many figures of what stood there before looks back.
  if ((text.match(numbers)?.length ?? 0) > 2 && figuresStoodBefore(text, step, trace, index)) return false;
  // Most observations have too little in common with the output to go on, or nothing that did not stand shortly before.
  if (ask(stemsOf(text)) < 2 || markShared(beginningOf(step.output)) < 2) return false;
  const left = markKnownBefore(step, trace, index, 2);
  const words = wordsOf(text).length;
  return left.shared >= 2 && left.shared / left.all >= (words > few ? mostOfIt : halfOfIt) && words < 40;
}

/** What of an observation has to stand in the output alone: of a longer one half does by chance, where a careful author names what the step is about. */
const mostOfIt = 0.65;
const halfOfIt = 0.5;
const few = 9;

/** "The pasted plan has a Seq Scan on order_items": what came with the request lies there before anybody looks into it. */
const handedOver =
  /\b(?:pasted|attached|uploaded|enclosed|supplied|handed (?:over|in)|sent (?:along|over|in))\b|(?<!\p{L})(?:angehängt|beigefügt|eingefügt|hochgeladen|adjunt|colle|joint)\p{Ll}{0,3}(?!\p{L})/iu;

/** What is said to somebody is made of what was known. */
function isDelivery({ action, operation }: ForsyStep): boolean {
  return action === 'output' || operation === 'ask_user';
}

/** A number that the step's own output gives and that stands nowhere before it, although the observation has it. */
export function numberOfTheStep(text: string, step: ForsyStep, trace: ForsyTrace, index: number): boolean {
  const { all, isFound } = numbersIn(text, step, trace, index);
  return all.some(isFound);
}

/** True for several figures, each of which only the step's own output gives: chance does not put two of them there. */
export function allNumbersOfTheStep(text: string, step: ForsyStep, trace: ForsyTrace, index: number): boolean {
  const { all, isFound } = numbersIn(text, step, trace, index, 2);
  return all.length > 0 && all.every(isFound);
}

/** The numbers of an observation, when it has as many, and whether the output of the step gives one and nothing before. */
interface Numbers {
  readonly all: readonly string[];
  isFound(number: string): boolean;
}

const none: Numbers = { all: [], isFound: () => false };

function numbersIn(text: string, step: ForsyStep, trace: ForsyTrace, index: number, least: number = 1): Numbers {
  if (step.output === null || isDelivery(step)) return none;
  const all = text.match(numbers);
  if (all === null || all.length < least) return none;
  const given = fewNumbersOf(step.output.slice(0, longest));
  if (given === undefined || given.size === 0) return none;
  return {
    all,
    isFound(number) {
      const source = given.has(number) ? number : roundedFrom(number, given);
      return source !== undefined && [number, source].every((one) => !stoodBefore(one, step, trace, index));
    },
  };
}

/** The figure of which a shorter one was made: "22.11" for "22.1", "1180.4" for "1180". */
function roundedFrom(number: string, given: ReadonlySet<string>): string | undefined {
  if (!/^(?:\d+\.\d{1,6}|\d{3,9})$/.test(number)) return undefined;
  const places = number.split('.')[1]?.length ?? 0;
  return [...given].find(
    (one) => /^\d+\.\d+$/.test(one) && one.length > number.length && Number(one).toFixed(places) === number,
  );
}

/** True for a text with figures of which each stands somewhere before the step. */
function figuresStoodBefore(text: string, step: ForsyStep, trace: ForsyTrace, index: number): boolean {
  return text.match(numbers)?.every((number) => stoodBefore(number, step, trace, index)) === true;
}

function stoodBefore(number: string, { input }: ForsyStep, { steps, task }: ForsyTrace, index: number): boolean {
  const stands = (one: string | null | undefined): boolean =>
    typeof one === 'string' && (one.includes(number) || isRounded(number, one));
  return (
    stands(task) ||
    stands(input) ||
    steps
      .slice(Math.max(0, index - remembered), index)
      .some((before) => fieldsOfAState.some((field) => stands(before[field])))
  );
}

/** True for a number to which one of a text comes when it is rounded: "9.81" for "9.80973946". */
function isRounded(number: string, text: string): boolean {
  const places = /^\d+\.(\d{1,6})$/.exec(number)?.[1]?.length;
  if (places === undefined || text.length > longest) return false;
  return text.match(longer)?.some((one) => Number(one).toFixed(places) === number) === true;
}

/** Numbers that were not written to be read by people. */
const longer = /\b\d+\.\d{4,}\b/g;

/** The numbers of a text, or undefined where it has more than a few; a long one is not read to its end for that. */
function fewNumbersOf(text: string): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  numbers.lastIndex = 0;
  for (let match = numbers.exec(text); match !== null; match = numbers.exec(text))
    if (found.add(match[0]).size > fewNumbers) return undefined;
  return found;
}

/** An output that is full of numbers, such as a file with its lines counted, holds any number by chance. */
const fewNumbers = 5;
/** How many steps are looked back for a number. */
const remembered = 100;
/** Smaller ones stand anywhere by chance. */
const numbers = /\d[\d.,]*\d/g;

/** Longer outputs are known by their beginning. */
const longest = 3000;
