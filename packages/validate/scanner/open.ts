import { KEYS, PLACES } from './layout';

const mostDepth = 500;
/** How many objects and arrays are open. */
let depth: i32 = 0;
/** For each object that is open, where the values of its named keys begin; 0 for keys that were not met. This is where they end. */
let placesTop: i32 = PLACES;

/** Begins with so many objects and arrays open, or goes back to where so many were. */
export function beginAt(open: i32, places: i32 = PLACES): void {
  depth = open;
  placesTop = places;
}

/** How many objects and arrays are open now. */
export function depthNow(): i32 {
  return depth;
}

/** Where the places of the open objects end now. */
export function placesNow(): i32 {
  return placesTop;
}

/** Opens an object or an array; false where no more of them are opened, one inside the other. */
export function goDeeper(): boolean {
  return ++depth <= mostDepth;
}

/** Closes what was opened last. */
export function goBack(): void {
  depth--;
}

/** Takes places for so many named keys, none of which was met yet, and answers where they begin; -1 where there is no room. */
export function takePlaces(count: i32): i32 {
  const base = placesTop;
  placesTop = base + 4 * count;
  if (placesTop > KEYS) return -1;
  memory.fill(base, 0, placesTop - base);
  return base;
}

/** Gives the places back that begin there, and all behind them. */
export function givePlacesBack(base: i32): void {
  placesTop = base;
}
