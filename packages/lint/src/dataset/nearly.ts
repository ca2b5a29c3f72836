import type { TraceFacts } from './dataset.ts';

/** Two texts that have this share of their words in common are nearly the same. */
export const nearlyAll = 0.8;

/** Places of a sketch that are compared at once: few enough that near texts meet, many enough that others seldom do. */
const band = 4;

/**
 * Pairs of traces that say nearly the same, each trace with the first one it is like, and the share of words that they have in
 * common. Every trace is looked up a fixed number of times at most.
 */
export function* nearly(traces: readonly TraceFacts[]): Generator<readonly [TraceFacts, TraceFacts, number]> {
  const seen = new Map<string, TraceFacts>();
  for (const trace of traces) {
    const told = new Set<TraceFacts>();
    let found: readonly [TraceFacts, number] | undefined;
    for (const key of keysOf(trace)) {
      const other = seen.get(key);
      if (other === undefined) seen.set(key, trace);
      else if (found === undefined && !told.has(other)) {
        told.add(other);
        const share = sharedBy(trace, other);
        if (share >= nearlyAll) found = [other, share];
      }
    }
    if (found !== undefined) yield [trace, found[0], found[1]];
  }
}

/** Two traces that are nearly the same have at least one of these in common. */
function* keysOf({ sketch, triples = [] }: TraceFacts): Generator<string> {
  for (let at = 0; at < sketch.length; at += band) yield `${at} ${sketch.subarray(at, at + band).join(' ')}`;
  // Were none of the least ones in common, more would be missing than may be.
  const least = triples.length - Math.ceil(nearlyAll * triples.length) + 1;
  for (const triple of triples.slice(0, least)) yield String(triple);
}

function sharedBy(one: TraceFacts, other: TraceFacts): number {
  if (one.triples !== undefined && other.triples !== undefined) return inCommon(one.triples, other.triples);
  return one.sketch.length === other.sketch.length ? agreement(one.sketch, other.sketch) : 0;
}

/** The share of all numbers of two lists, each in order, that stand in both. */
function inCommon(one: readonly number[], other: readonly number[]): number {
  let same = 0;
  let at = 0;
  for (const number of one) {
    while (at < other.length && other[at]! < number) at += 1;
    if (other[at] === number) same += 1;
  }
  return same / (one.length + other.length - same);
}

function agreement(one: Int32Array, other: Int32Array): number {
  let same = 0;
  for (let at = 0; at < one.length; at++) if (one[at] === other[at]) same += 1;
  return same / one.length;
}
