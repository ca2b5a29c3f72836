import { isWellFormed } from '@trace-formats/digest';
import { toPointer } from '@trace-formats/schema';
import type { Ledger } from '../losses/loss.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { isArray, isObject, type Json, type JsonObject } from './json.ts';

/** Why a text is not written as it was. */
const why = 'Half a surrogate pair is no character; the replacement character stands in its place.';
const trap = 'half-character';

/**
 * A document that was made of a timeline, with a replacement character in the place of each half of a surrogate pair that stands alone:
 * such text has no bytes in UTF-8 and no canonical form, so that a document that held it could have no digest, and no validator takes it.
 */
export function wellFormed<Document extends Json>(document: Document, timeline: Timeline, ledger: Ledger): Document {
  const { value, count } = withoutHalves(document);
  if (count > 0) {
    const event = timeline.events.find((one) => firstHalf(one as unknown as Json) !== undefined);
    const place = event?.source ?? timeline.session.source ?? { pointer: '' };
    ledger.lose({ kind: 'approximated', place, fact: 'message.text', why, trap, count });
  }
  return value;
}

/** The same for what was made of one document, which is looked through for the first place of such a half. */
export function wellFormedOf<Made extends Json>(made: Made, source: JsonObject, ledger: Ledger): Made {
  const { value, count } = withoutHalves(made);
  const place = { pointer: (count > 0 && firstHalf(source)) || '' };
  if (count > 0) ledger.lose({ kind: 'approximated', place, why, trap, count });
  return value;
}

/** A value in which no such half stands, and in how many texts and keys one did; itself where there was none. */
export function withoutHalves<Value extends Json>(value: Value): { readonly value: Value; readonly count: number } {
  let count = 0;
  return { value: mended(value) as Value, count };

  function mended(one: Json): Json {
    if (typeof one === 'string') return mendedText(one);
    if (isArray(one)) return mendedList(one);
    return isObject(one) ? mendedObject(one) : one;
  }

  // Nearly every value is well formed, and nothing of it need be copied.
  function mendedList(list: readonly Json[]): readonly Json[] {
    let copy: Json[] | undefined;
    for (let index = 0; index < list.length; index += 1) {
      // What a program put there instead of null is written as null.
      const item = mended(list[index] ?? null);
      if (item === list[index]) continue;
      copy ??= list.slice();
      copy[index] = item;
    }
    return copy ?? list;
  }

  function mendedObject(object: JsonObject): JsonObject {
    let copy: Map<string, Json | undefined> | undefined;
    for (const key in object) {
      const field = object[key];
      const now = field === undefined ? field : mended(field);
      let name = mendedText(key);
      if (copy === undefined) {
        if (name === key && now === field) continue;
        copy = new Map(Object.entries(object).slice(0, Object.keys(object).indexOf(key)));
      }
      // Two keys that differ in such a half alone stay two.
      while (name !== key && (Object.hasOwn(object, name) || copy.has(name))) name += '\ufffd';
      copy.set(name, now);
    }
    return copy === undefined ? object : Object.fromEntries(copy);
  }

  function mendedText(text: string): string {
    if (isWellFormed(text)) return text;
    count += 1;
    return text.replace(allLone, '\ufffd');
  }
}

/** The pointer to the first text with such a half, or to what stands under a key with one. */
function firstHalf(value: Json | undefined, path: readonly (string | number)[] = []): string | undefined {
  if (typeof value === 'string') return isWellFormed(value) ? undefined : toPointer(path);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key];
    const found = isWellFormed(key) ? firstHalf(inner as Json | undefined, at) : toPointer(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

// Without the u flag a class would match halves of whole pairs as well; with it, only halves that stand alone.
const allLone = /\p{Surrogate}/gu;
