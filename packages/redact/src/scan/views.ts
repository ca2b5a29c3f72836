import type { Place } from '../detector.ts';
import { colourless, hasColours, hasEscapes, mayShowColours, undoEscapes } from '../walk/escapes.ts';
import { jsonStrings } from '../walk/json-strings.ts';
import { joinedChunkLines } from './chunk-lines.ts';
import { documentAt } from './document-at.ts';
import { firstNoted, isSuspect, type Skim, type Skimmed } from './skim.ts';

/** Scans a part of a text as it stands. */
export type PlainScan<Found> = (
  text: string,
  from: number,
  to: number,
  place: Place,
  skimmed: Skimmed,
) => readonly Found[];

/** How a text is looked at, and what says beforehand that there is nothing to see. */
export interface Look<Found> {
  readonly plain: PlainScan<Found>;
  readonly skim: Skim;
  /** False when some detector may see what the skim does not, and every text has to be looked at. */
  readonly skipsQuiet: boolean;
  /** True when some detector may make something of any name, so that every one has to be read. */
  readonly asksEveryName: boolean;
  /** True when the names around a text could make something of it that it isn't by itself. */
  readonly isTold: (place: Place) => boolean;
  /** True when a detector of places may make something of a text; `hasWords` is false when no name around it is telling. */
  readonly isPlaced: (place: Place, hasWords: boolean) => boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** JSON inside strings is opened this many times, one inside the other. */
const deepest = 5;

/**
 * Scans a text in every way it can be read: as it stands, the strings inside it when it is JSON (whole or cut short),
 * and with its escapes undone when it holds some. Ranges always point into the text itself. What the skim finds nothing
 * suspicious in is left alone, unless the names around it say more than the text does.
 */
export function scanViews<Found extends Range>(text: string, place: Place, look: Look<Found>): Found[] {
  const found: Found[] = [];
  const { skim, skipsQuiet } = look;
  const skimmed = skim(text);
  // Asked once of the whole text, because a view of it would be searched to the end of the text each time. A terminal's
  // order, or the escape that stands for its first character, was noted by the skim.
  const mayHoldColours = skimmed.others.length > 0 && mayShowColours(text);
  const { mayHoldChunks } = skimmed;
  // A string of a tree has its names around it, a text has them in it.
  const hasWords = place.key !== undefined || place.shown !== undefined || skimmed.hasWords;
  read(text, skimmed, 0, text.length, place, deepest, true, undefined);
  return found;

  function read(
    view: string,
    skimmed: Skimmed,
    from: number,
    to: number,
    at: Place,
    depth: number,
    mayHoldEscapes: boolean,
    home: ((offset: number) => number) | undefined,
  ): void {
    if (depth > 0)
      for (const stream of mayHoldChunks ? joinedChunkLines(view, from, to) : [])
        for (const span of scanViews(stream.text, at, look))
          for (const [start, end] of stream.toOriginal(span.start, span.end))
            found.push({ ...span, start: home ? home(start) : start, end: home ? home(end) : end });
    if (isQuiet(view, skimmed, from, to, at)) return;
    const isOpen = !skipsQuiet || look.asksEveryName || isNamed(at);
    const lines = from === 0 && to === view.length ? view : view.slice(from, to);
    for (let next = from; next < to; ) {
      const noted = isOpen ? next : firstNoted(skimmed, next);
      if (noted >= to) return;
      const [first, last] = documentAt(lines, noted - from);
      readDocument(view, skimmed, from + first, from + last, at, depth, mayHoldEscapes, home);
      next = from + last;
    }
  }

  /** Reads a text, or one document of several that stand line by line in it. */
  function readDocument(
    view: string,
    skimmed: Skimmed,
    from: number,
    to: number,
    at: Place,
    depth: number,
    mayHoldEscapes: boolean,
    home: ((offset: number) => number) | undefined,
  ): void {
    const isWorthIt = !skipsQuiet || isSuspect(skimmed, from, to) || isNamed(at);
    if (depth > 0) {
      const extent = jsonStrings(view, from, to, at, (string) => {
        if (isQuiet(view, skimmed, string.from, string.to, string.place)) return;
        if (!string.hasEscapes) read(view, skimmed, string.from, string.to, string.place, depth - 1, false, home);
        else readInside(view, skimmed, string.from, string.to, string.place, depth, home, false);
      });
      if (extent === 'whole') return;
    }
    if (isWorthIt) {
      for (const span of look.plain(view, from, to, at, skimmed))
        found.push(home ? { ...span, start: home(span.start), end: home(span.end) } : span);
    }
    if (depth > 0 && mayHoldEscapes && hasEscapes(view, from, to))
      readInside(view, skimmed, from, to, at, depth, home, true);
    if (depth > 0 && mayHoldColours && hasColours(view, from, to)) {
      const plain = colourless(view, from, to);
      const way = (offset: number): number => (home ? home(plain.toOriginal(offset)) : plain.toOriginal(offset));
      read(plain.text, skim(plain.text), 0, plain.text.length, at, depth - 1, false, way);
    }
  }

  function readInside(
    view: string,
    skimmed: Skimmed,
    from: number,
    to: number,
    at: Place,
    depth: number,
    home: ((offset: number) => number) | undefined,
    isScanned: boolean,
  ): void {
    const opened = undoEscapes(view, from, to);
    if (opened.text.length === to - from) {
      // Every backslash stood for itself: there is nothing new to see, only what was not looked at yet.
      if (isScanned) return;
      for (const span of look.plain(view, from, to, at, skimmed))
        found.push(home ? { ...span, start: home(span.start), end: home(span.end) } : span);
      return;
    }
    const way = (offset: number): number => (home ? home(opened.toOriginal(offset)) : opened.toOriginal(offset));
    read(opened.text, skim(opened.text), 0, opened.text.length, at, depth - 1, true, way);
  }

  /** True for a text, or a part of one, in which nothing was noted, and of which the names around it make no more. */
  function isQuiet(view: string, skimmed: Skimmed, from: number, to: number, at: Place): boolean {
    if (!skipsQuiet || firstNoted(skimmed, from) < to || isNamed(at)) return false;
    return !look.asksEveryName || !mayBeginJson(view, from, to);
  }

  /** True when the names around a text may make more of it than it is by itself. */
  function isNamed(at: Place): boolean {
    return !at.isKey && (look.isTold(at) || look.isPlaced(at, hasWords));
  }
}

/** True when a text begins as JSON does, or would with its escapes undone. */
function mayBeginJson(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === openBrace || code === openBracket || code === quote) return true;
    const isEscape = code === backslash && at + 1 < to && 'nrtbf\\"{['.includes(text[at + 1]!);
    if (isEscape && text[at + 1] !== '"' && text[at + 1] !== '\\') at += 1;
    else if (code > 32 && !isEscape) return false;
  }
  return false;
}

const quote = 34;
const openBracket = 91;
const backslash = 92;
const openBrace = 123;
