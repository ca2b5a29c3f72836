import { type JsonObject, numberAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Usage } from '../timeline/timeline.ts';

/** The tokens that an event counts. */
export function usageOf(usage: JsonObject | undefined): Usage | undefined {
  return unlessEmpty(
    known({
      inputTokens: numberAt(usage, 'input_tokens'),
      outputTokens: numberAt(usage, 'output_tokens'),
      reasoningTokens: numberAt(usage, 'reasoning_output_tokens'),
      cachedInputTokens: numberAt(usage, 'cached_input_tokens'),
    }),
  );
}
