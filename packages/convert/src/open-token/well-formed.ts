import { isWellFormed } from '@trace-formats/digest';
import { isArray, isObject, type Json, type JsonObject } from '../json.ts';
import type { Ledger } from '../losses/loss.ts';

/**
 * The document with a replacement character in the place of each half of a surrogate pair that stands alone: such text has no bytes in
 * UTF-8 and no canonical form, so a document that held it could have no digest.
 */
export function wellFormed(document: JsonObject, ledger: Ledger): JsonObject {
  let count = 0;
  const { events, ...head } = document;
  const whole = {
    ...(repaired(head) as JsonObject),
    // Nearly every event is well formed, and nothing of it need be copied.
    events: isArray(events) ? events.map((event) => (isWhole(event) ? event : repaired(event))) : events,
  };
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
    if (isArray(value)) return value.map(repaired);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]) => [
      repairedText(key),
      inner === undefined ? inner : repaired(inner),
    ]);
    return Object.fromEntries(entries);
  }

  function repairedText(text: string): string {
    if (isWellFormed(text)) return text;
    count += 1;
    return text.replace(allLone, '\ufffd');
  }
}

/** Whether every text in a value is well formed. */
function isWhole(value: Json | undefined): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value !== 'object' || value === null) return true;
  if (isArray(value)) {
    for (let index = 0; index < value.length; index += 1) if (!isWhole(value[index])) return false;
    return true;
  }
  for (const key in value) if (!isWellFormed(key) || !isWhole(value[key])) return false;
  return true;
}

// Without the u flag a class would match halves of whole pairs as well; with it, only halves that stand alone.
const allLone = /\p{Surrogate}/gu;
