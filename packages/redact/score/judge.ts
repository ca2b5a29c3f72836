import type { Sample } from './generate.ts';
import type { Span } from './marks.ts';

/**
 * What became of one labelled value: `exact` and `covering` count as found; `partial` leaves some of it standing;
 * `wide` covers it but takes too much of its surroundings along; `missed` is untouched.
 */
export type Outcome = 'exact' | 'covering' | 'partial' | 'wide' | 'missed';

/** The judgement of all matches in one sample. */
export interface Judgement {
  readonly outcomes: readonly Outcome[];
  /** Matches that touch nothing labelled and nothing allowed. In a negative sample every match is one. */
  readonly stray: number;
}

/** How many characters beyond the value, and beyond what it may touch, a match can take and still be precise. */
export const slack = 16;

/** Compares the matches in a sample with its labels. */
export function judge(sample: Sample, matches: readonly Span[]): Judgement {
  const outcomes = sample.labels.map((label) => {
    const here = matches.filter((match) => sameLeaf(match, label));
    const allowed = [...sample.labels, ...sample.arounds].filter((span) => sameLeaf(span, label));
    const glue = sample.arounds.filter((span) => sameLeaf(span, label) && isInside(span, label));
    return outcomeOf(label, here, allowed, glue, sample);
  });
  const known = [...sample.labels, ...sample.arounds];
  const stray = matches.filter((match) => !known.some((span) => sameLeaf(span, match) && overlap(span, match))).length;
  return { outcomes, stray };
}

function outcomeOf(
  label: Span,
  matches: readonly Span[],
  allowed: readonly Span[],
  glue: readonly Span[],
  sample: Sample,
): Outcome {
  const touching = matches.filter((match) => overlap(match, label));
  if (touching.length === 0) return 'missed';
  const text = leafText(sample.value, label);
  // White space, and the padding at the end of base64, tell nothing.
  for (let place = label.start; place < label.end; place += 1) {
    if (/^(?:\s|=+$)/.test(text.slice(place, label.end)) || glue.some((span) => holds(span, place))) continue;
    if (!touching.some((match) => holds(match, place))) return 'partial';
  }
  if (touching.some((match) => overhang(match, allowed) > slack)) return 'wide';
  const [first] = touching;
  return touching.length === 1 && first!.start === label.start && first!.end === label.end ? 'exact' : 'covering';
}

function overhang(match: Span, allowed: readonly Span[]): number {
  let outside = 0;
  for (let place = match.start; place < match.end; place += 1) {
    if (!allowed.some((span) => holds(span, place))) outside += 1;
  }
  return outside;
}

/** The text of a string leaf, or of an object key, by its pointer. */
export function leafText(value: unknown, { pointer, inKey }: Pick<Span, 'pointer' | 'inKey'>): string {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (inKey) return keys.at(-1) ?? '';
  let node = value;
  for (const key of keys) {
    if (typeof node !== 'object' || node === null) throw new Error(`Nothing stands at "${pointer}" in the sample.`);
    node = (node as Readonly<Record<string, unknown>>)[key];
  }
  if (typeof node !== 'string') throw new Error(`No text stands at "${pointer}" in the sample.`);
  return node;
}

function holds({ start, end }: Span, place: number): boolean {
  return start <= place && place < end;
}

/** Text inside a label that may be left standing, such as the newlines and quotes between the lines of a key. */
function isInside(inner: Span, outer: Span): boolean {
  return inner.start > outer.start && inner.end < outer.end;
}

function sameLeaf(a: Span, b: Span): boolean {
  return a.pointer === b.pointer && a.inKey === b.inKey;
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
