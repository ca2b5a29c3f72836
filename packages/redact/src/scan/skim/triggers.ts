import type { PatternDetector } from '../../detector.ts';
import { atFirstUse, type Expression } from '../../shape/expression.ts';
import { alternativesOf } from './beginning.ts';
import { behindLetters, type Said, saidBy } from './trigger-signs.ts';

/** What detectors without anchors begin to look at, found in a text as it is written. */
export interface Triggers {
  /** True for a letter beyond ASCII with which, and with the character behind it, a trigger may go on. */
  mayHold(letter: string, next: string): boolean;
  /** Says where a match of a trigger begins and ends, and of which detector it is; one trigger after the other, in no order. */
  each(text: string, visit: Visit): void;
}

type Visit = (start: number, end: number, detector: number) => void;

/** The triggers of some detectors, looked for in ways that soon tell of a text that it has none. */
export function triggersOf(patterns: readonly PatternDetector[]): Triggers {
  const triggers = patterns.flatMap(({ trigger }, detector) => (trigger ? looseTriggers(trigger, detector) : []));
  const signs = [...new Set(triggers.flatMap((trigger) => [...(trigger.signs ?? [])]))].sort();
  const latinSigns = signs.filter((sign) => !beyondLatin.test(sign));
  const anyNeighbour = neighboursOf(signs);
  const anySign = oneOfThese(signs);
  const anyLatinSign = oneOfThese(latinSigns);
  const behind = new Map<string, Set<string> | undefined>();
  for (const { written } of triggers) behindLetters(written, behind);

  /** Which of the signs a text holds; the cheapest look that can say none comes first. */
  const heldBy = (of: string): readonly string[] => {
    if (signs.length === 0 || !beyondAscii.test(of)) return [];
    const isLatin = !beyondLatin.test(of);
    // A few single letters are found quicker one by one than by an expression that asks of each character which of them it is.
    if (isLatin && latinSigns.length <= few) return latinSigns.filter((sign) => of.includes(sign));
    if (isLatin ? !anyLatinSign.test(of) : !anyNeighbour.test(of) || !anySign.test(of)) return [];
    const some = isLatin ? latinSigns : signs;
    const seen = lettersIn(of);
    return some.filter((sign) => (seen ? seen.has(sign) : of.includes(sign)));
  };

  const unsigned = triggers.filter((trigger) => trigger.signs === undefined);

  function each(text: string, visit: Visit): void {
    for (let at = 0; at < unsigned.length; at++) eachMatch(unsigned[at]!, text, visit);
    const held = heldBy(text);
    if (held.length > 0) eachHolding(held, text, visit);
  }

  function eachHolding(held: readonly string[], text: string, visit: Visit): void {
    // Several triggers ask for the same signs.
    const known = new Map<string, readonly number[]>();
    const placesOf = (sign: string): readonly number[] => {
      const places = known.get(sign) ?? placesIn(text, sign);
      known.set(sign, places);
      return places;
    };
    for (const trigger of triggers) {
      const { signs: own } = trigger;
      if (own !== undefined) eachAround(held.filter((sign) => own.has(sign)).flatMap(placesOf), trigger, text, visit);
    }
  }

  return { mayHold: (letter, next) => behind.has(letter) && behind.get(letter)?.has(next) !== false, each };
}

/** Nothing to look for in a text that the engine keeps as one byte for each character, as it does with most. */
const beyondLatin = /[\u0100-\uffff]/;
/** No sign is of ASCII. */
const beyondAscii = /[\u0080-\uffff]/;

/** The characters beyond ASCII of a text that has few; `undefined` for one in which it is quicker to look for those that are wanted. */
function lettersIn(text: string): ReadonlySet<string> | undefined {
  const letters = new Set<string>();
  eachBeyondAscii.lastIndex = 0;
  for (let most = 100 + (text.length >> 5); most > 0; most--) {
    const letter = eachBeyondAscii.exec(text);
    if (letter === null) return letters;
    letters.add(letter[0]);
  }
  return undefined;
}

const eachBeyondAscii = /[\u0080-\uffff]/g;

const few = 8;

function oneOfThese(signs: readonly string[]): RegExp {
  return new RegExp(signs.length > 0 ? `[${signs.join('')}]` : '(?!)');
}

/**
 * What stands between the first and the last of some signs in each 4,096 characters of Unicode. Quotes, dashes, arrows and
 * emoji, which are all that most texts have, stand elsewhere; and a few ranges are looked for far quicker than many signs.
 */
