import type { PatternDetector, Place } from '../../detector.ts';
import { besideMarkers, isMarker, isPlaceholder } from '../../judge/secrets/placeholder.ts';
import { compiledAtOnce } from '../../shape/compiled.ts';
import { asWritten, withNumbers } from '../../shape/repeated-names.ts';
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

/** Where a pattern is searched for: in a window of a text, of which everything before `since` is done with, and `last` ends what may be read. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly since: number;
  readonly last: number;
}

/** Adds what a detector sees in a window of a text. Answers how far it is done with the text. */
type PatternRun = (text: string, window: Window, place: Place, spans: Span[]) => number;

/** Searches a window for every match of a detector. */
export function patternRun(detector: PatternDetector): PatternRun {
  let pattern: Searcher | undefined;
  return function searchWindow(text, { from, to, since, last }, place, spans) {
    if (since >= to) return since;
    pattern ??= compiled(detector, 'g');
    const window = wide(text, from, to);
    let done = Math.max(from, since);
    pattern.lastIndex = done - from;
    for (let match = pattern.exec(window); match; match = pattern.exec(window)) {
      pattern.lastIndex = judge(detector, match, text, from, last, place, spans, pattern.lastIndex);
      done = from + pattern.lastIndex;
    }
    return done;
  };
}

/** Tries a pattern at one place only. Answers from where on the next try makes sense, as a search over everything would. */
export function attempt(
  detector: PatternDetector,
): (text: string, from: number, to: number, start: number, end: number, place: Place, spans: Span[]) => number {
  let pattern: Searcher | undefined;
  const [, after] = detector.reach;
  return function tryAnchor(text, from, to, start, end, place, spans) {
    pattern ??= compiled(detector, 'y');
    // Nothing before the anchor is searched, so a look back may be longer here.
    const offset = Math.max(from, start - 2 * margin);
    const window = wide(text, offset, Math.min(to, end + after + margin));
    pattern.lastIndex = start - offset;
    const match = pattern.exec(window);
    return match ? offset + judge(detector, match, text, offset, to, place, spans, pattern.lastIndex) : start + 1;
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
 * A part of a text with two bytes for each character. Engines compile a pattern once for texts of one byte for each and once
 * for others, and a long one far quicker for the others: in texts of one byte they look for what can never match.
 */
function wide(text: string, from: number, to: number): string {
  return (sign + text.slice(from, to)).slice(1);
}

/** Several words may tell of one value, and stand near each other. */
const recent = 20;

/** Accepts a match or refuses it, and says where in the window the search goes on. */
function judge(
  detector: PatternDetector,
  match: RegExpExecArray,
  text: string,
  from: number,
  last: number,
  place: Place,
  spans: Span[],
  behind: number,
): number {
  const next = Math.max(behind, match.index + 1);
  if (isMarker(text, from + match.index, from + match.index + 1)) return match.index + 1;
  const groups = asWritten(match.groups ?? {});
  const begins = from + match.index;
  const ends = begins + match[0].length;
  const rowsEnd = detector.goesOn?.(text, begins, ends, last) ?? ends;
  if (detector.ranges) {
    const whole = rowsEnd > ends ? text.slice(begins, rowsEnd) : match[0];
    for (const [first, end] of detector.ranges(whole, text, begins))
      for (const [start, behindIt] of piecesOf(detector, text, begins + first, begins + end)) {
        const isKnown = spans.slice(-recent).some((span) => span.detector === detector && span.start === start);
        if (!isKnown && accepts(detector, text, start, behindIt, groups, place))
          spans.push({ start, end: behindIt, begins, detector });
      }
    return Math.max(next, rowsEnd - from);
  }
  const [inner, outer] = narrowedRange(asWritten(match.indices?.groups ?? {})) ?? [
    match.index,
    match.index + match[0].length,
  ];
  let isAccepted = false;
  for (const [start, end] of piecesOf(detector, text, from + inner, from + outer === ends ? rowsEnd : from + outer))
    if (accepts(detector, text, start, end, groups, place)) {
      spans.push({ start, end, begins, detector });
      isAccepted = true;
    }
  if (isAccepted) return Math.max(next, rowsEnd - from);
  // A refused candidate may hide another that begins inside it.
  return Math.max(match.index + 1, Math.min(inner, behind));
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
  text: string,
  start: number,
  end: number,
  groups: Readonly<Record<string, string | undefined>>,
  place: Place,
): boolean {
  if (end <= start) return false;
  if (isMarker(text, start, end) || isInsideBlob(text, start, end)) return false;
  const value = text.slice(start, end);
  if (!detector.isOwn && isPlaceholder(plainOf(value))) return false;
  return detector.accept?.(value, { text, start, end, groups, place }) ?? true;
}
