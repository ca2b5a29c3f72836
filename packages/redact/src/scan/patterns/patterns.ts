import type { PatternDetector, Place } from '../../detector.ts';
import { anchorsOf, beginsAtAnchor } from '../skim/anchors.ts';
import { firstHit, hasOthers } from '../skim/noted.ts';
import { type Skim, type Skimmed, skimOf } from '../skim/skim.ts';
import { type Triggers, triggersOf } from '../skim/triggers.ts';
import { attempt, margin, patternRun, type Searched, type Span } from './pattern-run.ts';

/**
 * Finds what a fixed list of pattern detectors sees in a part of a text; matches never reach out of the part. What the
 * skim says of the text can be given when it is known already.
 */
export type PatternScan = (text: string, from: number, to: number, place: Place, skimmed?: Skimmed) => Span[];

/** The skim over the text, then each detector's pattern on the windows around its anchors. */
export function patternScan(
  detectors: readonly PatternDetector[],
  skim: Skim = skimOf(detectors, anchorsOf(detectors)).whole,
): PatternScan {
  const startsAtAnchor = detectors.map(beginsAtAnchor);
  // Few texts hold what a trigger looks for.
  let triggers: Triggers | undefined;
  const triggered = [...detectors.keys()].filter((index) => detectors[index]!.trigger);
  const runs = detectors.map(patternRun);
  const attempts = detectors.map(attempt);
  const resume = new Float64Array(detectors.length);
  // Anchors come in the order of the text, and so do the matches of a trigger, but not one after the other: a detector
  // with both has a window for each.
  const windowsOf = [...detectors.keys(), ...triggered];
  const isSecond = windowsOf.map((index, at) => at >= detectors.length && detectors[index]!.anchors.length > 0);
  const lefts = new Float64Array(windowsOf.length);
  const rights = new Float64Array(windowsOf.length).fill(closed);
  const done = new Float64Array(windowsOf.length);
  const open: number[] = [];
  let text = '';
  let from = 0;
  let to = 0;
  let place = nowhere;
  let searched: Searched | undefined;

  /** Most strings are short and hold no key word, so nothing is allocated for a string before its first one. */
  const begun = (): Searched => {
    if (searched === undefined) {
      searched = { text, last: to, place, spans: [] };
      resume.fill(from);
      done.fill(from);
    }
    return searched;
  };
  const widen = (index: number, start: number, end: number): void => {
    const [before, after] = detectors[windowsOf[index]!]!.reach;
    const left = Math.max(from, start - before);
    const right = Math.min(to, end + after);
    if (rights[index] === closed) {
      open.push(index);
      lefts[index] = left;
      rights[index] = right;
      return;
    }
    if (left > rights[index]! + 2 * margin) {
      run(index);
      lefts[index] = left;
    }
    rights[index] = Math.max(rights[index]!, right);
  };
  const run = (index: number): void => {
    const window = {
      from: Math.max(from, lefts[index]! - margin),
      to: Math.min(to, rights[index]! + margin),
      since: done[index]!,
    };
    done[index] = runs[windowsOf[index]!]!(begun(), window);
  };
  const pull = (part: string): void => {
    triggers ??= triggersOf(detectors);
    const found: [start: number, end: number, window: number][] = [];
    triggers.each(part, (start, end, detector) =>
      found.push([start, end, detectors.length + triggered.indexOf(detector)]),
    );
    if (found.length === 0) return;
    begun();
    found.sort(([one], [other]) => one - other);
    for (const [start, end, window] of found) widen(window, from + start, from + end);
  };

  return function scan(of, first, last, at, skimmed = skim(of)) {
    text = of;
    from = first;
    to = last;
    place = at;
    const { hits } = skimmed;
    try {
      for (let next = firstHit(skimmed, first); next < hits.length && hits[next]!.end <= last; next++) {
        const { detector, start, end } = hits[next]!;
        if (start < first) continue;
        const within = begun();
        if (!startsAtAnchor[detector]) widen(detector, start, end);
        else if (start >= resume[detector]!) resume[detector] = attempts[detector]!(within, from, start, end);
      }
      if (triggered.length > 0 && hasOthers(skimmed, first, last))
        pull(first === 0 && last === of.length ? of : of.slice(first, last));
      for (let index = 0; index < open.length; index++) run(open[index]!);
      const spans = searched?.spans ?? [];
      return open.some((window) => isSecond[window]) ? withoutRepeats(spans) : spans;
    } finally {
      for (const index of open) rights[index] = closed;
      open.length = 0;
      // Nothing of a document is held on to.
      text = '';
      place = nowhere;
      searched = undefined;
    }
  };
}

const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };

/** Two windows of one detector may lie over each other, and then see the same, or what the edge of one cuts short. */
function withoutRepeats(spans: readonly Span[]): Span[] {
  const ends = new Map<PatternDetector, number>();
  const inOrder = [...spans].sort((one, other) => one.start - other.start || other.end - one.end);
  const repeated = new Set<Span>();
  for (const span of inOrder) {
    const known = ends.get(span.detector) ?? -1;
    if (span.end <= known) repeated.add(span);
    else ends.set(span.detector, span.end);
  }
  return spans.filter((span) => !repeated.has(span));
}

/** Stands for the right edge of a window that isn't there. */
const closed = -1;

/** The same detectors without the skim, each pattern over the whole text: slow, and the measure for the fast way. */
export function scanEverything(detectors: readonly PatternDetector[]): PatternScan {
  const runs = detectors.map(patternRun);
  return (text, from, to, place) => {
    const searched: Searched = { text, last: to, place, spans: [] };
    for (const run of runs) run(searched, { from, to, since: from });
    return searched.spans;
  };
}
