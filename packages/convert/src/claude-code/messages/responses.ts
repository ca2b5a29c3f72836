import { type JsonObject, stringAt } from '../../json/json.ts';
import type { Tally } from '../../losses/tally.ts';
import type { Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import type { Usage } from '../../timeline/timeline.ts';
import type { Lane } from '../subagents/lanes.ts';

/** A response of the model, which several records may hold. */
export interface Response {
  readonly id: string;
  /** Index of its first event, as soon as there is one. */
  firstEvent?: number;
  usage?: Usage;
  readonly place: Place;
  /** The ids of its calls, as the source has them. */
  readonly callIds: string[];
}

/** The responses so far, put together by the id that their records share. */
export interface Responses {
  readonly of: (message: JsonObject, record: JsonObject, lane: Lane, place: Place) => Response;
  /** Puts the usage of each response on its first event. */
  readonly finish: () => void;
}

/** Starts without a response. */
export function startResponses(draft: Draft, tally: Tally): Responses {
  const responses = new Map<string, Response>();
  return {
    of(message, record, lane, place) {
      const id = stringAt(message, 'id') ?? stringAt(record, 'uuid') ?? `${place.file ?? ''} ${place.record}`;
      const key = lane.span === undefined ? id : `${lane.span} ${id}`;
      const already = responses.get(key);
      if (already) return already;
      const response: Response = { id: `r${responses.size + 1}`, place, callIds: [] };
      responses.set(key, response);
      return response;
    },
    finish() {
      for (const { usage, firstEvent, place } of responses.values()) {
        if (usage && firstEvent !== undefined) draft.complete(firstEvent, { usage });
        else if (usage) tally.field('usage', place, 'message/');
      }
    },
  };
}
