import { sha256Hex } from '@trace-formats/digest';
import type { Finding } from '@trace-formats/schema/report';
import { finding } from '../engine/finding.ts';
import type { Drawable, SampleReview } from '../generated/review-type.ts';
import { noDayOfSigning } from './day-of-signing.ts';

/** What the sample reviews of a dataset are worth for the traces that it holds now. */
export interface SampleStanding {
  /** The reviews that hold for the dataset as a whole. */
  readonly holding: readonly SampleReview[];
  /** Items that are signed for the dataset as a whole. */
  readonly items: ReadonlySet<number>;
  /** Items that a person signed for a drawn trace, by the hash of its content. */
  readonly byContent: ReadonlyMap<string, ReadonlySet<number>>;
  /** Digest of the traces there are. */
  readonly population: string;
  /** The seed that follows from them. */
  readonly seed: number;
  readonly findings: readonly Finding[];
}

/** Each content once: a trace that stands in a folder and in an export is one trace. */
export function populationOf(traces: readonly Drawable[]): readonly Drawable[] {
  return [...new Map(traces.map((trace) => [trace.content_hash, trace])).values()].sort((a, b) =>
    a.content_hash < b.content_hash ? -1 : 1,
  );
}

/** Digest of what a sample is drawn from: it changes when a trace is added, taken out or changed. */
export function populationHash(population: readonly Drawable[]): string {
  return `sha256:${sha256Hex(population.map(({ content_hash }) => content_hash).join('\n'))}`;
}

/** The seed that follows from what is drawn from: whoever signs with it cannot have tried others until a draw was to their liking. */
export function seedOf(population: readonly Drawable[]): number {
  const digits = populationHash(population).slice('sha256:'.length);
  // Twelve hexadecimal digits are as many as a number keeps.
  return Number.parseInt(digits.slice(0, 12), 16);
}

/**
 * Draws traces by a seed. Each trace gets a number from the seed and its content, and the smallest numbers are drawn: the order
 * of files plays no part, and anybody can draw the same again.
 */
export function drawn(population: readonly Drawable[], count: number, seed: number): readonly Drawable[] {
  return population
    .map((trace) => ({ trace, lot: sha256Hex(`${seed}\n${trace.content_hash}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ trace }) => trace);
}

/**
 * Holds sample reviews against the traces there are. What was signed for a drawn trace holds while its content is the same; what
 * was signed for the dataset holds while nothing in it changed and the sample is the one that the seed draws. What was signed on
 * no day up to `today` holds nowhere.
 */
export function sampleStanding(
  reviews: readonly SampleReview[],
  traces: readonly Drawable[],
  today: string,
): SampleStanding {
  const population = populationOf(traces);
  const hash = populationHash(population);
  const items = new Set<number>();
  const byContent = new Map<string, Set<number>>();
  const stale: SampleReview[] = [];
  const madeUp: SampleReview[] = [];
  const holding: SampleReview[] = [];
  const undated: SampleReview[] = [];
  const own = seedOf(population);
  for (const review of reviews) {
    if (noDayOfSigning(review.on, today) !== undefined) {
      undated.push(review);
      continue;
    }
    for (const { content_hash } of review.traces)
      byContent.set(content_hash, (byContent.get(content_hash) ?? new Set()).add(review.item));
    if (review.sample.population !== hash || review.sample.of !== population.length) stale.push(review);
    else if (!isDrawn(review, population)) madeUp.push(review);
    else {
      items.add(review.item);
      holding.push(review);
    }
  }
  const chosen = holding.filter(({ sample }) => sample.seed !== own);
  const open = (one: SampleReview): boolean => !items.has(one.item);
  return {
    holding,
    items,
    byContent,
    population: hash,
    seed: own,
    findings: [
      ...aboutStale(stale.filter(open)),
      ...aboutMadeUp(madeUp.filter(open)),
      ...aboutUndated(undated.filter(open), today),
      ...aboutChosen(chosen, own),
    ],
  };
}

function isDrawn({ sample, traces }: SampleReview, population: readonly Drawable[]): boolean {
  const again = drawn(population, sample.drawn, sample.seed);
  const listed = new Set(traces.map(({ content_hash }) => content_hash));
  return listed.size === again.length && again.every(({ content_hash }) => listed.has(content_hash));
}

function aboutStale(reviews: readonly SampleReview[]): Finding[] {
  return about(
    reviews,
    (items) => `The sample ${items} was drawn from other traces than the dataset has now.`,
    'A sample speaks for what it was drawn from; a trace was added, taken out or changed since.',
  );
}

function aboutMadeUp(reviews: readonly SampleReview[]): Finding[] {
  return about(
    reviews,
    (items) => `The sample ${items} is not the one that its seed draws.`,
    'A sample speaks for the whole because nobody chose it.',
  );
}

function aboutUndated(reviews: readonly SampleReview[], today: string): Finding[] {
  const [first] = reviews;
  if (first === undefined) return [];
  return about(
    reviews,
    (items) => `The sample ${items} was signed on ${first.on.slice(0, 10)}, ${noDayOfSigning(first.on, today)}.`,
    'Nobody can have looked at the traces on a day that there was not yet, or never is.',
  );
}

/** Nothing is wrong with such a sample, but whoever relies on it should know. */
function aboutChosen(reviews: readonly SampleReview[], own: number): Finding[] {
  const seeds = [...new Set(reviews.map(({ sample }) => sample.seed))].join(', ');
  return about(
    reviews,
    (items) =>
      `The sample ${items} was drawn with a seed that somebody chose (${seeds}); the one that follows from the traces is ${own}.`,
    'Whoever chooses a seed may have tried others until the draw was to their liking; with the one that follows from the traces nobody can.',
    'note',
  );
}

function about(
  reviews: readonly SampleReview[],
  message: (items: string) => string,
  why: string,
  severity: Finding['severity'] = 'warning',
): Finding[] {
  if (reviews.length === 0) return [];
  const items = [...new Set(reviews.map(({ item }) => item))].sort((a, b) => a - b);
  return [
    finding({
      rule: 'reviews-are-current',
      stage: 'dataset',
      severity,
      checklist: items.length === 1 ? items[0]! : null,
      message: message(`signed for ${items.length === 1 ? 'item' : 'items'} ${items.join(', ')}`),
      why,
      fix: 'Draw anew with forsy-lint attest --dataset <folder> --sample <n>, look at what is drawn, and sign it.',
    }),
  ];
}
