import type { PatternDetector, Place } from '../../detector.ts';
import { besideMarkers, isMarker } from '../../judge/secrets/marker.ts';
import { isPlaceholder } from '../../judge/secrets/placeholder.ts';
import { compiledAtOnce } from '../../shape/for-engines/compiled.ts';
import { asWritten, withNumbers } from '../../shape/for-engines/repeated-names.ts';
import { plainOf } from '../../spelling/percents.ts';
import { isInsideBlob } from './blob.ts';
import { asOne, quickParts, type Searcher } from './quick-parts.ts';

/** A sensitive part of one text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Where the match begins that the part is of. */
  readonly begins: number;
  readonly detector: PatternDetector;
}

/** Look-arounds may look this far beyond a window. */
export const margin = 16;

/** A text in which patterns are searched for, up to `last`; where it stands; and what they have seen in it so far. */
export interface Searched {
  readonly text: string;
  readonly last: number;
  readonly place: Place;
  readonly spans: Span[];
}

/** A stretch of a text in which a pattern is searched for, of which everything before `since` is done with. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly since: number;
}

/** Adds what a detector sees in a window of a text. Answers how far it is done with the text. */
type PatternRun = (searched: Searched, window: Window) => number;

/** Searches a window for every match of a detector. */
export function patternRun(detector: PatternDetector): PatternRun {
  let pattern: Searcher | undefined;
  return function searchWindow(searched, { from, to, since }) {
    if (since >= to) return since;
    pattern ??= compiled(detector, 'g');
    const window = wide(searched.text, from, to);
    let done = Math.max(from, since);
    pattern.lastIndex = done - from;
    for (let match = pattern.exec(window); match; match = pattern.exec(window)) {
      done = judge(detector, { match, from, behind: from + pattern.lastIndex }, searched);
      pattern.lastIndex = done - from;
    }
    return done;
  };
}

/** Tries a pattern at one anchor, from `from` on at the earliest. Answers from where on the next try makes sense. */
type Attempt = (searched: Searched, from: number, start: number, end: number) => number;

/** Tries a pattern at one place only, and goes on from there as a search over everything would. */
export function attempt(detector: PatternDetector): Attempt {
  let pattern: Searcher | undefined;
  const [, after] = detector.reach;
  return function tryAnchor(searched, earliest, start, end) {
    pattern ??= compiled(detector, 'y');
    // Nothing before the anchor is searched, so a look back may be longer here.
    const from = Math.max(earliest, start - 2 * margin);
    const window = wide(searched.text, from, Math.min(searched.last, end + after + margin));
    pattern.lastIndex = start - from;
    const match = pattern.exec(window);
    return match ? judge(detector, { match, from, behind: from + pattern.lastIndex }, searched) : start + 1;
  };
}

function compiled({ pattern: { source, flags }, isOwn }: PatternDetector, mode: 'g' | 'y'): Searcher {
  const indices = source.includes('(?<value') ? 'd' : '';
  const own = `${flags.replace(/[dgy]/g, '')}${mode}${indices}`;
  const parts = isOwn ? [source] : quickParts(source, own);
  return asOne(parts.map((part) => compiledAtOnce(withNumbers(part), own, sign)));
}

/** A character that takes two bytes. */
const sign = '\u2003';

/**
 * A part of a text as a string of two bytes for each character. Engines compile a pattern for strings of one byte and for
 * strings of two, and a long one far quicker for the latter: for strings of one byte they first look for all that could never
 * match.
 */
function wide(text: string, from: number, to: number): string {
  return (sign + text.slice(from, to)).slice(1);
}

/** Several words may tell of one value, and stand near each other. */
const recent = 20;

/** A match of a pattern, where in the text the window begins in which it was found, and where in the text the search stopped. */
interface Found {
  readonly match: RegExpExecArray;
  readonly from: number;
  readonly behind: number;
}

/** Accepts a match or refuses it, and says where in the text the search goes on. */
function judge(detector: PatternDetector, { match, from, behind }: Found, searched: Searched): number {
  const { text, last, spans } = searched;
  const begins = from + match.index;
  if (isMarker(text, begins, begins + 1)) return begins + 1;
  const next = Math.max(behind, begins + 1);
  const groups = asWritten(match.groups ?? {});
  const ends = begins + match[0].length;
  const rowsEnd = detector.goesOn?.(text, begins, ends, last) ?? ends;
  if (detector.ranges) {
    const whole = rowsEnd > ends ? text.slice(begins, rowsEnd) : match[0];
    for (const [first, end] of detector.ranges(whole, text, begins))
      for (const piece of piecesOf(detector, text, begins + first, begins + end)) {
        const isKnown = spans.slice(-recent).some((span) => span.detector === detector && span.start === piece[0]);
        if (!isKnown && accepts(detector, piece, groups, searched))
          spans.push({ start: piece[0], end: piece[1], begins, detector });
      }
    return Math.max(next, rowsEnd);
  }
  const [inner, outer] = narrowedRange(asWritten(match.indices?.groups ?? {})) ?? [
    match.index,
    match.index + match[0].length,
  ];
  let isAccepted = false;
  for (const piece of piecesOf(detector, text, from + inner, from + outer === ends ? rowsEnd : from + outer))
    if (accepts(detector, piece, groups, searched)) {
      spans.push({ start: piece[0], end: piece[1], begins, detector });
      isAccepted = true;
    }
  if (isAccepted) return Math.max(next, rowsEnd);
  // A refused candidate may hide another that begins inside it.
  return Math.max(begins + 1, Math.min(from + inner, behind));
}

/** The pieces of a range that are judged: the whole, or what stands beside markers in it. */
function piecesOf({ masksAround }: PatternDetector, text: string, start: number, end: number): readonly Range[] {
  return masksAround ? besideMarkers(text, start, end) : [[start, end]];
}

type Range = readonly [start: number, end: number];

/** A pattern names its sensitive part `value`, or by a longer name that begins so and says which one it is. */
function narrowedRange(groups: Readonly<Record<string, [number, number] | undefined>>): [number, number] | undefined {
  if (groups['value']) return groups['value'];
  for (const name in groups) if (groups[name] && name.startsWith('value')) return groups[name];
  return undefined;
}

function accepts(
  detector: PatternDetector,
  [start, end]: Range,
  groups: Readonly<Record<string, string | undefined>>,
  { text, place }: Searched,
): boolean {
  if (end <= start) return false;
  if (isMarker(text, start, end) || isInsideBlob(text, start, end)) return false;
  const value = text.slice(start, end);
  if (!detector.isOwn && isPlaceholder(plainOf(value))) return false;
  return detector.accept?.(value, { text, start, end, groups, place }) ?? true;
}
