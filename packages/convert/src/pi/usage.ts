import { type JsonObject, numberAt, objectAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { noteWrittenToCache } from '../losses/written-to-cache.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Usage } from '../timeline/timeline.ts';

/** The tokens of a response, where the message states any. */
export function usageOf(message: JsonObject): Usage | undefined {
  const usage = objectAt(message, 'usage');
  return unlessEmpty(
    known({
      inputTokens: promptOf(usage),
      outputTokens: numberAt(usage, 'output'),
      reasoningTokens: numberAt(usage, 'reasoning'),
      cachedInputTokens: numberAt(usage, 'cacheRead'),
      costUsd: numberAt(objectAt(usage, 'cost'), 'total'),
    }),
  );
}

/** The tokens of the prompt, with those that were read from and written to the cache. */
function promptOf(usage: JsonObject | undefined): number | undefined {
  const input = numberAt(usage, 'input');
  if (input === undefined) return undefined;
  return input + (numberAt(usage, 'cacheRead') ?? 0) + (numberAt(usage, 'cacheWrite') ?? 0);
}

/** Notes the counts that are not kept as they are; a sum that is one, and a part that is nothing, say nothing of their own. */
export function noteOtherCounts(usage: JsonObject | undefined, place: Place, ledger: Ledger): void {
  if (usage === undefined) return;
  noteWrittenToCache(usage, 'cacheWrite', promptOf(usage) !== undefined, place, ledger);
  const sum = (promptOf(usage) ?? 0) + (numberAt(usage, 'output') ?? 0);
  if (usage['totalTokens'] !== sum) losePassedOver(filledIn(usage, ['totalTokens']), place, ledger);
  const cost = objectAt(usage, 'cost');
  const parts = ['input', 'output', 'cacheRead', 'cacheWrite'].filter((key) => cost?.[key] !== 0);
  losePassedOver(filledIn(cost, parts), inside(place, 'cost'), ledger);
}
