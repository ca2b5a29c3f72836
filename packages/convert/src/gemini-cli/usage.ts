import { type JsonObject, numberAt, objectAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Usage } from '../timeline/timeline.ts';

/** The tokens of a response, where the message states any; those of thoughts are not among those that were put out. */
export function usageOf(message: JsonObject): Usage | undefined {
  const tokens = objectAt(message, 'tokens');
  return unlessEmpty(
    known({
      inputTokens: numberAt(tokens, 'input'),
      outputTokens: numberAt(tokens, 'output'),
      reasoningTokens: numberAt(tokens, 'thoughts'),
      cachedInputTokens: numberAt(tokens, 'cached'),
    }),
  );
}

/** Notes the counts that are not kept: those of prompts of tools, and a sum that is none. */
export function noteOtherCounts(message: JsonObject, place: Place, ledger: Ledger): void {
  const tokens = objectAt(message, 'tokens');
  if (tokens === undefined) return;
  const sum = ['input', 'output', 'thoughts', 'tool'].reduce((all, key) => all + (numberAt(tokens, key) ?? 0), 0);
  const others = [...(tokens['tool'] === 0 ? [] : ['tool']), ...(tokens['total'] === sum ? [] : ['total'])];
  const stated = others.filter((key) => tokens[key] !== undefined && tokens[key] !== null);
  losePassedOver(stated, inside(place, 'tokens'), ledger);
}
