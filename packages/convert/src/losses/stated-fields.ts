import type { Json, JsonObject } from '../json/json.ts';

/**
 * The fields of an object that hold something and that the predicate keeps, in their order. A field may have any name, even `__proto__`,
 * which an assignment would swallow.
 */
export function statedFields(object: JsonObject, keeps: (key: string) => boolean): Readonly<Record<string, Json>> {
  const entries = Object.entries(object).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== null && keeps(entry[0]),
  );
  return Object.fromEntries(entries);
}
