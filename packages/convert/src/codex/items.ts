import type { JsonObject } from '../json/json.ts';
import type { Place } from '../source/source.ts';
import type { EventFacts } from '../timeline/timeline.ts';
import type { Reading } from './reading.ts';

/** Facts that every event of a record shares. */
export type Facts = Pick<EventFacts, 'at' | 'span' | 'sourceId' | 'model' | 'extra'>;

/** What the items of one lane are read with. */
export interface Items extends Reading {
  /** The calls without an id that wait for their outputs. */
  readonly withoutId: string[];
  /** The web searches that wait for their results, by what they look for. */
  readonly searches: Map<string, string[]>;
}

/** An item, where it stands, and what all its events share. */
export interface Item {
  readonly type: string;
  readonly payload: JsonObject;
  readonly place: Place;
  readonly facts: Facts;
}
