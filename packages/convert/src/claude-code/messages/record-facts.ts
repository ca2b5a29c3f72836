import { type JsonObject, stringAt } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Place } from '../../source/source.ts';
import { timeAt } from '../../timeline/time.ts';
import type { Lane } from '../subagents/lanes.ts';

/** What the events of one record share. */
export interface RecordFacts {
  readonly source: Place;
  readonly actor: string;
  readonly at: string | undefined;
  readonly span: string | undefined;
  readonly sourceId: string | undefined;
  readonly model: string | undefined;
  readonly response: string | undefined;
}

/** What a record states for all its events; an answer has a response and a model besides. */
export function factsOf(record: JsonObject, source: Place, lane: Lane, ledger: Ledger): RecordFacts {
  return {
    source,
    actor: lane.actor,
    at: timeAt(record, 'timestamp', source, ledger),
    span: lane.span,
    sourceId: stringAt(record, 'uuid'),
    model: undefined,
    response: undefined,
  };
}

/**
 * An event with what its record states and others may not: one name after the other, so that events of a kind are alike to Node.
 */
export function withFacts<Event extends object>(
  event: Event,
  { at, span, sourceId, model, response }: RecordFacts,
): Event & Stated {
  const own: Event & Stated = event;
  if (at !== undefined) own.at = at;
  if (span !== undefined) own.span = span;
  if (sourceId !== undefined) own.sourceId = sourceId;
  if (model !== undefined) own.model = model;
  if (response !== undefined) own.response = response;
  return own;
}

/** What only some events have. */
export interface Stated {
  at?: string;
  span?: string;
  sourceId?: string;
  model?: string;
  response?: string;
}
