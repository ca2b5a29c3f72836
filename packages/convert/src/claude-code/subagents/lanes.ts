import { type JsonObject, stringAt } from '../../json/json.ts';
import { known, unlessEmpty } from '../../json/known.ts';
import type { Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import type { Survey } from '../survey/survey.ts';

/** Where a record belongs: to the main agent, or to one subagent's span. */
export interface Lane {
  readonly actor: string;
  readonly span?: string;
  /** Whether what stands here under the role `user` was said by another agent, not by a human. */
  readonly isSubagent: boolean;
}

/** The spans of the subagents, opened when the first record of each comes and closed by the result of the call that started it. */
export interface Lanes {
  readonly main: Lane;
  /** The lane of a subagent; opens its span if it is not open. */
  readonly of: (subagent: Subagent, place: Place, at: string | undefined) => Lane;
  /** The span of a subagent, if it is open. */
  readonly openSpanOf: (key: string) => string | undefined;
  /** Whether a subagent has had a lane, or one that its call started. */
  readonly hadLane: (agentId: string, callId: string | undefined) => boolean;
  /** How many lanes there were of which nothing says which call started them, nor what their subagent is called. */
  readonly withoutCall: () => number;
  /** The key of the subagent to which an inline sidechain record belongs: that of its parent, or a new one. */
  readonly threadOf: (record: JsonObject) => string;
  /** Closes the spans that a call started, now that its result is there; not the one in which that result stands itself. */
  readonly closeFor: (callId: string, place: Place, at: string | undefined, from: string | undefined) => void;
}

/** What a record says of the subagent it belongs to. */
export interface Subagent {
  readonly key: string;
  readonly agentId?: string;
  readonly agentType?: string;
  /** The source's id of the call that started it. */
  readonly callId?: string;
  /** The span in which it was started. */
  readonly parent?: string;
}

/** Starts with the main agent's lane alone. */
export function startLanes(draft: Draft, survey: Survey, isSubagentFile: boolean): Lanes {
  const main: Lane = { actor: 'agent', isSubagent: isSubagentFile };
  const open = new Map<string, Lane>();
  const byCall = new Map<string, string[]>();
  const had = { agents: new Set<string>(), calls: new Set<string>() };
  let withoutCall = 0;
  const threads = new Map<string, string>();
  return {
    main,
    of(subagent, place, at) {
      const already = open.get(subagent.key);
      if (already) return already;
      const lane = openLane({ draft, survey }, subagent, { place, at });
      open.set(subagent.key, lane);
      had.agents.add(subagent.key);
      if (subagent.callId === undefined) {
        if (subagent.agentId === undefined) withoutCall += 1;
      } else {
        had.calls.add(subagent.callId);
        byCall.set(subagent.callId, [...(byCall.get(subagent.callId) ?? []), subagent.key]);
      }
      return lane;
    },
    hadLane: (agentId, callId) => had.agents.has(agentId) || (callId !== undefined && had.calls.has(callId)),
    withoutCall: () => withoutCall,
    openSpanOf: (key) => open.get(key)?.span,
    threadOf(record) {
      const uuid = stringAt(record, 'uuid') ?? '';
      const thread = threads.get(stringAt(record, 'parentUuid') ?? '') ?? `thread ${uuid}`;
      threads.set(uuid, thread);
      return thread;
    },
    closeFor(callId, place, at, from) {
      const keys = byCall.get(callId) ?? [];
      const isAround = (key: string): boolean => from !== undefined && open.get(key)?.span === from;
      for (const key of keys) {
        if (isAround(key)) continue;
        const lane = open.get(key);
        if (lane?.span !== undefined) draft.closeSpan(lane.span, known({ actor: lane.actor, at, source: place }));
        open.delete(key);
      }
      byCall.set(callId, keys.filter(isAround));
    },
  };
}

/** Begins the work of a subagent at a record, which may have a time. */
function openLane(
  { draft, survey }: { readonly draft: Draft; readonly survey: Survey },
  subagent: Subagent,
  { place, at }: { readonly place: Place; readonly at: string | undefined },
): Lane {
  const input = subagent.callId === undefined ? undefined : survey.spawns.get(subagent.callId);
  const type = subagent.agentType ?? stringAt(input, 'subagent_type');
  const actor = draft.actor(
    known({
      id: `agent:${subagent.key}`,
      kind: 'model' as const,
      name: type ?? 'subagent',
      model: stringAt(input, 'model'),
      sourceId: subagent.agentId,
    }),
  );
  const spawn = known({
    spawn_reason: stringAt(input, 'description'),
    subagent_type: type,
    model: stringAt(input, 'model'),
  });
  const span = draft.openSpan(
    known({
      actor,
      call: subagent.callId === undefined ? undefined : draft.callOf(subagent.callId),
      parent: subagent.parent,
      sourceId: subagent.agentId,
      spawn: unlessEmpty(spawn),
      source: place,
    }),
    at,
  );
  return { actor, span, isSubagent: true };
}
