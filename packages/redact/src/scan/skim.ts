import type { PatternDetector } from '../detector.ts';
import { joiningIn } from '../layouts/joining.ts';
import { countUpTo } from '../offsets.ts';
import { atFirstUse, type Expression } from '../shape/expression.ts';
import { countOfTokens, guardOf, passes, refusesCounts } from '../shape/guard.ts';
import { holding } from '../shape/holding.ts';
import { eachEntity } from '../walk/entities.ts';
import { eachCodeOfText } from '../walk/sent-texts.ts';
import type { Anchors } from './anchors.ts';
import { alternativesOf, type Beginning, beginningOf, mayBegin } from './beginning.ts';
import { piecesInside } from './chunk-lines.ts';
import { endsInList, mayHoldList } from './lists.ts';
import { nameGuards } from './name-guards.ts';
import { type Naming, namingIn } from './names.ts';
import { namesAt, refuses } from './names-at.ts';

/** What one pass over a text as it is written says of it. In a stretch without hits and others no pattern matches. */
export interface Skimmed {
  /** Places where a pattern may match, in the order of the text. */
  readonly hits: readonly Hit[];
  /** Offsets, in ascending order, of what can hide an anchor or serves as one: see `skimOf`. */
  readonly others: readonly number[];
  /** Offsets, in ascending order, of words that may make something of a string elsewhere in the same document. */
  readonly names: readonly number[];
  /** True when a streamed answer may stand in the text, cut into pieces. */
  readonly mayHoldChunks: boolean;
  /** True when a name in the text may be one that a detector of places asks for. */
  readonly hasWords: boolean;
}

/** An anchor that the guard of its detector lets through. */
export interface Hit {
  /** Which of the detectors. */
  readonly detector: number;
  readonly start: number;
  readonly end: number;
}

/** Reads a text once, before anything in it is parsed or decoded. */
export type Skim = (text: string) => Skimmed;

/** The two ways to learn where patterns may match. */
export interface Skims {
  readonly whole: Skim;
  /** Of a text whose anchors are known: those that the guards let through. */
  readonly known: (text: string, anchors: readonly Hit[]) => Skimmed;
}

/**
 * The skims for some detectors. To undo escapes never brings letters together that did not stand together, but for their
 * backslashes, and those the search passes over: so an anchor is seen here wherever it can be seen at all. Only
 * characters written by their numbers, the entities of a page and the percent codes of an address can hide one, or what makes
 * something of it; they are noted too, and so is what a detector without anchors begins to look at.
 */
