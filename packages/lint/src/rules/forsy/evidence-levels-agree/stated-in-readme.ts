import type { ForsyTraceDraft } from '@trace-formats/schema';
import { firstPages } from '../../wording/first-pages.ts';

/** A fact of the trace that its README states otherwise. */
export interface StatedOtherwise {
  readonly field: 'trace_mode' | 'validation_level';
  readonly stated: string;
  readonly said: string;
}

/** The mode and the level that the README of a trace states by name and that are not those of the trace. */
export function statedOtherwise(readme: string, trace: ForsyTraceDraft): readonly StatedOtherwise[] {
  const text = firstPages(readme);
  return facts.flatMap(({ field, named }) => {
    const said = trace[field];
    const stated = new Set([...text.matchAll(named)].map((found) => found[1]!.toLowerCase()));
    // A README that states several tells of several traces, or of how this one came to be.
    if (said === null || stated.size !== 1 || stated.has(said)) return [];
    return [{ field, stated: [...stated][0]!, said }];
  });
}

const facts = [
  { field: 'trace_mode', named: /\btrace[\s_-]?mode\b[^\p{L}\p{N}\n]{0,12}(?:is\s)?(live|retraced|hybrid)\b/giu },
  {
    field: 'validation_level',
    named:
      /\bvalidation[\s_-]?level\b[^\p{L}\p{N}\n]{0,12}(?:is\s)?(self_traced|retraced_from_logs|model_reviewed|human_reviewed|expert_reviewed|client_validated)\b/giu,
  },
] as const;
