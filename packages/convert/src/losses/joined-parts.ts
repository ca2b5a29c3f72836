import type { Place } from '../source/source.ts';
import type { Ledger } from './loss.ts';

/** Notes that the parts of a message or an output stand as one text in a format that has no list of them. */
export function noteJoinedParts(place: Place, fact: 'message.text' | 'result.text', ledger: Ledger): void {
  const why = 'Several parts became one text, each on a line of its own.';
  ledger.lose({ kind: 'approximated', place, fact, why });
}
