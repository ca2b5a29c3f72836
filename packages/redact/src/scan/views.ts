import type { Place } from '../detector.ts';
import { hasEscapes, undoEscapes } from '../escapes.ts';
import { jsonStrings } from '../json-strings.ts';

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
  look(text, 0, text.length, place, deepest, (offset) => offset);
  return found;

  function look(
    view: string,
    from: number,
    to: number,
    at: Place,
    depth: number,
    home: (offset: number) => number,
  ): void {
    const json = depth > 0 ? jsonStrings(view, from, to, at) : undefined;
    if (json) {
      for (const string of json.strings) {
        if (string.hasEscapes) {
          const opened = undoEscapes(view, string.from, string.to);
          look(opened.text, 0, opened.text.length, string.place, depth - 1, (offset) =>
            home(opened.toOriginal(offset)),
          );
        } else look(view, string.from, string.to, string.place, depth - 1, home);
      }
      if (json.complete) return;
    }
    for (const span of scan(view, from, to, at)) found.push({ ...span, start: home(span.start), end: home(span.end) });
    if (depth > 0 && hasEscapes(view, from, to)) {
      const opened = undoEscapes(view, from, to);
      if (opened.text.length < to - from)
        look(opened.text, 0, opened.text.length, at, depth - 1, (offset) => home(opened.toOriginal(offset)));
    }
  }
}
