import { type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { Tally } from '../../losses/tally.ts';
import { inside, type Place } from '../../source/source.ts';
import type { Survey } from '../survey/survey.ts';
import type { Subagent } from './lanes.ts';

/** A whole record of a subagent, as it stands in a progress record of the session. */
export interface AgentProgress {
  readonly type: 'user' | 'assistant';
  readonly inner: JsonObject;
  readonly innerPlace: Place;
  readonly subagent: Subagent;
}

/** The record of a subagent that a progress record holds, after counting what only the record around it says. */
export function agentProgressIn(
  record: JsonObject,
  place: Place,
  found: Survey,
  tally: Tally,
): AgentProgress | undefined {
  const data = objectAt(record, 'data');
  const inner = objectAt(data, 'message');
  const type = stringAt(inner, 'type');
  if (data?.type !== 'agent_progress' || !inner || (type !== 'user' && type !== 'assistant')) return undefined;
  // The outer record has an id and a time of its own, for which a timeline with those of the inner record has no place.
  for (const field of ['uuid', 'timestamp', 'toolUseID']) if (field in record) tally.field(field, place);
  const differs = (field: string, one: JsonObject, other: unknown): boolean =>
    typeof one[field] === 'string' && one[field] !== other;
  for (const field of ['agentId', 'attributionAgent'])
    if (differs(field, record, data[field] ?? inner[field])) tally.field(field, place);
  const innerPlace = inside(place, 'data', 'message');
  for (const field of ['sessionId', 'session_id'])
    if (differs(field, inner, record[field])) tally.field(field, innerPlace);
  const agentId = stringAt(data, 'agentId');
  const callId = stringAt(record, 'parentToolUseID') ?? (agentId && found.callOfAgent.get(agentId));
  const agentType = stringAt(inner, 'attributionAgent');
  const key = agentId ?? `call ${callId}`;
  return { type, inner, innerPlace, subagent: known({ key, agentId, agentType, callId: callId || undefined }) };
}
