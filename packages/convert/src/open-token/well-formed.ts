import { isArray, isObject, type Json, type JsonObject } from '../json.ts';
import type { Ledger } from '../losses/loss.ts';

/**
 * The document with a replacement character in the place of each half of a surrogate pair that stands alone: such text has no bytes in
 * UTF-8 and no canonical form, so a document that held it could have no digest.
 */
export function wellFormed(document: JsonObject, ledger: Ledger): JsonObject {
  let count = 0;
  const whole = repaired(document) as JsonObject;
  if (count > 0)
    ledger.lose({
      kind: 'approximated',
      place: { pointer: '' },
      fact: 'message.text',
      why: 'Half a surrogate pair is no character; the replacement character stands in its place.',
      count,
    });
  return whole;

  function repaired(value: Json): Json {
    if (typeof value === 'string') return repairedText(value);
    if (isArray(value)) {
      const items = value.map(repaired);
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!isObject(value)) return value;
    let changed = false;
    const entries = Object.entries(value).map(([key, inner]) => {
      const pair = [repairedText(key), inner === undefined ? inner : repaired(inner)] as const;
      if (pair[0] !== key || pair[1] !== inner) changed = true;
      return pair;
    });
    return changed ? Object.fromEntries(entries) : value;
  }

  function repairedText(text: string): string {
    if (!lone.test(text)) return text;
    count += 1;
    return text.replace(allLone, '\ufffd');
  }
}

// Without the u flag a class would match halves of whole pairs as well; with it, only halves that stand alone.
const lone = /\p{Surrogate}/u;
const allLone = /\p{Surrogate}/gu;
