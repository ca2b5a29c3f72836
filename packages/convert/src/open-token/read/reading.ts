import type { JsonObject } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Tally } from '../../losses/tally.ts';
import type { Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import type { EventFacts } from '../../timeline/timeline.ts';
import type { EventLinks } from './event-links.ts';
import type { Responses } from './responses.ts';

/** What the readers of the events of one export share. */
export interface Reading {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly responses: Responses;
  readonly links: EventLinks;
  /** The calls that were read, by the ids under which their results name them. */
  readonly calls: Map<string, string>;
  /** The spans that are open, by their ids in the export. */
  readonly spans: Map<string, string>;
  /** The ids of all spans that were ever opened. */
  readonly opened: Set<string>;
}

/** An event as it stands in the export, with what is asked of it again and again. */
export interface SourceEvent {
  readonly value: JsonObject;
  readonly content: JsonObject | undefined;
  readonly link: JsonObject;
  readonly place: Place;
  /** What any event of the timeline is told of it. */
  readonly facts: Omit<EventFacts, 'id'>;
}
