import { type Json, numberAt, objectAt } from '../json.ts';
import { known } from '../known.ts';
import type { Usage } from '../timeline/timeline.ts';

/** The tokens of a response, where the record states any. The prompt's tokens include those read from and written to the cache. */
export function usageOf(message: Json): Usage | undefined {
  const usage = objectAt(message, 'usage');
  const input = numberAt(usage, 'input_tokens');
  const outputTokens = numberAt(usage, 'output_tokens');
  if (input === undefined && outputTokens === undefined) return undefined;
  const cachedInputTokens = numberAt(usage, 'cache_read_input_tokens');
  const written = numberAt(usage, 'cache_creation_input_tokens') ?? 0;
  return known({
    inputTokens: input === undefined ? undefined : input + (cachedInputTokens ?? 0) + written,
    outputTokens,
    reasoningTokens: numberAt(objectAt(usage, 'output_tokens_details'), 'thinking_tokens'),
    cachedInputTokens,
  });
}

/** Of two statements about one response the later or larger one: the first records of a response state only what was there so far. */
export function laterUsage(before: Usage | undefined, after: Usage): Usage {
  return before !== undefined && (before.outputTokens ?? 0) > (after.outputTokens ?? 0) ? before : after;
}
