import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import type { Draft } from '../timeline/draft.ts';
import type { Responses } from './responses.ts';

/** Who speaks in a file: the agent, and whether what stands under the role `user` comes from another agent. */
export interface Lane {
  readonly actor: string;
  readonly span?: string;
  readonly isSubagent: boolean;
}

/** What the readers of one log share. */
export interface Reading {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly lane: Lane;
  readonly responses: Responses;
  /** The calls whose output stands in the log as an item of its own. */
  readonly answered: ReadonlySet<string | undefined>;
}
