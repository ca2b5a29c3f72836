import { isArray, type Json, type JsonObject, numberAt, objectAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Usage } from '../timeline/timeline.ts';

/** The tokens that an event states. */
export function usageOf(value: JsonObject): Usage | undefined {
  const usage = objectAt(value, 'usage');
  if (!usage || isArray(usage)) return undefined;
  return known({
    inputTokens: numberAt(usage, 'input_tokens'),
    outputTokens: numberAt(usage, 'output_tokens'),
    reasoningTokens: numberAt(usage, 'reasoning_tokens'),
  });
}

/** How an event states tokens. What is no count of things is left out. */
export function usageObject(usage: Usage | undefined): JsonObject | undefined {
  if (usage === undefined) return undefined;
  const counts: Record<string, Json> = {};
  const note = (name: string, count: number | undefined): void => {
    if (count !== undefined && isCount(count)) counts[name] = count;
  };
  note('input_tokens', usage.inputTokens);
  note('output_tokens', usage.outputTokens);
  note('reasoning_tokens', usage.reasoningTokens);
  return unlessEmpty(counts);
}

/** Whether so many things can be counted. */
export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0;
}
