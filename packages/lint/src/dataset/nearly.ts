import { nearlyAll, sharedBy } from './alike.ts';
import type { TraceFacts } from './dataset.ts';
import { places } from './sketch.ts';

/** Places of a sketch that are compared at once: few enough that near texts meet, many enough that others seldom do. */
const band = 4;
/** What traces are looked up by is gone through band by band, since all of it takes more room than the traces do. */
const parts = places / band;
/** Traces of one template have much in common without being nearly the same, so that the first of them does not stand for all. */
const mostAsked = 24;

/**
 * Pairs of traces that say nearly the same, each trace with the earliest one it is found to be like, and the share of words that
 * they have in common. Every trace is looked up, and held against others, a fixed number of times at most.
 */
export function* nearly(traces: readonly TraceFacts[]): Generator<readonly [TraceFacts, TraceFacts, number]> {
  const alike = new Map<number, Alike>();
  for (let part = 0; part < parts; part++)
    for (const [index, others] of meetingsOf(traces, part))
      for (const other of others) {
        if (other >= (alike.get(index)?.index ?? index)) continue;
        const share = sharedBy(traces[index]!, traces[other]!);
        if (share !== undefined) alike.set(index, { index: other, share });
      }
  for (const [index, trace] of traces.entries()) {
    const found = alike.get(index);
    if (found !== undefined) yield [trace, traces[found.index]!, found.share];
  }
}

/** A trace that another one is like, by its place, and how much they have in common. */
interface Alike {
  readonly index: number;
  readonly share: number;
}

const none = new Uint32Array(0);

/** The traces that have something in common, by their places, under what it is; most stand alone. */
type Meeting = Map<number, number | number[]>;

/**
 * The places of traces, each with those of earlier ones that it may be like. Two that are nearly the same have at least one band
 * of their sketches or one of their least triples in common, in one of the parts.
 */
function* meetingsOf(traces: readonly TraceFacts[], part: number): Generator<readonly [number, Iterable<number>]> {
  const byBand: Meeting = new Map();
  const byTriple: Meeting = new Map();
  const at = part * band;
  const others = new Set<number>();
  for (const [index, { sketch, triples = none }] of traces.entries()) {
    others.clear();
    if (sketch.length > 0) {
      let key = hashAt(sketch, at);
      // Another band by the same hash has its place, and the next is free or that of this one.
      while (!isFreeFor(sketch, byBand.get(key))) key += 1;
      meet(byBand, key, index, others);
    }
    // Were none of the least ones in common, more would be missing than may be.
    const least = triples.length - Math.ceil(nearlyAll * triples.length) + 1;
    for (let place = 0; place < least; place++)
      if (triples[place]! % parts === part) meet(byTriple, triples[place]!, index, others);
    if (others.size > 0) yield [index, others];
  }

  function isFreeFor(sketch: Uint16Array, bearers: number | readonly number[] | undefined): boolean {
    if (bearers === undefined) return true;
    return agreeAt(sketch, traces[typeof bearers === 'number' ? bearers : bearers[0]!]!.sketch, at);
  }
}

function meet(meeting: Meeting, key: number, index: number, others: Set<number>): void {
  const bearers = meeting.get(key);
  if (bearers === undefined) meeting.set(key, index);
  else if (typeof bearers === 'number') {
    others.add(bearers);
    meeting.set(key, [bearers, index]);
  } else {
    for (const other of bearers) others.add(other);
    if (bearers.length < mostAsked) bearers.push(index);
  }
}

function hashAt(sketch: Uint16Array, at: number): number {
  let hash = 0;
  for (let place = at; place < at + band; place++) hash = Math.imul(hash ^ sketch[place]!, 0x9e3779b1) ^ (hash >>> 15);
  return hash >>> 2;
}

function agreeAt(one: Uint16Array, other: Uint16Array, at: number): boolean {
  for (let place = at; place < at + band; place++) if (one[place] !== other[place]) return false;
  return true;
}
