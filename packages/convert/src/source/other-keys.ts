import type { JsonObject } from '../json.ts';
import type { Tally } from '../losses/tally.ts';
import type { Place } from './source.ts';

/** Counts the fields of an object that hold something and that the reader does not read; the way to it is as the tally wants it. */
export function noteOtherKeys(
  object: JsonObject,
  read: ReadonlySet<string>,
  way: string,
  place: Place,
  tally: Tally,
): void {
  for (const key in object) {
    const value = object[key];
    if (read.has(key) || value === null || value === undefined) continue;
    tally.field(key, place, way);
  }
}
