import type { Place } from '../source/source.ts';
import type { Ledger } from './loss.ts';

/** Notes a title that the session had before it was given the one that was kept. */
export function loseEarlierTitle(place: Place, ledger: Ledger): void {
  const why = 'The session was given another title later, and that one was kept.';
  ledger.lose({ kind: 'dropped', place, why });
}
