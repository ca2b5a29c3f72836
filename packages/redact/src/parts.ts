import type { Confidence } from './detector.ts';
import type { Origin } from './session/known-texts.ts';

/** A sensitive part of one string, before overlaps are settled. The value stays inside this package. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly detector: string;
  readonly origin: Origin;
  readonly confidence: Confidence;
  /** Keyed digest of the value, worked out when it is already known. */
  readonly digest: string | undefined;
  /** Keyed digest of the name of whom it is a part, where that is known. */
  readonly person?: string | undefined;
  /** The value with escapes undone; `undefined` when the part is the text as it stands. */
  readonly value: string | undefined;
  /** How much what it says weighs where parts overlap: see `ranks`. */
  readonly rank: number;
}

/** What tells more of a value outweighs what tells less: a known value by itself, a look, a published shape, a whole that is masked. */
export const ranks = { repeat: 1, likely: 2, certain: 3, whole: 9 } as const;

/** Joins parts that overlap: the union is masked, under the name of the most specific of them. */
export function settleOverlaps(parts: readonly Part[]): Part[] {
  if (parts.length < 2) return [...parts];
  const sorted = [...parts].sort(
    (a, b) => a.start - b.start || b.end - a.end || b.rank - a.rank || generality(a) - generality(b) || byName(a, b),
  );
  const settled: Part[] = [];
  for (const part of sorted) {
    const last = settled.at(-1);
    if (!last || part.start >= last.end) settled.push(part);
    else settled[settled.length - 1] = union(last, part);
  }
  return settled;
}

/** Of two that see exactly the same, the one that knows whose secret it is tells more than one that knows its name only. */
function generality({ origin: { type } }: Part): number {
  return type === 'secret' || type === 'password' ? 1 : 0;
}

/** The same text gives the same kind, whichever detector came to it first. */
function byName(a: Part, b: Part): number {
  return a.detector < b.detector ? -1 : a.detector > b.detector ? 1 : 0;
}

function union(one: Part, two: Part): Part {
  const best = two.rank > one.rank || (two.rank === one.rank && two.end - two.start > one.end - one.start) ? two : one;
  const start = Math.min(one.start, two.start);
  const end = Math.max(one.end, two.end);
  if (best.start === start && best.end === end)
    return same(one, two) ? { ...best, person: one.person ?? two.person } : best;
  const whole = best === one ? two : one;
  // The digest belongs to exactly one range; a range that grew is another value.
  if (whole.start !== start || whole.end !== end)
    return { ...best, start, end, digest: undefined, person: undefined, value: undefined };
  const { digest, person, value } = whole;
  return { ...best, start, end, digest, person, value };
}

function same(one: Part, two: Part): boolean {
  return one.start === two.start && one.end === two.end;
}

/** Puts something else in the place of each part; the parts don't overlap and come in order. */
export function replaceParts(text: string, parts: readonly Part[], render: (part: Part) => string): string {
  let copied = 0;
  const pieces: string[] = [];
  for (const part of parts) {
    pieces.push(text.slice(copied, part.start), render(part));
    copied = part.end;
  }
  return pieces.join('') + text.slice(copied);
}

/** What a part stands for, or what stands there. */
export function textOf(part: Part, text: string): string {
  return part.value ?? text.slice(part.start, part.end);
}
