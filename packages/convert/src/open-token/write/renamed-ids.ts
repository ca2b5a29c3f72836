import { placeOfEventFact } from '../../losses/fact-places.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Place } from '../../source/source.ts';
import type { Timeline, TimelineEvent } from '../../timeline/timeline.ts';

/** The events whose ids could not stay. Nearly every event of most formats is one, so they are counted, by where they stand. */
export interface RenamedIds {
  note(event: TimelineEvent): void;
  /** Says how many there were of each kind. */
  finish(): void;
}

/** Starts with none. */
export function startRenamedIds(format: Timeline['format'], ledger: Ledger): RenamedIds {
  const renamed = new Map<TimelineEvent['kind'], { readonly place: Place; count: number }>();
  return {
    note({ kind, source }) {
      const known = renamed.get(kind);
      if (known) known.count += 1;
      else renamed.set(kind, { place: placeOfEventFact(format, 'event.id', source), count: 1 });
    },
    finish() {
      const why = 'An id of the format is evt_ and a number; the id that the source gives the event was left out.';
      for (const { place, count } of renamed.values())
        ledger.lose({ kind: 'renamed', place, fact: 'event.id', trap: 'id-of-another-form', count, why });
    },
  };
}