export function skimOf(patterns: readonly PatternDetector[], anchors: Anchors): Skims {
  const { keywords, listeners, isWord, isKeyWord, isSign, namersOf, search } = anchors;
  const isToken = keywords.map(({ word }) => word === 'token');
  const isInName = nameGuards(patterns);
  const guards: (RegExp | undefined | null)[] = patterns.map(() => null);
  const counts: boolean[] = [];
  const beginnings: (Beginning | undefined)[] = [];
  const triggers = patterns.flatMap(({ trigger }) => (trigger ? looseTriggers(trigger) : []));
  const signs = [...new Set(triggers.flatMap((trigger) => trigger.signs ?? []))].sort();
  const latinSigns = signs.filter((sign) => !beyondLatin.test(sign));
  const anyNeighbour = neighboursOf(signs);
  const anySign = oneOfThese(signs);
  const anyLatinSign = oneOfThese(latinSigns);
  const asked = new Set(triggers.flatMap(({ written }) => [...written].filter((one) => one > '\u007f')));
  let text = '';
  let hits: Hit[] = [];
  let names: number[] = [];
  let others: number[] = [];
  let hasWords = false;
  let mayHoldChunks = false;
  // Most texts hold no key word that asks for it.
  let naming: Naming | undefined;
  let joining: ((end: number) => boolean) | undefined;
  let holdsList: boolean | undefined;

  // Most key words in a log are such a count, and a dozen detectors ask.
  let countAt = -1;
  let answer = false;
  const isCount = (start: number): boolean => {
    if (start !== countAt) answer = passes(countOfTokens, text, start);
    countAt = start;
    return answer;
  };
  const mayMatch = (detector: number, start: number): boolean => {
    let guard = guards[detector];
    if (guard === null) {
      guard = guardOf(patterns[detector]!, text);
      guards[detector] = guard;
      counts[detector] = refusesCounts(patterns[detector]!);
      beginnings[detector] = guard && beginningOf(guard);
    }
    const beginning = beginnings[detector];
    if (beginning !== undefined && !mayBegin(beginning, text, start)) return false;
    if (counts[detector] && isCount(start)) return false;
    return passes(guard, text, start) && !isRefused(patterns[detector]!, start);
  };
  // The same name is asked of by several detectors.
  let namedAt = -1;
  let named: readonly string[] | undefined;
  const isRefused = (detector: PatternDetector, start: number): boolean => {
    if (detector.refusesName === undefined) return false;
    if (start !== namedAt) named = namesAt(text, start);
    namedAt = start;
    return refuses(detector, named);
  };
  const mayNameOthers = (namers: readonly number[], start: number, end: number): boolean => {
    if (!isInName(namers, text, start)) return false;
    naming ??= namingIn(text);
    if (naming.mayNameOthers(start, end)) return true;
    joining ??= joiningIn(text);
    return joining(end);
  };
  const mayStandInKey = (end: number): boolean => {
    naming ??= namingIn(text);
    return naming.mayStandInKey(end);
  };
  const mayGoOnInList = (end: number): boolean => {
    holdsList ??= mayHoldList(text);
    return holdsList && endsInList(text, end);
  };
  const report = (keyword: number, start: number, end: number): void => {
    if (isSign[keyword]) mayHoldChunks = true;
    if (isToken[keyword] && isCount(start)) return;
    const listening = listeners[keyword]!;
    const tells = isWord[keyword] || (isKeyWord[keyword] && mayStandInKey(end));
    if (tells) hasWords = true;
    if (tells || mayNameOthers(namersOf(keyword), start, end) || mayGoOnInList(end)) names.push(end);
    for (let at = 0; at < listening.length; at++)
      if (mayMatch(listening[at]!, start)) hits.push({ detector: listening[at]!, start, end });
  };

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
  const onNumber = (at: number): void => {
    if (hidesCharacter(text, at, asked)) others.push(at);
  };

  function known(of: string, some: readonly Hit[]): Skimmed {
    text = of;
    countAt = -1;
    namedAt = -1;
    const through = some.filter(({ detector, start }) => mayMatch(detector, start));
    text = '';
    return through.length === 0 ? nothing : { ...nothing, hits: through };
  }

  function whole(of: string): Skimmed {
    text = of;
    hits = [];
    names = [];
    hasWords = false;
    mayHoldChunks = false;
    holdsList = undefined;
    countAt = -1;
    namedAt = -1;
    others = [];
    search(of, report, onNumber);
    hits.sort((a, b) => a.end - b.end || a.start - b.start);
    names.sort(ascending);
    const inOrder = others.length;
    const held = heldBy(of);
    for (const trigger of triggers)
      if (trigger.signs === undefined) for (const at of matchesOf(trigger, of)) others.push(at);
      else if (held.length > 0) for (const at of matchesAround(held, trigger, of)) others.push(at);
    const mayHold = holding(of, codeSigns);
    if (mayHold('&') || mayHold('<')) eachEntity(of, (at) => others.push(at));
    if (mayHold('%')) eachCodeOfText(of, (at) => others.push(at));
    if (others.length > inOrder) others.sort(ascending);
    if (mayHoldChunks) addInOrder(names, piecesInside(of));
    const isNothing = hits.length === 0 && others.length === 0 && names.length === 0;
    const skimmed = isNothing && !mayHoldChunks ? nothing : { hits, others, names, mayHoldChunks, hasWords };
    text = '';
    naming = undefined;
    joining = undefined;
    hits = [];
    return skimmed;
  }

  return { whole, known };
}

