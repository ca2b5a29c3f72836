import type { TraceFacts } from './dataset.ts';

/** Two texts that have this share of their words in common are nearly the same. */
export const nearlyAll = 0.8;
/** A sketch tells the share to about 0.04, and of many traces with much in common some would pass by chance. */
const nearlyAllAsSketched = 0.83;

/** The share of words that two traces have in common, where it is nearly all. */
export function sharedBy(one: TraceFacts, other: TraceFacts): number | undefined {
  if (one.triples !== undefined && other.triples !== undefined) {
    const share = inCommon(one.triples, other.triples);
    return share >= nearlyAll ? share : undefined;
  }
  if (one.sketch.length !== other.sketch.length) return undefined;
  const share = agreement(one.sketch, other.sketch);
  return share >= nearlyAllAsSketched ? share : undefined;
}

/** The share of all numbers of two lists, each in order, that stand in both. */
function inCommon(one: Uint32Array, other: Uint32Array): number {
  let same = 0;
  let at = 0;
  for (const number of one) {
    while (at < other.length && other[at]! < number) at += 1;
    if (other[at] === number) same += 1;
  }
  return same / (one.length + other.length - same);
}

function agreement(one: Uint16Array, other: Uint16Array): number {
  let same = 0;
  for (let at = 0; at < one.length; at++) if (one[at] === other[at]) same += 1;
  return same / one.length;
}
