import { type Json, type JsonObject, numberAt, objectAt } from '../../json/json.ts';
import { known, unlessEmpty } from '../../json/known.ts';
import type { Usage } from '../../timeline/timeline.ts';

/** The tokens of a response, where the record states any. The prompt's tokens include those read from and written to the cache. */
export function usageOf(message: Json): Usage | undefined {
  const usage = objectAt(message, 'usage');
  return unlessEmpty(
    known({
      inputTokens: promptOf(usage),
      outputTokens: numberAt(usage, 'output_tokens'),
      reasoningTokens: numberAt(objectAt(usage, 'output_tokens_details'), 'thinking_tokens'),
      cachedInputTokens: numberAt(usage, 'cache_read_input_tokens'),
    }),
  );
}

/** All tokens of the prompt, where the record counts it. */
export function promptOf(usage: JsonObject | undefined): number | undefined {
  const input = numberAt(usage, 'input_tokens');
  if (input === undefined) return undefined;
  return input + (numberAt(usage, 'cache_read_input_tokens') ?? 0) + (numberAt(usage, writtenToCache) ?? 0);
}

/** What a log calls the tokens of the prompt that were written to the cache. */
export const writtenToCache = 'cache_creation_input_tokens';

/**
 * Of two statements about one response the later or larger one: the first records of a response state only what was there so far.
 */
export function laterUsage(before: Usage | undefined, after: Usage): Usage {
  return before !== undefined && (before.outputTokens ?? 0) > (after.outputTokens ?? 0) ? before : after;
}
