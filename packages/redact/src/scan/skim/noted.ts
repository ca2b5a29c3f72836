import { countUpTo } from '../../offsets.ts';
import type { Skimmed } from './skim.ts';

/** The first hit that ends behind an offset. */
export function firstHit({ hits }: Skimmed, from: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hits[middle]!.end <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True when something in a part of the text was noted. */
export function isSuspect(skimmed: Skimmed, from: number, to: number): boolean {
  const hit = skimmed.hits[firstHit(skimmed, from)];
  return (hit !== undefined && hit.end <= to) || hasOthers(skimmed, from, to);
}

/** True when something in a part of the text was noted that is no hit. */
export function hasOthers({ others }: Skimmed, from: number, to: number): boolean {
  return firstFrom(others, from) < to;
}

/** Behind the end of any text; a number that engines keep as they keep an offset. */
const nowhere = 0x3fff_ffff;

/** Where the first thing of any kind stands that was noted at or behind an offset; behind the end when there is none. */
export function firstNoted(skimmed: Skimmed, from: number): number {
  const hit = skimmed.hits[firstHit(skimmed, from)];
  return Math.min(hit ? hit.end - 1 : nowhere, firstFrom(skimmed.others, from), firstFrom(skimmed.names, from + 1) - 1);
}

/** Answers as `firstNoted` does; what stands next is known again for all that comes before it, as strings do that are read in order. */
export function notedIn(skimmed: Skimmed): (from: number) => number {
  let asked = 0;
  let known = -1;
  return (from) => {
    if (from > known || from < asked) known = firstNoted(skimmed, from);
    asked = from;
    return known;
  };
}

/** The first of some ascending offsets that is not before another one. */
function firstFrom(offsets: readonly number[], from: number): number {
  return offsets[countUpTo(offsets, from - 1)] ?? nowhere;
}
