import type { ForsyTraceDraft } from '@trace-formats/schema';
import { wordsOfSchema } from '../../traces/words-of-schema.ts';
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
  { field: 'trace_mode', named: named('trace', 'mode', 'traceMode') },
  { field: 'validation_level', named: named('validation', 'level', 'validationLevel') },
] as const;

/** What is said of a fact by its name, in one of the words that it has. */
function named(first: string, second: string, definition: string): RegExp {
  const words = wordsOfSchema(definition).join('|');
  return new RegExp(String.raw`\b${first}[\s_-]?${second}\b[^\p{L}\p{N}\n]{0,12}(?:is\s)?(${words})\b`, 'giu');
}
