/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object holds itself under a key; nothing is found by inheritance. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The string under a key, if one stands there. */
export function stringAt(value: unknown, key: string): string | undefined {
  const held = own(value, key);
  return typeof held === 'string' ? held : undefined;
}

/** The first elements of the array under a key, if one stands there. */
export function arrayAt(value: unknown, key: string, most = 50): readonly unknown[] | undefined {
  const held = own(value, key);
  return Array.isArray(held) ? held.slice(0, most) : undefined;
}

/** Which of the keys an object has itself. */
export function keysIn(value: unknown, keys: readonly string[]): readonly string[] {
  return isObject(value) ? keys.filter((key) => Object.hasOwn(value, key)) : [];
}

/** Whether an object has all of the keys itself. */
export function hasAll(value: unknown, ...keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => Object.hasOwn(value, key));
}
