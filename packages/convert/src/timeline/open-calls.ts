import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';

/** A call that a timeline holds. */
export interface TrackedCall {
  /** Unique in the timeline, even where the source's id is not. */
  readonly id: string;
  /** The actor that answers it. */
  readonly tool: string;
}

/** Which calls are still waiting for their result, by the source's own ids. */
export interface OpenCalls {
  /** Notes a call; gives back its unique id. */
  readonly open: (sourceId: string | undefined, tool: string, place: Place) => string;
  /** Finds the call that a result answers and closes it; undefined where there is none. */
  readonly answer: (sourceId: string | undefined, place: Place) => TrackedCall | undefined;
  /** Closes a call that a reader knows by its unique id; undefined where it was answered before. */
  readonly close: (id: string, place: Place) => TrackedCall | undefined;
  /** The unique id of the latest call with this source id, answered or not. */
  readonly find: (sourceId: string) => string | undefined;
  /** The places of the calls that were never answered, in order. */
  readonly unanswered: () => readonly Place[];
}

interface State extends TrackedCall {
  readonly place: Place;
  isOpen: boolean;
}

/** Calls with one source id; all before the index are closed, so that looking for an open one never starts over. */
interface SameId {
  readonly calls: State[];
  from: number;
}

/** Starts with no call open. */
export function trackCalls(ledger: Ledger): OpenCalls {
  const calls: State[] = [];
  const bySourceId = new Map<string, State | SameId>();
  return {
    open(sourceId, tool, place) {
      const call = { id: `c${calls.length + 1}`, tool, place, isOpen: true };
      calls.push(call);
      if (sourceId === undefined) return call.id;
      const same = bySourceId.get(sourceId);
      if (same === undefined) bySourceId.set(sourceId, call);
      else {
        if ('calls' in same) same.calls.push(call);
        else bySourceId.set(sourceId, { calls: [same, call], from: 0 });
        loseUniqueness(place, ledger);
      }
      return call.id;
    },
    answer(sourceId, place) {
      const same = sourceId === undefined ? undefined : bySourceId.get(sourceId);
      const call = same && firstOpen(same);
      if (call === undefined) loseTheCall(same === undefined, place, ledger);
      else call.isOpen = false;
      return call;
    },
    close(id, place) {
      const call = calls[Number(id.slice(1)) - 1];
      if (call?.isOpen !== true) {
        loseTheCall(false, place, ledger);
        return undefined;
      }
      call.isOpen = false;
      return call;
    },
    find(sourceId) {
      const same = bySourceId.get(sourceId);
      return same && 'calls' in same ? same.calls.at(-1)?.id : same?.id;
    },
    unanswered: () => calls.filter((call) => call.isOpen).map((call) => call.place),
  };
}

function firstOpen(same: State | SameId): State | undefined {
  if (!('calls' in same)) return same.isOpen ? same : undefined;
  while (same.from < same.calls.length && !same.calls[same.from]!.isOpen) same.from += 1;
  return same.calls[same.from];
}

function loseUniqueness(place: Place, ledger: Ledger): void {
  ledger.lose({
    kind: 'renamed',
    place,
    why: 'An earlier call has the same id; the two were told apart, and results go to the earliest that is still open.',
    trap: 'call-id-collides',
  });
}

function loseTheCall(unknown: boolean, place: Place, ledger: Ledger): void {
  ledger.lose({
    kind: 'missing',
    place,
    why: unknown
      ? 'No call that stands before this result has the id that it names.'
      : 'The call that this result names was answered before.',
    trap: unknown ? 'result-without-call' : 'call-answered-twice',
    of: 'call',
  });
}
