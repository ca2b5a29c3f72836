import type { RecordCounts } from '../losses/counts.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Source } from '../source/source.ts';
import type { Timeline } from '../timeline/timeline.ts';

/**
 * Turns a parsed source into a timeline and notes in the ledger what the timeline does not hold. It throws nothing, and refuses only
 * what does not have the format's outermost shape: whatever else the source lacks or garbles is left out and noted. A source without
 * a single message gives a timeline without one.
 */
export type Reader = (source: Source, ledger: Ledger) => Reading | Refusal;

/** What a reader gives: the timeline, and what the source was made of. */
export interface Reading {
  readonly timeline: Timeline;
  readonly counts: RecordCounts;
}
