/**
 * Any value that JSON can hold, read-only. To TypeScript a document that is described by a type of its own, such as `ForsyTrace`, is none:
 * what callers hand in is therefore `unknown`, and this from there on.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object, read-only. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Says whether a value is a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Says whether a value is a JSON array. */
export function isArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** The object under a key, or undefined where there is none. */
export function objectAt(value: unknown, key: string): JsonObject | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
}

/** The array under a key, or undefined where there is none. */
export function arrayAt(value: unknown, key: string): readonly Json[] | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return isArray(found) ? found : undefined;
}

/** The objects in the array under a key; none where there is no array. */
export function objectsAt(value: unknown, key: string): readonly JsonObject[] {
  return arrayAt(value, key)?.filter(isObject) ?? [];
}

/** The string under a key, or undefined where there is none. */
export function stringAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The number under a key, or undefined where there is none. */
export function numberAt(value: unknown, key: string): number | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : undefined;
}
