import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import type { Draft } from '../timeline/draft.ts';
import type { EventFacts } from '../timeline/timeline.ts';
import type { SubagentChats } from './subagent-chats.ts';

/** What is known of every event of a message. */
export type MessageFacts = Omit<EventFacts, 'id' | 'actor' | 'source'>;

/** What messages are read into, and the chats of the subagents that they name. */
export interface MessageContext {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  subagents(): SubagentChats;
}
