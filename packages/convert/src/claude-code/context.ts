import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import type { Draft } from '../timeline/draft.ts';
import type { Lanes } from './subagents/lanes.ts';
import type { SubagentFile } from './subagents/session-files.ts';
import type { Survey } from './survey/survey.ts';

/** What is read into, and what is known before the first record is read. */
export interface Context {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly lanes: Lanes;
  readonly found: Survey;
  /** The files of subagents, each taken away as it is read. */
  readonly subagents: Map<string, SubagentFile>;
}
