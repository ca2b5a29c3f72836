import { isForsyTraceDraft } from '@trace-formats/validate';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';

/**
 * A trace that says it is v0.1 and is no valid draft, with the values that v0.1 does not allow taken from the same trace in v0.1's form. All
 * others stay as they were, and so do the fields that v0.1 does not know.
 */
export function mendTrace(
  document: JsonObject,
  given: readonly Json[],
  current: JsonObject & { readonly steps: readonly JsonObject[]; readonly summary: JsonObject },
): JsonObject {
  // A value is tried in a trace that is right otherwise, and short: a long one would be looked through for each of them.
  const [first] = current.steps;
  const around = { ...current, steps: first === undefined ? [] : [first] };
  const steps = given.map((step, index) =>
    mended(step, current.steps[index]!, (tried) => isForsyTraceDraft({ ...around, steps: [tried] })),
  );
  const summary = mended(document['summary'], current.summary, (tried) =>
    isForsyTraceDraft({ ...around, summary: tried }),
  );
  const rest = mended({ ...document, steps: around.steps, summary }, around, isForsyTraceDraft);
  return { ...rest, steps };
}

/** An object with its own value of each field that can stand beside the others, and the sound one's where it cannot. */
function mended(value: Json | undefined, sound: JsonObject, accepts: (tried: JsonObject) => boolean): JsonObject {
  if (!isObject(value)) return sound;
  if (accepts(value)) return value;
  const kept = Object.entries(value).flatMap(([key, own]): [string, Json | undefined][] => {
    if (accepts(withField(sound, key, own))) return [[key, own]];
    return Object.hasOwn(sound, key) ? [[key, sound[key]]] : [];
  });
  const lacking = Object.entries(sound).filter(([key]) => !Object.hasOwn(value, key));
  const whole = Object.fromEntries([...kept, ...lacking]);
  return accepts(whole) ? whole : sound;
}

/** A field may have any name, even `__proto__`, which an assignment would swallow. */
function withField(object: JsonObject, key: string, value: Json | undefined): JsonObject {
  return Object.fromEntries([...Object.entries(object), [key, value]]);
}
