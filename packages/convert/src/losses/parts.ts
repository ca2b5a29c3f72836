import type { Place } from '../source/source.ts';
import type { Part } from '../timeline/timeline.ts';
import type { Ledger } from './loss.ts';

/** Notes that the parts of a message or an output stand as one text in a format that has no list of them. */
export function noteJoinedParts(place: Place, fact: 'message.text' | 'result.text', ledger: Ledger): void {
  const why = 'Several parts became one text, each on a line of its own.';
  ledger.lose({ kind: 'approximated', place, fact, why });
}

/** Notes that a part is left out of a place in which only text stands. */
export function losePart(place: Place, why: string, ledger: Ledger): void {
  ledger.lose({ kind: 'dropped', place, fact: 'message.media', trap: 'part-without-place', why });
}

/** What a part that is no text is called. */
export function kindOf({ type }: Part): string {
  return type === 'other' ? 'A part of a kind of its own' : type === 'image' ? 'An image' : 'A file';
}
