import type { PatternDetector, Place } from '../detector.ts';
import { isMarker, isPlaceholder } from '../placeholder.ts';
import { automatonOf } from './automaton.ts';

/** A sensitive part of one text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly detector: PatternDetector;
}

/** Finds what a fixed list of pattern detectors sees in a text. */
export type PatternScan = (text: string, place: Place) => Span[];

/** Look-arounds may look this far beyond a window. */
const margin = 16;

/** One pass of the key-word automaton over the text, then each detector's pattern on the windows around its anchors. */
export function patternScan(detectors: readonly PatternDetector[]): PatternScan {
  const keywords = [...new Set(detectors.flatMap((detector) => detector.anchors))];
  const listeners = keywords.map((keyword) =>
    [...detectors.keys()].filter((index) => detectors[index]!.anchors.includes(keyword)),
  );
  const runs = detectors.map(patternRun);
  const walk = automatonOf(keywords);
  const from = new Float64Array(detectors.length);
  const to = new Float64Array(detectors.length);

  return (text, place) => {
    const spans: Span[] = [];
    const open: number[] = [];
    to.fill(-1);
    walk(text, (keyword, end) => {
      const listening = listeners[keyword]!;
      const start = end - keywords[keyword]!.length;
      for (let at = 0; at < listening.length; at++) {
        const index = listening[at]!;
        const [before, after] = detectors[index]!.reach;
        const left = start - before;
        if (to[index]! < 0) open.push(index);
        else if (left > to[index]! + margin) runs[index]!(text, from[index]!, to[index]!, place, spans);
        if (to[index]! < 0 || left > to[index]! + margin) from[index] = left;
        to[index] = Math.max(to[index]!, end + after);
      }
    });
    for (const index of open) runs[index]!(text, from[index]!, to[index]!, place, spans);
    return spans;
  };
}

/** The same detectors without the automaton, each pattern over the whole text: slow, and the measure for the fast way. */
export function scanEverything(detectors: readonly PatternDetector[]): PatternScan {
  const runs = detectors.map(patternRun);
  return (text, place) => {
    const spans: Span[] = [];
    for (const run of runs) run(text, 0, text.length, place, spans);
    return spans;
  };
}

type PatternRun = (text: string, from: number, to: number, place: Place, spans: Span[]) => void;

function patternRun(detector: PatternDetector): PatternRun {
  const narrowed = detector.pattern.source.includes('(?<value>');
  const pattern = new RegExp(
    detector.pattern.source,
    `${detector.pattern.flags.replace(/[dgy]/g, '')}g${narrowed ? 'd' : ''}`,
  );
  return (text, from, to, place, spans) => {
    const offset = Math.max(0, from - margin);
    const whole = offset === 0 && to + margin >= text.length;
    const window = whole ? text : text.slice(offset, to + margin);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(window); match; match = pattern.exec(window)) {
      const [inner, outer] = (narrowed && match.indices?.groups?.value) || [match.index, match.index + match[0].length];
      const start = offset + inner;
      const end = offset + outer;
      if (accepts(detector, text, start, end, match.groups ?? {}, place)) spans.push({ start, end, detector });
      // A refused candidate may hide another that begins inside it.
      else pattern.lastIndex = Math.max(match.index + 1, Math.min(inner, pattern.lastIndex));
      if (pattern.lastIndex <= match.index) pattern.lastIndex = match.index + 1;
    }
  };
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
  if (isPlaceholder(value) || isMarker(text, start, end)) return false;
  return detector.accept?.(value, { text, start, end, groups, place }) ?? true;
}
