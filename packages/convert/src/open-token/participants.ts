import type { JsonObject } from '../json.ts';
import { known } from '../known.ts';
import type { Actor, TimelineEvent } from '../timeline.ts';

/** The participants of an export: everyone who stands behind an event, each with an id of the format. */
export interface Participants {
  /** The id of an actor. */
  readonly of: (actor: string) => string;
  /** The id of whoever put a message into the conversation that the actor under whose name it stands did not write. */
  readonly system: () => string;
  readonly list: () => readonly JsonObject[];
}

/** Starts with no participant; they are listed in the order in which events name them. */
export function startParticipants(actors: readonly Actor[], events: readonly TimelineEvent[]): Participants {
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  const modelOf = modelsOf(events);
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const list: JsonObject[] = [];
  const listed = new Set<string>();
  for (const { id, sourceId } of actors) if (sourceId !== undefined && own.test(sourceId)) reserve(id, sourceId);
  return { of, system: () => of(clientId), list: () => list };

  function reserve(actor: string, id: string): void {
    if (taken.has(id)) return;
    taken.add(id);
    ids.set(actor, id);
  }

  function of(actor: string): string {
    const found = byId.get(actor) ?? (actor === clientId ? client : unknownActor(actor));
    const id = ids.get(actor) ?? freeId();
    if (!listed.has(actor)) {
      listed.add(actor);
      ids.set(actor, id);
      list.push(
        known({
          actor_id: id,
          kind: found.kind,
          name: found.name || found.kind,
          provider: found.provider,
          model: found.model ?? (found.kind === 'model' ? modelOf.get(actor) : undefined),
          instance_id: found.instance ?? (found.sourceId === id ? undefined : found.sourceId),
        }),
      );
    }
    return id;
  }

  function freeId(): string {
    let number = list.length + 1;
    while (taken.has(numbered(number))) number += 1;
    const id = numbered(number);
    taken.add(id);
    return id;
  }
}

const own = /^act_\d{3,}$/;
const clientId = 'client';
const client: Actor = { id: clientId, kind: 'system', name: 'client' };

function unknownActor(id: string): Actor {
  return { id, kind: 'system', name: id };
}

function numbered(number: number): string {
  return `act_${String(number).padStart(3, '0')}`;
}

/** The one model that an actor's events name; none where they name several. */
function modelsOf(events: readonly TimelineEvent[]): ReadonlyMap<string, string | undefined> {
  const models = new Map<string, string | undefined>();
  for (const { actor, model } of events)
    if (model !== undefined) models.set(actor, models.has(actor) && models.get(actor) !== model ? undefined : model);
  return models;
}
