import type { Json, JsonObject } from '../src/index.ts';

/** From the whole of a source, a document or a list of records, to a value in it. */
export type Path = readonly (string | number)[];

/** The value at a path; null where there is none. */
export function at(whole: Json, path: Path): Json {
  return path.reduce<Json>((value, key) => (value as JsonObject)[key] ?? null, whole);
}

/** The whole with another value at a path. */
export function put(whole: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item, index) => (index === step ? put(item, rest, value) : item));
  return { ...(whole as JsonObject), [step]: put(at(whole, [step]), rest, value) };
}

/** The whole without what stands at a path. */
export function cut(whole: Json, [step, ...rest]: Path): Json {
  if (rest.length > 0) return put(whole, [step!], cut(at(whole, [step!]), rest));
  if (Array.isArray(whole)) return whole.filter((_, index) => index !== step);
  return Object.fromEntries(Object.entries(whole as JsonObject).filter(([key]) => key !== step)) as JsonObject;
}
