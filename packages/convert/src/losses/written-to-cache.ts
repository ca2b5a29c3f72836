import type { JsonObject } from '../json/json.ts';
import { inside, type Place } from '../source/source.ts';
import type { Ledger } from './loss.ts';

/**
 * Notes that nothing says any more how many tokens of a prompt were written to the cache: they are counted with the others, where
 * those are counted at all.
 */
export function noteWrittenToCache(
  usage: JsonObject,
  key: string,
  isCounted: boolean,
  place: Place,
  ledger: Ledger,
): void {
  const count = usage[key];
  if (typeof count !== 'number' || count === 0) return;
  ledger.lose({
    kind: isCounted ? 'approximated' : 'dropped',
    place: inside(place, key),
    why: isCounted
      ? 'The tokens that were written to the cache are counted among those of the prompt, and have no place of their own.'
      : 'The tokens that were written to the cache are some of those of the prompt, which the source does not count.',
  });
}
