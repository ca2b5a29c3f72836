import { policies, strategies } from '@trace-formats/redact';
import { type JsonObject, stringAt } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { inside, type Place } from '../source/source.ts';

/** The words that the format has for each field that takes one of a few. */
export const words = {
  role: ['system', 'developer', 'user', 'assistant', 'assistant_thought', 'tool'],
  visibility: ['public', 'internal', 'metadata'],
  mime: ['text/plain', 'application/json'],
  kind: ['human', 'model', 'tool', 'system'],
  internal_availability: ['available', 'unavailable', 'unknown'],
  // Declarations are made file by file, so the types of what comes from another file are named.
  mode: policies as typeof policies,
  strategy: strategies as typeof strategies,
} as const;

/** The word under a key, where it is one that the format has; any other is noted and left out. */
export function wordAt<Key extends keyof typeof words>(
  object: JsonObject | undefined,
  key: Key,
  place: Place,
  ledger: Ledger,
): (typeof words)[Key][number] | undefined {
  const stated = stringAt(object, key);
  const known = words[key].find((word) => word === stated);
  if (stated !== undefined && known === undefined)
    ledger.lose({
      kind: 'dropped',
      place: inside(place, key),
      why: 'The format has no such word here, so what is usual was taken for it.',
    });
  return known;
}
