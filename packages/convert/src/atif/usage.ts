import { type JsonObject, numberAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Usage } from '../timeline/timeline.ts';

/** The tokens that the metrics of a step state. */
export function usageOf(metrics: JsonObject | undefined): Usage | undefined {
  return unlessEmpty(
    known({
      inputTokens: numberAt(metrics, 'prompt_tokens'),
      outputTokens: numberAt(metrics, 'completion_tokens'),
      cachedInputTokens: numberAt(metrics, 'cached_tokens'),
      costUsd: numberAt(metrics, 'cost_usd'),
    }),
  );
}

/** The tokens of a step; where two responses of the source became one step, those of both. */
export function addUp(usages: readonly Usage[]): Usage | undefined {
  const [first, ...more] = usages;
  if (first === undefined || more.length === 0) return first;
  const sum = (key: keyof Usage): number | undefined =>
    usages.some((usage) => usage[key] !== undefined)
      ? usages.reduce((total, usage) => total + (usage[key] ?? 0), 0)
      : undefined;
  return known({
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    reasoningTokens: sum('reasoningTokens'),
    cachedInputTokens: sum('cachedInputTokens'),
    costUsd: sum('costUsd'),
  });
}

/** The metrics of a step that state so many tokens. */
export function metricsOf(usage: Usage | undefined): JsonObject {
  return known({
    prompt_tokens: usage?.inputTokens,
    completion_tokens: usage?.outputTokens,
    cached_tokens: usage?.cachedInputTokens,
    cost_usd: usage?.costUsd,
  });
}
