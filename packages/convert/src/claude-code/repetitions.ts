import { type JsonObject, objectAt, stringAt } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';
import type { Survey } from './survey/survey.ts';

/**
 * Starts to tell records with an id that was read before: one is left out, and noted, if it says the same, and read if it does not. Where
 * no subagent is, nothing but the ids that the survey saw twice needs to be remembered.
 */
export function startRepetitions(
  { repeatedUuids }: Survey,
  hasSubagents: boolean,
  ledger: Ledger,
): (record: JsonObject, place: Place) => boolean {
  const seen = new Map<string, JsonObject>();
  return (record, place) => {
    const uuid = stringAt(record, 'uuid');
    if (uuid === undefined || (!hasSubagents && !repeatedUuids.has(uuid))) return false;
    const before = seen.get(uuid);
    if (before === undefined) {
      seen.set(uuid, record);
      return false;
    }
    if (contentOf(before) !== contentOf(record)) return false;
    loseRepetition(record, place, ledger);
    return true;
  };
}

/** What a record says, for comparison: a text alone is written as a text or as a list of one, and counts of tokens grow. */
function contentOf(record: JsonObject): string {
  const content = objectAt(record, 'message')?.['content'];
  return JSON.stringify(typeof content === 'string' ? [{ type: 'text', text: content }] : content);
}

function loseRepetition(record: JsonObject, place: Place, ledger: Ledger): void {
  const content = objectAt(record, 'message')?.content;
  const why = 'The same record stands in the source twice; it was read once.';
  const blocks = Array.isArray(content) ? content : [{ type: 'text' }];
  const kinds = { tool_use: 'call', tool_result: 'result', thinking: 'thought' } as const;
  for (const block of blocks) {
    const type = stringAt(block, 'type') ?? 'text';
    const fallback = stringAt(record, 'type') === 'assistant' ? 'assistant-text' : 'human-message';
    const of = type in kinds ? kinds[type as keyof typeof kinds] : fallback;
    ledger.lose({ kind: 'dropped', place, field: '', why, trap: 'seen-twice', of });
  }
}
