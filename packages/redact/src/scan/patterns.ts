import type { PatternDetector, Place } from '../detector.ts';
import { isMarker, isPlaceholder } from '../placeholder.ts';
import { automatonOf } from './automaton.ts';
import { isInsideBlob } from './blob.ts';

/** A sensitive part of one text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly detector: PatternDetector;
}

/** Finds what a fixed list of pattern detectors sees in a part of a text; matches never reach out of the part. */
export type PatternScan = (text: string, from: number, to: number, place: Place) => Span[];

/** Look-arounds may look this far beyond a window. */
const margin = 16;

/** One pass of the key-word automaton over the text, then each detector's pattern on the windows around its anchors. */
export function patternScan(detectors: readonly PatternDetector[]): PatternScan {
  const keywords = [...new Set(detectors.flatMap((detector) => detector.anchors))];
  const listeners = keywords.map((keyword) =>
    [...detectors.keys()].filter((index) => detectors[index]!.anchors.includes(keyword)),
  );
  const triggered = [...detectors.keys()].filter((index) => detectors[index]!.trigger);
  const runs = detectors.map(patternRun);
  const attempts = detectors.map(attempt);
  const hasAttempts = detectors.some((detector) => detector.startsAtAnchor);
  const resume = new Float64Array(detectors.length);
  const walk = automatonOf(keywords);
  // Most strings are short and hold no key word, so nothing is allocated for a string before its first one.
  let text = '';
  let from = 0;
  let to = 0;
  let place: Place | undefined;
  let spans: Span[] = none;
  let windows: Map<number, Window> | undefined;

  const widen = (index: number, start: number, end: number): void => {
    const [before, after] = detectors[index]!.reach;
    const left = Math.max(from, start - before);
    const right = Math.min(to, end + after);
    windows ??= new Map();
    const window = windows.get(index);
    if (!window) windows.set(index, { left, right });
    else {
      if (left > window.right + 2 * margin) {
        run(index, window);
        window.left = left;
      }
      window.right = Math.max(window.right, right);
    }
  };
  const run = (index: number, { left, right }: Window): void =>
    runs[index]!(text, Math.max(from, left - margin), Math.min(to, right + margin), place!, spans);
  const report = (keyword: number, end: number): void => {
    if (spans === none) {
      spans = [];
      if (hasAttempts) resume.fill(from);
    }
    const start = end - keywords[keyword]!.length;
    const listening = listeners[keyword]!;
    for (let at = 0; at < listening.length; at++) {
      const index = listening[at]!;
      if (!detectors[index]!.startsAtAnchor) widen(index, start, end);
      else if (start >= resume[index]!) resume[index] = attempts[index]!(text, from, to, start, place!, spans);
    }
  };

  return (of, begin, finish, at) => {
    text = of;
    from = begin;
    to = finish;
    place = at;
    spans = none;
    windows = undefined;
    walk(text, from, to, report);
    for (const index of triggered) {
      const part = from === 0 && to === text.length ? text : text.slice(from, to);
      for (const { 0: found, index: offset } of part.matchAll(detectors[index]!.trigger!)) {
        if (spans === none) spans = [];
        widen(index, from + offset, from + offset + found.length);
      }
    }
    if (windows) for (const [index, window] of windows as Map<number, Window>) run(index, window);
    text = '';
    place = undefined;
    return spans;
  };
}

const none: Span[] = [];

interface Window {
  left: number;
  right: number;
}

/** The same detectors without the automaton, each pattern over the whole text: slow, and the measure for the fast way. */
export function scanEverything(detectors: readonly PatternDetector[]): PatternScan {
  const runs = detectors.map(patternRun);
  return (text, from, to, place) => {
    const spans: Span[] = [];
    for (const run of runs) run(text, from, to, place, spans);
    return spans;
  };
}

type PatternRun = (text: string, from: number, to: number, place: Place, spans: Span[]) => void;

function patternRun(detector: PatternDetector): PatternRun {
  const pattern = compiled(detector, 'g');
  return (text, from, to, place, spans) => {
    const window = from === 0 && to === text.length ? text : text.slice(from, to);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(window); match; match = pattern.exec(window))
      pattern.lastIndex = judge(detector, match, text, from, place, spans, pattern.lastIndex);
  };
}

/** Tries a pattern at one place only. Answers from where on the next try makes sense, as a search over everything would. */
function attempt(
  detector: PatternDetector,
): (text: string, from: number, to: number, start: number, place: Place, spans: Span[]) => number {
  const pattern = compiled(detector, 'y');
  const [, after] = detector.reach;
  return (text, from, to, start, place, spans) => {
    const offset = Math.max(from, start - margin);
    const window = text.slice(offset, Math.min(to, start + after + margin));
    pattern.lastIndex = start - offset;
    const match = pattern.exec(window);
    return match ? offset + judge(detector, match, text, offset, place, spans, pattern.lastIndex) : start + 1;
  };
}

function compiled({ pattern: { source, flags } }: PatternDetector, mode: 'g' | 'y'): RegExp {
  return new RegExp(source, `${flags.replace(/[dgy]/g, '')}${mode}${source.includes('(?<value') ? 'd' : ''}`);
}

/** Accepts a match or refuses it, and says where in the window the search goes on. */
function judge(
  detector: PatternDetector,
  match: RegExpExecArray,
  text: string,
  from: number,
  place: Place,
  spans: Span[],
  behind: number,
): number {
  const next = Math.max(behind, match.index + 1);
  if (isMarker(text, from + match.index, from + match.index + 1)) return match.index + 1;
  const groups = match.groups ?? {};
  if (detector.ranges) {
    for (const [start, end] of detector.ranges(match[0]))
      if (accepts(detector, text, from + match.index + start, from + match.index + end, groups, place))
        spans.push({ start: from + match.index + start, end: from + match.index + end, detector });
    return next;
  }
  const [inner, outer] = narrowedRange(match.indices?.groups) ?? [match.index, match.index + match[0].length];
  if (accepts(detector, text, from + inner, from + outer, groups, place)) {
    spans.push({ start: from + inner, end: from + outer, detector });
    return next;
  }
  // A refused candidate may hide another that begins inside it.
  return Math.max(match.index + 1, Math.min(inner, behind));
}

/** A pattern of several shapes names its sensitive parts `value`, `value2` and so on; one of them took part. */
function narrowedRange(groups: Readonly<Record<string, [number, number]>> | undefined): [number, number] | undefined {
  if (!groups) return undefined;
  if (groups['value']) return groups['value'];
  for (const [name, range] of Object.entries(groups)) if (range && name.startsWith('value')) return range;
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
  const value = text.slice(start, end);
  if (isPlaceholder(value) || isMarker(text, start, end) || isInsideBlob(text, start, end)) return false;
  return detector.accept?.(value, { text, start, end, groups, place }) ?? true;
}
