import type { JsonObject } from '../json/json.ts';
import type { LastTitle } from '../losses/last-title.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import type { Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import type { EventFacts } from '../timeline/timeline.ts';

/** What all events of an entry share. */
export type Facts = Omit<EventFacts, 'id' | 'actor' | 'source'>;

/** What the readers of one session share, and what was read of it so far. */
export interface Reading {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly title: LastTitle;
  /** The last event of each entry, by the id of the entry: what hangs under it comes after that event. */
  readonly lastEventOf: Map<string, string>;
  previous: string | undefined;
  firstAnswer: JsonObject | undefined;
  /** How many entries there were. */
  count: number;
}

/** An entry, or the message in it, with what all its events share. */
export interface Piece {
  readonly value: JsonObject;
  readonly place: Place;
  readonly facts: Facts;
}