function neighboursOf(signs: readonly string[]): RegExp {
  const blocks = new Map<number, string[]>();
  for (const sign of signs) {
    const block = sign.charCodeAt(0) >> 12;
    blocks.set(block, [...(blocks.get(block) ?? []), sign]);
  }
  const ranges = [...blocks.values()].map((block) => `${block[0]}-${block.at(-1)}`);
  return new RegExp(ranges.length > 0 ? `[${ranges.join('')}]` : '(?!)');
}

/** The alternatives with letters beyond ASCII of a trigger, or all else. */
interface LooseTrigger {
  /** Which of the detectors begins with it. */
  readonly detector: number;
  readonly pattern: () => RegExp;
  /** The sign with which every match begins, when it is known: it is found far quicker than the whole. */
  readonly lead: string | undefined;
  /** The trigger with its characters as they are, none of them written by its number. */
  readonly written: string;
  /** No match is longer. */
  readonly longest: number;
  /** Letters beyond ASCII of which one stands in every match; undefined for all else. */
  readonly signs: ReadonlySet<string> | undefined;
}

/** Visits the matches of a trigger that do not overlap. */
function eachMatch({ pattern: made, lead, detector }: LooseTrigger, text: string, visit: Visit): void {
  const pattern = made();
  if (lead === undefined) {
    // Not by `matchAll`, which makes an expression of its own each time, and most texts are shorter than that takes.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      visit(match.index, match.index + match[0].length, detector);
      if (match[0] === '') pattern.lastIndex += 1;
    }
    return;
  }
  for (let at = text.indexOf(lead); at !== -1; at = text.indexOf(lead, pattern.lastIndex || at + 1)) {
    pattern.lastIndex = at;
    if (pattern.test(text)) visit(at, pattern.lastIndex, detector);
  }
}

function placesIn(text: string, sign: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) places.push(at);
  return places;
}

/** Visits the words of a list around the places of the signs that they need: to look around a few signs is quicker than to look for the words. */
function eachAround(places: readonly number[], trigger: LooseTrigger, text: string, visit: Visit): void {
  const { pattern: made, longest, detector } = trigger;
  if (places.length === 0) return;
  if (places.length * longest > text.length) {
    eachMatch(trigger, text, visit);
    return;
  }
  const pattern = made();
  const inOrder = [...places].sort((one, other) => one - other);
  for (let next = 0; next < inOrder.length; ) {
    const first = Math.max(0, inOrder[next]! - longest);
    let last = inOrder[next]! + longest;
    // What stands near each other is looked at once.
    for (next += 1; next < inOrder.length && inOrder[next]! - longest <= last; next++) last = inOrder[next]! + longest;
    const around = text.slice(first, last);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(around); match; match = pattern.exec(around))
      visit(first + match.index, first + match.index + match[0].length, detector);
  }
}

/** The alternatives of a trigger in which a letter beyond ASCII stands, and the others, which are looked for in another way. */
function looseTriggers({ source, flags }: Expression, detector: number): LooseTrigger[] {
  const all = alternativesOf(source).map((one): Alternative => {
    const written = asWritten(one);
    return { written, ...saidBy(written) };
  });
  const others = all.filter((one) => !isWord(one));
  return [all.filter(isWord), others]
    .filter((some) => some.length > 0)
    .map((some) => looseTrigger(some, flags, detector));
}

/** True for an alternative around whose letters beyond ASCII it pays to look. */
function isWord({ signs, longest }: Alternative): boolean {
  return signs !== undefined && longest < longestWord;
}

interface Alternative extends Said {
  readonly written: string;
}

/** Around what is longer it would take as long to look as everywhere. */
const longestWord = 100;

/** An alternative with its characters as they are, none of them written by its number. */
function asWritten(source: string): string {
  return source.replace(/\\u[0-9a-f]{4}/gi, (one) => String.fromCharCode(Number.parseInt(one.slice(2), 16)));
}

/** An escape may stand before a word, so a trigger asks for no word boundaries here. */
function looseTrigger(all: readonly Alternative[], flags: string, detector: number): LooseTrigger {
  const written = all.map((one) => one.written).join('|');
  const lead = all.length === 1 ? leadOf(written) : undefined;
  const pattern = atFirstUse(written.replaceAll('\\b', ''), `${flags.replace(/[dgy]/g, '')}${lead ? 'y' : 'g'}`);
  const longest = Math.max(...all.map((one) => one.longest));
  const signs = all.every(isWord) ? new Set(all.flatMap((one) => one.signs!)) : undefined;
  return { detector, pattern, lead, written, longest, signs };
}

/** A sign, or a line end, with which every match of an alternative begins. */
function leadOf(written: string): string | undefined {
  const [, lead] = /^(@|\\n)(?![*+?{])/.exec(written) ?? [];
  return lead === '\\n' ? '\n' : lead;
}
