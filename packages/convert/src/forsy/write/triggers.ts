import type { Message, Result, Timeline, TimelineEvent } from '../../timeline/timeline.ts';

/** What the log proves of why a step came about. */
export interface Link {
  readonly causes: readonly number[];
  /** The kind of cause, where the log shows that too. */
  readonly type: string | null;
}

/** Follows what each agent was given since its last response: a response answers that, and nothing else is proven. */
export interface Triggers {
  readonly asked: (message: Message, step: number) => void;
  readonly answered: (result: Result) => void;
  /** The links of a step that begins with this event. */
  readonly of: (event: TimelineEvent) => Link | undefined;
}

interface Lane {
  given: { readonly step: () => number | undefined; readonly kind: 'request' | 'result' | 'delegation' }[];
  response?: string;
  answering?: Lane['given'];
}

/** Starts following; the steps of calls are known once they are written. */
export function startTriggers(timeline: Timeline, stepOfCall: ReadonlyMap<string, number>): Triggers {
  const lanes = new Map<string | undefined, Lane>();
  const laneOfCall = new Map<string, string | undefined>();
  const spawnedBy = new Map(timeline.spans.map((span) => [span.id, span.call]));
  let requests = 0;
  let firstRequest: number | undefined;
  for (const event of timeline.events) if (event.kind === 'call') laneOfCall.set(event.call, event.span);
  return {
    asked(message, step) {
      requests += 1;
      if (requests === 1) firstRequest = step;
      laneOf(message.span).given.push({ step: () => step, kind: 'request' });
    },
    answered({ call, span }) {
      const lane = laneOf(call === undefined ? span : laneOfCall.get(call));
      if (call !== undefined) lane.given.push({ step: () => stepOfCall.get(call), kind: 'result' });
    },
    of(event) {
      const lane = laneOf(event.span);
      const continues =
        event.response !== undefined && event.response === lane.response && lane.answering !== undefined;
      const given = continues ? lane.answering! : lane.given;
      if (!continues) {
        lane.answering = lane.given;
        lane.given = [];
        if (event.response === undefined) delete lane.response;
        else lane.response = event.response;
      }
      const causes = unique(given.flatMap(({ step }) => step() ?? []));
      return causes.length === 0 ? undefined : { causes, type: typeOf(given, causes) };
    },
  };

  function laneOf(span: string | undefined): Lane {
    const known = lanes.get(span);
    if (known) return known;
    const call = span === undefined ? undefined : spawnedBy.get(span);
    const lane: Lane = { given: call === undefined ? [] : [{ step: () => stepOfCall.get(call), kind: 'delegation' }] };
    lanes.set(span, lane);
    return lane;
  }

  function typeOf(given: Lane['given'], causes: readonly number[]): string | null {
    const kinds = new Set(given.map(({ kind }) => kind));
    if (kinds.size > 1) return null;
    if (kinds.has('delegation')) return 'delegated_work';
    if (kinds.has('result'))
      return causes.length === 1 ? 'dependency_on_tool_result' : 'dependency_on_multiple_prior_steps';
    return causes.length === 1 && causes[0] === firstRequest ? 'user_request' : 'follow_up_user_request';
  }
}

function unique(steps: readonly number[]): readonly number[] {
  return [...new Set(steps)].sort((one, other) => one - other);
}
