import type { Verdict } from './label.ts';
import { type Share, wilson } from './wilson.ts';

/** How a rule did on one set of labels. */
export interface Tally {
  readonly good: number;
  readonly bad: number;
  readonly unclear: number;
  /** Undefined where there is nothing to take a share of. */
  readonly recall: Share | undefined;
  readonly precision: Share | undefined;
  /** How many of the unclear ones fired; they count neither way. */
  readonly firedOnUnclear: number;
}

/** Counts verdicts against what fired. */
export function tally<T extends { readonly label: Verdict }>(
  labels: readonly T[],
  fired: (label: T) => boolean,
): Tally {
  const of = (verdict: Verdict): readonly T[] => labels.filter(({ label }) => label === verdict);
  const hits = (verdict: Verdict): number => of(verdict).filter(fired).length;
  const [found, wrong] = [hits('bad'), hits('good')];
  return {
    good: of('good').length,
    bad: of('bad').length,
    unclear: of('unclear').length,
    recall: wilson(found, of('bad').length),
    precision: wilson(found, found + wrong),
    firedOnUnclear: hits('unclear'),
  };
}