/**
 * Knows the short texts again in which nothing was noted, as long as it is kept: the names of all steps of a trace are the
 * same, and so are most of its values.
 */
export function remembering(skim: Skim): Skim {
  const quiet = new Set<string>();
  return (text) => {
    if (text.length > longestRemembered) return skim(text);
    if (quiet.has(text)) return nothing;
    const skimmed = skim(text);
    if (skimmed === nothing && quiet.size < mostRemembered) quiet.add(text);
    return skimmed;
  };
}

const longestRemembered = 40;
const mostRemembered = 5000;

function addInOrder(offsets: number[], more: readonly number[]): void {
  if (more.length === 0) return;
  offsets.push(...more);
  offsets.sort(ascending);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** The first hit that ends behind an offset. */
export function firstHit({ hits }: Skimmed, from: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hits[middle]!.end <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True when something in a part of the text was noted. */
export function isSuspect(skimmed: Skimmed, from: number, to: number): boolean {
  const hit = skimmed.hits[firstHit(skimmed, from)];
  return (hit !== undefined && hit.end <= to) || hasOthers(skimmed, from, to);
}

/** True when something in a part of the text was noted that is no hit. */
export function hasOthers({ others }: Skimmed, from: number, to: number): boolean {
  return firstFrom(others, from) < to;
}

/** Behind the end of any text; a number that engines keep as they keep an offset. */
const nowhere = 0x3fff_ffff;

/** Where the first thing of any kind stands that was noted at or behind an offset; behind the end when there is none. */
export function firstNoted(skimmed: Skimmed, from: number): number {
  const hit = skimmed.hits[firstHit(skimmed, from)];
  return Math.min(hit ? hit.end - 1 : nowhere, firstFrom(skimmed.others, from), firstFrom(skimmed.names, from + 1) - 1);
}

/** Answers as `firstNoted` does; what stands next is known again for all that comes before it, as strings do that are read in order. */
export function notedIn(skimmed: Skimmed): (from: number) => number {
  let asked = 0;
  let known = -1;
  return (from) => {
    if (from > known || from < asked) known = firstNoted(skimmed, from);
    asked = from;
    return known;
  };
}

/** The first of some ascending offsets that is not before another one. */
function firstFrom(offsets: readonly number[], from: number): number {
  return offsets[countUpTo(offsets, from - 1)] ?? nowhere;
}

/** Nothing to look for in a text that the engine keeps as one byte for each character, as it does with most. */
const beyondLatin = /[\u0100-\uffff]/;
/** With what the entities of a page and the codes of an address begin. */
const codeSigns = ['&', '<', '%'];
/** No sign is of ASCII. */
const beyondAscii = /[\u0080-\uffff]/;

/** The characters beyond ASCII of a text that has few; `undefined` for one in which it is quicker to look for those that are wanted. */
function lettersIn(text: string): ReadonlySet<string> | undefined {
  const letters = new Set<string>();
  eachBeyondAscii.lastIndex = 0;
  for (let most = 100; most > 0; most--) {
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

const nothing: Skimmed = { hits: [], others: [], names: [], mayHoldChunks: false, hasWords: false };

interface LooseTrigger {
  readonly pattern: () => RegExp;
  /** The sign with which every match begins, when it is known: it is found far quicker than the whole. */
  readonly lead: string | undefined;
  /** The trigger with its characters as they are, none of them written by its number. */
  readonly written: string;
  /** How long its longest alternative is spelt; no word is longer than that. */
  readonly longest: number;
  /** Letters beyond ASCII of which one stands in every match, when there are such. */
  readonly signs: readonly string[] | undefined;
}

/** Where a trigger's matches begin that do not overlap. */
function matchesOf({ pattern: made, lead }: LooseTrigger, text: string): number[] {
  const pattern = made();
  const found: number[] = [];
  if (lead === undefined) {
    // Not by `matchAll`, which makes an expression of its own each time, and most texts are shorter than that takes.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      found.push(match.index);
      if (match[0] === '') pattern.lastIndex += 1;
    }
    return found;
  }
  for (let at = text.indexOf(lead); at !== -1; at = text.indexOf(lead, pattern.lastIndex || at + 1)) {
    pattern.lastIndex = at;
    if (pattern.test(text)) found.push(at);
  }
  return found;
}

/** Where signs stand near a match of a list of words: to look around a few signs is quicker than to look for the words. */
function matchesAround(
  held: readonly string[],
  { pattern: made, longest, signs }: LooseTrigger,
  text: string,
): number[] {
  const found: number[] = [];
  const own = held.filter((sign) => signs?.includes(sign));
  if (own.length === 0) return found;
  const pattern = made();
  for (const sign of own)
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
      pattern.lastIndex = 0;
      if (pattern.test(text.slice(Math.max(0, at - longest), at + longest))) found.push(at);
    }
  return found;
}

/** The alternatives of a trigger that are words with letters beyond ASCII, and the others, which are looked for in another way. */
function looseTriggers({ source, flags }: Expression): LooseTrigger[] {
  const all = alternativesOf(source).map(asWritten);
  const words = all.filter((one) => signsOf(one) !== undefined);
  const others = all.filter((one) => !words.includes(one));
  return [words, others].filter((some) => some.length > 0).map((some) => looseTrigger(some, flags));
}

/** An alternative with its characters as they are, none of them written by its number. */
function asWritten(source: string): string {
  return source.replace(/\\u[0-9a-f]{4}/gi, (one) => String.fromCharCode(Number.parseInt(one.slice(2), 16)));
}

/** An escape may stand before a word, so a trigger asks for no word boundaries here. */
function looseTrigger(alternatives: readonly string[], flags: string): LooseTrigger {
  const written = alternatives.join('|');
  const lead = alternatives.length === 1 ? leadOf(written) : undefined;
  const pattern = atFirstUse(written.replaceAll('\\b', ''), `${flags.replace(/[dgy]/g, '')}${lead ? 'y' : 'g'}`);
  const longest = Math.max(...alternatives.map(({ length }) => length));
  return { pattern, lead, written, longest, signs: signsOf(written) };
}

/** A sign, or a line end, with which every match of an alternative begins. */
function leadOf(written: string): string | undefined {
  const [, lead] = /^(@|\\n)(?![*+?{])/.exec(written) ?? [];
  return lead === '\\n' ? '\n' : lead;
}

/**
 * One letter beyond ASCII of each word, when a trigger is a list of such words, in which letters of ASCII may be small or
 * left out: to look for a letter is quicker by far than to look for the words, and most texts have none of them.
 */
function signsOf(words: string): string[] | undefined {
  const plain = words.replace(/\\[.()d]\??|\[[A-Za-z]+\]|[A-Za-z]\?/g, '');
  if (/[^\w |\u0080-\uffff]/.test(plain)) return undefined;
  const letters = plain.split('|').map((word) => /[\u0080-\uffff]/.exec(word)?.[0]);
  if (!letters.every((letter) => letter !== undefined)) return undefined;
  return letters.flatMap((letter) => [letter.toLowerCase(), letter.toUpperCase()]);
}

/** True for an escape by number that stands for an ASCII character, or for one that a trigger asks for. */
function hidesCharacter(text: string, at: number, asked: ReadonlySet<string>): boolean {
  const kind = text.charCodeAt(at + 1);
  if (kind !== 117 && kind !== 120) return false;
  const digits = text.slice(at + 2, at + (kind === 117 ? 6 : 4));
  if (!/^[0-9a-f]+$/i.test(digits)) return false;
  const code = Number.parseInt(digits, 16);
  return code < 128 || asked.has(String.fromCharCode(code));
}
