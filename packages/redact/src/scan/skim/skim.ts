import type { PatternDetector } from '../../detector.ts';
import { holding } from '../../shape/holding.ts';
import { eachEncodedText } from '../../spelling/encoded-texts.ts';
import { eachEntity } from '../../spelling/entities.ts';
import { eachCodeOfText } from '../../spelling/sent-texts.ts';
import { isBroken } from '../views/broken-tokens.ts';
import { endsAsStreamWord, piecesInside } from '../views/chunk-lines.ts';
import { dumpsNoted } from '../views/dumps.ts';
import { anchorGuards } from './anchor-guards.ts';
import type { Anchors } from './anchors.ts';
import { nameGuards } from './name-guards.ts';
import { type Surroundings, surroundingsIn } from './surroundings.ts';
import { type Triggers, triggersOf } from './triggers.ts';

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
 * The skims for some detectors. They look at a text as it is written, with its escapes in it, and still miss no anchor: the
 * search passes over backslashes, and otherwise the letters of an anchor stand together whether escapes are undone or not. An
 * anchor can only be hidden by characters that are written by their numbers, by entities of a page, by percent codes and in
 * Base64, so these are noted as well. So are tokens that go on behind a break, and whatever triggers a detector without anchors.
 */
export function skimOf(patterns: readonly PatternDetector[], anchors: Anchors): Skims {
  const { keywords, listeners, isWord, isKeyWord, isOfStreams, isOfToken, namersOf, search } = anchors;
  const isToken = keywords.map(({ word }) => word === 'token');
  const isInName = nameGuards(patterns);
  const mayMatch = anchorGuards(patterns);
  const triggers = triggersOf(patterns);
  let text = '';
  let around: Surroundings | undefined;
  let hits: Hit[] = [];
  let names: number[] = [];
  let others: number[] = [];
  let broken: number[] = [];
  let hasWords = false;
  let mayHoldChunks = false;

  const report = (keyword: number, start: number, end: number): void => {
    if (isOfStreams[keyword] && endsAsStreamWord(text, end)) mayHoldChunks = true;
    around ??= surroundingsIn(text);
    if (isToken[keyword] && around.isCount(start)) return;
    if (isOfToken[keyword] && isBroken(text, start)) broken.push(start);
    const listening = listeners[keyword]!;
    const tells = isWord[keyword] || (isKeyWord[keyword] && around.mayStandInKey(end));
    if (tells) hasWords = true;
    if (tells || isAskedFor(keyword, around, start, end)) names.push(end);
    for (let at = 0; at < listening.length; at++)
      if (mayMatch(listening[at]!, around, start)) hits.push({ detector: listening[at]!, start, end });
  };
  /** True for a word in a name of which a detector makes something, or in a line of a list that may be such a text. */
  const isAskedFor = (keyword: number, around: Surroundings, start: number, end: number): boolean => {
    if (listeners[keyword]!.length === 0 && !isKeyWord[keyword]) return false;
    const mayName = isInName(namersOf(keyword), text, start) && around.mayNameOthers(start, end);
    return mayName || around.mayGoOnInList(end);
  };
  const note = (at: number): void => {
    others.push(at);
  };
  const onNumber = (at: number): void => {
    if (hidesCharacter(text, at, triggers.mayHold)) note(at);
  };
  function known(of: string, some: readonly Hit[]): Skimmed {
    const surroundings = surroundingsIn(of);
    const through = some.filter(({ detector, start }) => mayMatch(detector, surroundings, start));
    return through.length === 0 ? nothing : { ...nothing, hits: through };
  }

  function whole(of: string): Skimmed {
    text = of;
    hits = [];
    names = [];
    others = [];
    broken = [];
    hasWords = false;
    mayHoldChunks = false;
    search(of, report, onNumber);
    hits.sort((a, b) => a.end - b.end || a.start - b.start);
    names.sort(ascending);
    const inOrder = others.length;
    triggers.each(of, note);
    const mayHold = holding(of, codeSigns);
    if (mayHold('&') || mayHold('<')) eachEntity(of, note);
    if (mayHold('%') || mayHold('&')) eachCodeOfText(of, note);
    eachEncodedText(of, note);
    if (others.length > inOrder) others.sort(ascending);
    addInOrder(others, broken);
    if (mayHoldChunks) addInOrder(names, piecesInside(of));
    addInOrder(names, dumpsNoted(of));
    const isNothing = hits.length === 0 && others.length === 0 && names.length === 0;
    const skimmed = isNothing && !mayHoldChunks ? nothing : { hits, others, names, mayHoldChunks, hasWords };
    text = '';
    around = undefined;
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

/** With what the entities of a page and the codes of an address begin. */
const codeSigns = ['&', '<', '%'];

const nothing: Skimmed = { hits: [], others: [], names: [], mayHoldChunks: false, hasWords: false };

/** True for an escape by number that stands for an ASCII character, or for one with which a trigger may go on. */
function hidesCharacter(text: string, at: number, mayHold: Triggers['mayHold']): boolean {
  const kind = text.charCodeAt(at + 1);
  if (kind !== 117 && kind !== 120) return false;
  const end = at + (kind === 117 ? 6 : 4);
  const digits = text.slice(at + 2, end);
  if (!/^[0-9a-f]+$/i.test(digits)) return false;
  const code = Number.parseInt(digits, 16);
  return code < 128 || mayHold(String.fromCharCode(code), text.charAt(end));
}
