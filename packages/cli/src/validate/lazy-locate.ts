import type { Locate } from '../report/locate.ts';

/** A `Locate` that is loaded when the first document has findings. */
export type LazyLocate = () => Promise<Locate>;

/** The places, frames and masks of one run, or of a part of it that may make so many frames. */
export function lazyLocate(frames?: number): LazyLocate {
  let made: Promise<Locate> | undefined;
  return () => {
    made ??= import('../report/locate.ts').then(({ locator }) => locator(frames));
    return made;
  };
}
