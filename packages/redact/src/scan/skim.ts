import type { PatternDetector } from '../detector.ts';
import { guardOf } from '../shape/guard.ts';
import { type Anchors, startOf } from './anchors.ts';

/** What one pass over a text as it is written says of it. In a stretch without hits and others no pattern matches. */
export interface Skimmed {
  /** Places where a pattern may match, in the order of the text. */
  readonly hits: readonly Hit[];
  /** Offsets, in ascending order, of what can hide an anchor or serves as one: see `skimOf`. */
  readonly others: readonly number[];
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

/**
 * The skim for some detectors. To undo escapes never brings letters together that did not stand together, but for their
 * backslashes, and those the automaton passes over: so an anchor is seen here wherever it can be seen at all. Only
 * characters written by their numbers and a terminal's orders can hide one; they are noted too, and so is what a
 * detector without anchors begins to look at.
 */
export function skimOf(patterns: readonly PatternDetector[], { keywords, listeners, isWord, walk }: Anchors): Skim {
  const guards: (RegExp | undefined | null)[] = patterns.map(() => null);
  const triggers = patterns.flatMap(({ trigger }) => (trigger ? [looseTrigger(trigger)] : []));
  const beyondAscii = new Set(triggers.flatMap(({ written }) => [...written].filter((one) => one > '\u007f')));
  let text = '';
  let hits: Hit[] = [];
  let hasWords = false;

  const mayMatch = (detector: number, start: number): boolean => {
    let guard = guards[detector];
    if (guard === null) {
      guard = guardOf(patterns[detector]!);
      guards[detector] = guard;
    }
    if (guard === undefined) return true;
    guard.lastIndex = start;
    return guard.test(text);
  };
  const report = (keyword: number, end: number): void => {
    if (isWord[keyword]) hasWords = true;
    const listening = listeners[keyword]!;
    const start = startOf(text, end, keywords[keyword]!.length);
    for (let at = 0; at < listening.length; at++)
      if (mayMatch(listening[at]!, start)) hits.push({ detector: listening[at]!, start, end });
  };

  return function skim(of) {
    text = of;
    hits = [];
    hasWords = false;
    const isBeyondAscii = walk(of, 0, of.length, report);
    const others: number[] = [];
    for (let at = of.indexOf('\\'); at !== -1 && at + 3 < of.length; at = of.indexOf('\\', at + 1))
      if (hidesCharacter(of, at, beyondAscii)) others.push(at);
    const inOrder = others.length;
    for (const { pattern, needsBeyondAscii } of triggers)
      if (isBeyondAscii || !needsBeyondAscii) for (const { index } of of.matchAll(pattern)) others.push(index);
    for (let at = of.indexOf(colourOrder); at !== -1; at = of.indexOf(colourOrder, at + 1)) others.push(at);
    if (others.length > inOrder) others.sort((a, b) => a - b);
    const skimmed = hits.length === 0 && others.length === 0 && !hasWords ? nothing : { hits, others, hasWords };
    text = '';
    hits = [];
    return skimmed;
  };
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
  let low = 0;
  let high = others.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (others[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low < others.length && others[low]! < to;
}

const colourOrder = '\u001b';
const nothing: Skimmed = { hits: [], others: [], hasWords: false };

interface LooseTrigger {
  readonly pattern: RegExp;
  /** The trigger with its characters as they are, none of them written by its number. */
  readonly written: string;
  readonly needsBeyondAscii: boolean;
}

/** An escape may stand before a word, so a trigger asks for no word boundaries here. */
function looseTrigger({ source, flags }: RegExp): LooseTrigger {
  const written = source.replace(/\\u[0-9a-f]{4}/gi, (one) => String.fromCharCode(Number.parseInt(one.slice(2), 16)));
  const pattern = new RegExp(source.replaceAll('\\b', ''), `${flags.replace(/[dgy]/g, '')}g`);
  return { pattern, written, needsBeyondAscii: isWordsBeyondAscii(written) };
}

/** A list of plain words, each with a letter beyond ASCII, is the one shape that most texts need not be searched for. */
export function isWordsBeyondAscii(source: string): boolean {
  return /^[\p{L}\p{M}\p{N} |]+$/u.test(source) && source.split('|').every((word) => /[\u0080-\uffff]/.test(word));
}

/** True for an escape by number that stands for an ASCII character, or for one that a trigger asks for. */
function hidesCharacter(text: string, at: number, beyondAscii: ReadonlySet<string>): boolean {
  const kind = text.charCodeAt(at + 1);
  if (kind !== 117 && kind !== 120) return false;
  const digits = text.slice(at + 2, at + (kind === 117 ? 6 : 4));
  if (!/^[0-9a-f]+$/i.test(digits)) return false;
  const code = Number.parseInt(digits, 16);
  return code < 128 || beyondAscii.has(String.fromCharCode(code));
}
