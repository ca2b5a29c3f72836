import type { Json } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import type { Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import type { Subtrajectories } from './subtrajectories.ts';

/** Whose steps are read. */
export interface Lane {
  readonly actor: string;
  readonly span?: string;
  readonly key: string;
}

/** What the readers of one trajectory share. */
export interface Reading {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly subtrajectories: Subtrajectories;
  /** Reads steps into the draft: a result may refer to a trajectory, which has steps again. */
  readonly steps: (steps: readonly Json[], place: Place, lane: Lane) => void;
}
