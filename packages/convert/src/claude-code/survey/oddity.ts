import type { Place } from '../../source/source.ts';

/** Something that is odd in several places. */
export interface Oddity {
  readonly count: number;
  readonly first?: Place;
}
