import type { Place } from '../source/source.ts';
import type { Ledger } from './loss.ts';

/** The title of a session, which goes by its last name; the earlier ones are lost. */
export interface LastTitle {
  readonly rename: (name: string | undefined, place: Place) => void;
  readonly now: () => string | undefined;
}

/** Starts without a title. */
export function startTitle(ledger: Ledger): LastTitle {
  let last: { readonly name: string; readonly place: Place } | undefined;
  return {
    rename(name, place) {
      if (name === undefined) return;
      const why = 'The session was given another title later, and that one was kept.';
      if (last !== undefined) ledger.lose({ kind: 'dropped', place: last.place, why });
      last = { name, place };
    },
    now: () => last?.name,
  };
}
