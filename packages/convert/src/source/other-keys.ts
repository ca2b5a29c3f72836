import type { JsonObject } from '../json.ts';
import type { Tally } from '../losses/tally.ts';
import { inside, type Place } from './source.ts';

/** Counts the fields of an object that hold something and that the reader does not read; `name` is where the object stands, for the tally. */
export function noteOtherKeys(
  object: JsonObject,
  read: ReadonlySet<string>,
  name: string,
  place: Place,
  tally: Tally,
): void {
  for (const key in object) {
    const value = object[key];
    if (read.has(key) || value === null || value === undefined) continue;
    tally.field(`${name}${key}`, name.includes('*') ? inside(place, key) : place);
  }
}
