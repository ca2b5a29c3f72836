import { arrayAt, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Reading } from './reading.ts';
import type { Subtrajectory } from './subtrajectories.ts';

/** What started a subagent, as far as it is known: the span it was started in, and the call whose result refers to it. */
interface Start {
  readonly parent?: string | undefined;
  readonly call?: string | undefined;
}

/** Reads the trajectory of a subagent as a span of its own. */
export function readSubtrajectory(reading: Reading, found: Subtrajectory, { parent, call }: Start): void {
  const { draft } = reading;
  const agent = objectAt(found.value, 'agent');
  const actor = draft.actor(
    known({
      id: `agent:${found.key}`,
      kind: 'model' as const,
      name: agentName(agent) ?? 'subagent',
      model: stringAt(agent, 'model_name'),
      sourceId: found.id ?? found.key,
    }),
  );
  const spawn = objectAt(objectAt(agent, 'extra'), 'spawn');
  noteRest(reading, found);
  const span = draft.openSpan(
    known({ actor, call, parent, spawn, sourceId: found.id ?? found.key, source: found.place }),
  );
  reading.steps(arrayAt(found.value, 'steps') ?? [], inside(found.place, 'steps'), { actor, span, key: found.key });
  draft.closeSpan(span, { actor, source: found.place });
}

/** Of a subagent its name, its model and how it was started are read, and its steps. */
function noteRest({ ledger, subtrajectories }: Reading, { id, value, place }: Subtrajectory): void {
  const lose = (object: JsonObject | undefined, read: readonly string[], at: Place): void => {
    const others = Object.keys(object ?? {}).filter((key) => !read.includes(key));
    losePassedOver(filledIn(object, others), at, ledger);
  };
  const agent = objectAt(value, 'agent');
  // It may be called by two names, of which one was read; and what is embedded may bear the name of the whole session.
  const names = ['session_id', 'trajectory_id'].filter((key) => value[key] === id);
  if (value['session_id'] === subtrajectories.session) names.push('session_id');
  const version = agent?.['version'] === nameless ? ['version'] : [];
  lose(value, ['schema_version', ...names, 'agent', 'steps', 'subagent_trajectories'], place);
  lose(agent, ['name', 'model_name', 'extra', ...version], inside(place, 'agent'));
  lose(objectAt(agent, 'extra'), ['spawn'], inside(place, 'agent', 'extra'));
}

/** The word that stands where nobody knows a name or a version. */
const nameless = 'unknown';

/** A name that says nothing is none. */
function agentName(agent: JsonObject | undefined): string | undefined {
  const name = stringAt(agent, 'name');
  return name === nameless ? undefined : name;
}
