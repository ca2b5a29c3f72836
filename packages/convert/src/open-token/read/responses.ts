import { type JsonObject, objectAt, stringAt } from '../../json/json.ts';

/**
 * Which events belong to one response of the model. An export says so only where an event names the first event of its response as its
 * parent; else thoughts, one text and then calls of one actor that follow one another directly are taken for one response.
 */
export interface Responses {
  readonly of: (event: JsonObject, span: string | undefined) => string;
}

interface Response {
  readonly id: string;
  readonly actor: string | undefined;
  readonly span: string | undefined;
  /** How far it has come: thoughts (0), the text (1), calls (2). */
  stage: number;
  lastSeq: number;
}

/** Starts without a response. */
export function startResponses(): Responses {
  const byEvent = new Map<string, Response>();
  let latest: Response | undefined;
  let count = 0;
  return {
    of(event, span) {
      const actor = stringAt(event, 'actor_id');
      const stage = event['type'] === 'tool_use' ? 2 : event['role'] === 'assistant_thought' ? 0 : 1;
      const seq = typeof event['seq'] === 'number' ? event['seq'] : Number.NaN;
      const parent = byEvent.get(stringAt(objectAt(event, 'links'), 'parent_id') ?? '');
      const follows = latest?.lastSeq === seq - 1 ? latest : undefined;
      const before = parent ?? follows;
      const continues =
        before !== undefined && before.actor === actor && before.span === span && goesOn(before.stage, stage);
      if (!continues) count += 1;
      const response: Response = continues ? before : { id: `r${count}`, actor, span, stage, lastSeq: seq };
      response.stage = stage;
      response.lastSeq = seq;
      latest = response;
      const id = stringAt(event, 'id');
      if (id !== undefined) byEvent.set(id, response);
      return response.id;
    },
  };
}

function goesOn(before: number, now: number): boolean {
  return now > before || (now === before && now !== 1);
}
