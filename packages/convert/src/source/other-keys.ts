import { isArray, type JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { inside, type Place } from './source.ts';

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

/** Why a field is not read where the reader knows it, and has read another in its place. */
export const passedOver = 'The reader of the format reads another field in the place of this one, or none.';

/** Notes fields that the reader passes over, each where it stands. */
export function losePassedOver(keys: readonly string[], place: Place, ledger: Ledger): void {
  for (const key of keys) ledger.lose({ kind: 'dropped', place: inside(place, key), why: passedOver });
}

/** Notes what a further header says otherwise than the first, as where two sessions were put into one file. */
export function loseSecondHeader(header: JsonObject, first: JsonObject, place: Place, ledger: Ledger): void {
  const why = 'The facts of the session stand in its first header, and this is another.';
  for (const key of filledIn(header, Object.keys(header)))
    if (JSON.stringify(header[key]) !== JSON.stringify(first[key]))
      ledger.lose({ kind: 'dropped', place: inside(place, key), why });
}

/** The fields of an object, of those that are named, that say anything. */
export function filledIn(object: JsonObject | undefined, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => {
    const value = object?.[key];
    return value !== undefined && value !== null && value !== '' && !(isArray(value) && value.length === 0);
  });
}
