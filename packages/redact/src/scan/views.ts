import type { Place } from '../detector.ts';
import { colourless, hasColours, hasEscapes, mayShowColours, undoEscapes } from '../escapes.ts';
import { jsonStrings } from '../json-strings.ts';
import { joinedChunkLines, mayHoldChunkLines } from './chunk-lines.ts';

/** Scans a part of a text as it stands. */
export type PlainScan<Found> = (text: string, from: number, to: number, place: Place) => readonly Found[];

interface Range {
  readonly start: number;
  readonly end: number;
}

/** JSON inside strings is opened this many times, one inside the other. */
const deepest = 5;

/**
 * Scans a text in every way it can be read: as it stands, the strings inside it when it is JSON (whole or cut short),
 * and with its escapes undone when it holds some. Ranges always point into the text itself.
 */
export function scanViews<Found extends Range>(text: string, place: Place, scan: PlainScan<Found>): Found[] {
  const found: Found[] = [];
  // Asked once of the whole text, because a view of it would be searched to the end of the text each time.
  const mayHoldColours = mayShowColours(text);
  const mayHoldChunks = mayHoldChunkLines(text);
  look(text, 0, text.length, place, deepest, true, undefined);
  return found;

  function look(
    view: string,
    from: number,
    to: number,
    at: Place,
    depth: number,
    mayHoldEscapes: boolean,
    home: ((offset: number) => number) | undefined,
  ): void {
    if (depth > 0) {
      for (const stream of mayHoldChunks ? joinedChunkLines(view, from, to) : [])
        for (const span of scanViews(stream.text, at, scan))
          for (const [start, end] of stream.toOriginal(span.start, span.end))
            found.push({ ...span, start: home ? home(start) : start, end: home ? home(end) : end });
      const extent = jsonStrings(view, from, to, at, (string) => {
        if (!string.hasEscapes) look(view, string.from, string.to, string.place, depth - 1, false, home);
        else lookInside(view, string.from, string.to, string.place, depth, home, false);
      });
      if (extent === 'whole') return;
    }
    for (const span of scan(view, from, to, at))
      found.push(home ? { ...span, start: home(span.start), end: home(span.end) } : span);
    if (depth > 0 && mayHoldEscapes && hasEscapes(view, from, to)) lookInside(view, from, to, at, depth, home, true);
    if (depth > 0 && mayHoldColours && hasColours(view, from, to)) {
      const plain = colourless(view, from, to);
      const way = (offset: number): number => (home ? home(plain.toOriginal(offset)) : plain.toOriginal(offset));
      look(plain.text, 0, plain.text.length, at, depth - 1, false, way);
    }
  }

  function lookInside(
    view: string,
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
      for (const span of scan(view, from, to, at))
        found.push(home ? { ...span, start: home(span.start), end: home(span.end) } : span);
      return;
    }
    const way = (offset: number): number => (home ? home(opened.toOriginal(offset)) : opened.toOriginal(offset));
    look(opened.text, 0, opened.text.length, at, depth - 1, true, way);
  }
}
