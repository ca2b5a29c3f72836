import type { JsonObject } from '../../json/json.ts';
import type { Tally } from '../../losses/tally.ts';
import type { Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import type { Lane } from './lanes.ts';

/**
 * Notes of whom a record says that they wrote it, unless that is known: the id of the main agent is where the whole log is that
 * of a subagent.
 */
export function noteAgent(
  record: JsonObject,
  place: Place,
  { actor, span }: Pick<Lane, 'actor' | 'span'>,
  { draft, tally }: { readonly draft: Draft; readonly tally: Tally },
): void {
  const { name, instance, sourceId } = draft.actorOf(actor) ?? {};
  const read = { agentId: span === undefined ? instance : sourceId, attributionAgent: name };
  for (const field of ['agentId', 'attributionAgent'] as const)
    if (typeof record[field] === 'string' && record[field] !== read[field]) tally.field(field, place);
}
