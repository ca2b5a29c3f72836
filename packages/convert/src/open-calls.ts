import type { Ledger } from './loss.ts';
import type { Place } from './source.ts';

/** Which calls are still waiting for their result, by the source's own ids. */
export interface OpenCalls {
  /** Notes a call; gives back an id that is unique even where the source's is not. */
  readonly open: (sourceId: string | undefined, place: Place) => string;
  /** Finds the call that a result answers and closes it; undefined where there is none. */
  readonly answer: (sourceId: string | undefined, place: Place) => string | undefined;
  /** Closes a call by its unique id. */
  readonly close: (call: string) => void;
  /** The latest call with this source id, answered or not. */
  readonly find: (sourceId: string) => string | undefined;
  /** The places of the calls that were never answered, in order. */
  readonly unanswered: () => readonly Place[];
}

interface SameId {
  readonly calls: string[];
  /** All calls before this index are closed, so that looking for an open one never starts over. */
  from: number;
}

/** Starts with no call open. */
export function trackCalls(ledger: Ledger): OpenCalls {
  const open = new Map<string, Place>();
  const bySourceId = new Map<string, SameId>();
  let count = 0;
  return {
    open(sourceId, place) {
      count += 1;
      const call = `c${count}`;
      open.set(call, place);
      if (sourceId === undefined) return call;
      const same = bySourceId.get(sourceId);
      if (same === undefined) bySourceId.set(sourceId, { calls: [call], from: 0 });
      else {
        same.calls.push(call);
        loseUniqueness(place, ledger);
      }
      return call;
    },
    answer(sourceId, place) {
      const same = sourceId === undefined ? undefined : bySourceId.get(sourceId);
      const call = same && firstOpen(same, open);
      if (call === undefined) loseTheCall(same === undefined, place, ledger);
      else open.delete(call);
      return call;
    },
    close: (call) => void open.delete(call),
    find: (sourceId) => bySourceId.get(sourceId)?.calls.at(-1),
    unanswered: () => [...open.values()],
  };
}

function firstOpen(same: SameId, open: ReadonlyMap<string, Place>): string | undefined {
  while (same.from < same.calls.length && !open.has(same.calls[same.from]!)) same.from += 1;
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
      ? 'The source holds no call with the id that this result names.'
      : 'The call that this result names was answered before.',
    trap: unknown ? 'result-without-call' : 'call-answered-twice',
    of: 'call',
  });
}
