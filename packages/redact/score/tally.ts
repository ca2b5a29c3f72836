import type { Sample } from './generate.ts';
import type { Judgement, Outcome } from './judge.ts';

/** Counts over a group of samples. */
export interface Tally {
  /** Labelled values, each counted under what became of it. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly values: number;
  readonly found: number;
  /** Matches in positive samples that touch nothing labelled and nothing allowed. */
  readonly stray: number;
  /** Negative samples, and how many of them hold a match. */
  readonly negatives: number;
  readonly falsePositives: number;
}

/** A sample and the judgement of the matches in it. */
export interface Scored {
  readonly sample: Sample;
  readonly judgement: Judgement;
}

/** Counts the outcomes of a group of scored samples. */
export function tally(scored: readonly Scored[]): Tally {
  const outcomes: Record<Outcome, number> = { exact: 0, covering: 0, partial: 0, wide: 0, missed: 0 };
  const counts = { values: 0, stray: 0, negatives: 0, falsePositives: 0 };
  for (const { sample, judgement } of scored) {
    if (sample.shape.positive) {
      for (const outcome of judgement.outcomes) outcomes[outcome] += 1;
      counts.values += judgement.outcomes.length;
      counts.stray += judgement.stray;
    } else {
      counts.negatives += 1;
      if (judgement.stray > 0) counts.falsePositives += 1;
    }
  }
  return { outcomes, found: outcomes.exact + outcomes.covering, ...counts };
}

/** Found values among all values; `undefined` when there are none. */
export function recall({ found, values }: Tally): number | undefined {
  return values === 0 ? undefined : found / values;
}

/** Found values among everything that was reported; a span that is too wide counts against it. */
export function precision(counts: Tally): number | undefined {
  const reported = reportedBy(counts);
  return reported === 0 ? undefined : counts.found / reported;
}

/** How much was reported: found values, spans too wide, stray matches, and negatives that hold a match. */
export function reportedBy({ found, outcomes, stray, falsePositives }: Tally): number {
  return found + outcomes.wide + stray + falsePositives;
}

/** The harmonic mean of precision and recall. */
export function f1(counts: Tally): number | undefined {
  const p = precision(counts);
  const r = recall(counts);
  if (p === undefined || r === undefined) return undefined;
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}

/** The Wilson score interval of a share, at 95 % confidence. */
export function wilson(hits: number, total: number): readonly [low: number, high: number] {
  if (total === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = hits / total;
  const scale = 1 + (z * z) / total;
  const middle = (share + (z * z) / (2 * total)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
