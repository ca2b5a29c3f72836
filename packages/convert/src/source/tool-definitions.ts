import { isObject, type Json, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { ToolDefinition } from '../timeline/timeline.ts';
import { inside, type Place } from './source.ts';

/**
 * The tools that a source lists, each in the words of chat completions or of one of their neighbours; one without a name is
 * noted.
 */
export function toolDefinitionsOf(
  listed: readonly Json[] | undefined,
  place: Place,
  ledger: Ledger,
): readonly ToolDefinition[] | undefined {
  return listed?.flatMap((tool, index) => {
    const definition = objectAt(tool, 'function') ?? tool;
    const name = stringAt(definition, 'name');
    if (name === undefined || !isObject(definition)) {
      const why = 'A tool that has no name was left out.';
      ledger.lose({ kind: 'dropped', place: inside(place, index), why, trap: 'record-misshapen' });
      return [];
    }
    const parameters = definition['parameters'] ?? definition['input_schema'];
    return [known({ name, description: stringAt(definition, 'description'), parameters })];
  });
}
