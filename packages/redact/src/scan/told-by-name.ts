import type { PatternDetector, Place } from '../detector.ts';
import type { Part } from '../parts.ts';
import { type Context, contextsOf } from './context.ts';
import { partOf } from './part-of.ts';
import type { Span } from './patterns/pattern-run.ts';
import type { PatternScan } from './patterns/patterns.ts';
import { type Anchors, beginsAtAnchor } from './skim/anchors.ts';
import type { NameGuards } from './skim/name-guards.ts';
import { hasOthers } from './skim/noted.ts';
import type { Skims } from './skim/skim.ts';
import { anchorsInName, tellingContext } from './telling.ts';
import type { PlainPart } from './views/look.ts';

/** The patterns of some detectors, and what leads to the places where they may match. */
export interface Patterns {
  readonly patterns: readonly PatternDetector[];
  readonly anchors: Anchors;
  readonly skims: Skims;
  readonly scan: PatternScan;
  /** True where texts are passed over in which the skim noted nothing. */
  readonly skipsQuiet: boolean;
}

/** What the names around the strings of a document make of them. */
export interface ByName {
  /** How a text at a place would be written together with each of its names that tells something. */
  contexts(place: Place): readonly Context[];
  /** What the patterns see in a value only because of its names; `alone` is what they see in it as it stands. */
  parts(value: PlainPart, alone: readonly Span[]): readonly Part[];
}

/**
 * Finds what only its name makes of a value: each name that tells something is written before the value as a text would have it, and the
 * patterns run over the two together.
 */
export function toldByName({ patterns, anchors, skims, scan, skipsQuiet }: Patterns, isInName: NameGuards): ByName {
  const isTelling = tellingContext(anchors, isInName);
  const anchorsIn = anchorsInName(anchors, isInName);
  const contexts = (place: Place): readonly Context[] => contextsOf(place, isTelling);

  /** What is seen in a value together with one of its names. */
  function inContext(
    { before, after }: Context,
    { text, from, to, place, skimmed }: PlainPart,
    alone: readonly Span[],
  ): Part[] {
    const value = text.slice(from, to);
    const written = `${before}${withoutEnds(value)}${after}`;
    const tellers = anchorsIn(before);
    // What the value says by itself is seen where it stands; here only what its name makes of it. What begins at digits or signs of
    // the value is judged by the name as well, whose anchors say nothing of that.
    const named = tellers && skims.known(written, tellers);
    const isOnlyTold = named !== undefined && skipsQuiet && !hasOthers(skimmed, from, to);
    if (isOnlyTold && named.hits.length === 0) return [];
    const isTeller = (detector: PatternDetector): boolean =>
      named?.hits.some((one) => patterns[one.detector] === detector) ?? true;
    const parts: Part[] = [];
    for (const span of scan(written, 0, written.length, place, isOnlyTold ? named : undefined)) {
      const { detector } = span;
      const [start, end] = [span.start - before.length, span.end - before.length];
      if (start < 0 || end > value.length) continue;
      if (!isTeller(detector) && (isOnlyTold || detector.trigger === undefined)) continue;
      // What begins at an anchor in the value is told by that, not by the name.
      const isInValue = span.begins >= before.length;
      if (isInValue && (beginsAtAnchor(detector) || isSeenIn(alone, detector, from + start, from + end))) continue;
      parts.push(partOf(value, { start, end, detector }, from));
    }
    return parts;
  }

  return {
    contexts,
    parts(value, alone) {
      const length = value.to - value.from;
      const isLong = length >= 4 || threeDigits.test(value.text.slice(value.from, value.to));
      if (value.place.isKey || !isLong || length > longestWithContext) return [];
      return contexts(value.place).flatMap((context) => inContext(context, value, alone));
    },
  };
}

/** Quotes and backslashes belong to the value; look-alikes of them keep its offsets, and end nothing where it stands in quotes. */
function withoutEnds(value: string): string {
  return value.replaceAll('"', '\u201d').replaceAll("'", '\u2019').replaceAll('\\', '\u29f5');
}

function isSeenIn(spans: readonly Span[], detector: PatternDetector, from: number, to: number): boolean {
  return spans.some((one) => one.detector === detector && one.start < to && from < one.end);
}

/** The code on the back of a card is told by its key alone. */
const threeDigits = /^\d{3}$/;

/** Values longer than this are texts with words of their own. */
const longestWithContext = 4096;
