import { type JsonObject, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { Ledger } from '../../losses/loss.ts';
import { inside, type Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import { noteDangling, noteTwin } from './note-ids.ts';

/** The links from event to event, which are resolved when all events are read: what one names may stand before or after it. */
export interface EventLinks {
  /** Notes the id of an event and what it links to; the event stands in the draft under this index. */
  readonly note: (index: number, id: string | undefined, link: JsonObject, place: Place) => void;
  /** Tells the draft where each link leads. */
  readonly resolve: () => void;
}

interface Waiting {
  readonly index: number;
  readonly link: JsonObject;
  readonly place: Place;
}

/** Starts without a link. */
export function startEventLinks(draft: Draft, ledger: Ledger): EventLinks {
  const indexById = new Map<string, number>();
  const waiting: Waiting[] = [];
  return {
    note(index, id, link, place) {
      if (id !== undefined && indexById.has(id)) noteTwin(place, 'id', ledger);
      if (id !== undefined) indexById.set(id, index);
      if ('parent_id' in link || 'replies_to' in link) waiting.push({ index, link, place: inside(place, 'links') });
    },
    resolve() {
      for (const { index, link, place } of waiting)
        join(draft, index, indexOf(link, 'parent_id', place), indexOf(link, 'replies_to', place));
    },
  };

  function indexOf(link: JsonObject, key: 'parent_id' | 'replies_to', place: Place): number | undefined {
    const id = stringAt(link, key);
    const index = id === undefined ? undefined : indexById.get(id);
    if (id !== undefined && index === undefined) noteDangling(place, key, ledger);
    return index;
  }
}

/** Joins an event to its parent and its cause. An annotation is about one of them, and may say that a result is an error. */
function join(draft: Draft, index: number, parent: number | undefined, cause: number | undefined): void {
  const facts = known({
    parent: parent === undefined ? undefined : draft.events[parent]?.id,
    causes: cause === undefined ? undefined : [draft.events[cause]!.id],
  });
  draft.complete(index, facts);
  const event = draft.events[index];
  const about = parent ?? cause;
  if (event?.kind !== 'annotation' || about === undefined) return;
  draft.complete(index, { about: draft.events[about]!.id });
  const isError = event.data?.['is_error'];
  if (typeof isError === 'boolean' && draft.events[about]?.kind === 'result') draft.complete(about, { isError });
}
