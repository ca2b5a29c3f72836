import type { JsonObject } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { saysSomething } from '../../timeline/says-something.ts';
import type { Actor, Timeline, TimelineEvent } from '../../timeline/timeline.ts';

/** The participants of an export: everyone who stands behind an event, each with an id of the format. */
export interface Participants {
  /** The id of an actor. */
  readonly of: (actor: string) => string;
  /** The id of the program around the model, for what it says of the session. */
  readonly program: () => string;
  /** The actor that a tool of this name is: the one that the source lists, if it lists one. */
  readonly toolOf: (name: string) => string;
  readonly kindOf: (actor: string) => Actor['kind'];
  readonly list: () => readonly JsonObject[];
}

/** Starts with those that the source lists under ids of the format; the others follow in the order in which events name them. */
export function startParticipants({ actors, events, session, spans }: Timeline): Participants {
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  const models = modelsOf(events);
  const subagents = new Set(spans.map(({ actor }) => actor));
  const main = actors.find(({ kind, id }) => kind === 'model' && !subagents.has(id))?.id;
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const list: JsonObject[] = [];
  for (const { id, sourceId } of actors)
    if (sourceId !== undefined && own.test(sourceId) && !taken.has(sourceId)) {
      taken.add(sourceId);
      enter(id, sourceId);
    }
  return { of, program, toolOf, kindOf: (actor) => actorOf(actor).kind, list: () => list };

  function of(actor: string): string {
    return ids.get(actor) ?? enter(actor, freeId());
  }

  /** The program is whatever actor of the source is the system and says nothing of its own, else one that is added. */
  function program(): string {
    return of(actors.find(({ kind, name }) => kind === 'system' && name === client.name)?.id ?? client.id);
  }

  function toolOf(name: string): string {
    const named = actors.filter((actor) => actor.kind === 'tool' && actor.name === name);
    return (named.find(({ id }) => ids.has(id)) ?? named[0])?.id ?? 'tool';
  }

  function actorOf(id: string): Actor {
    return byId.get(id) ?? (id === client.id ? client : { id, kind: 'system', name: id });
  }

  function enter(actor: string, id: string): string {
    const { kind, name, provider, model, instance, sourceId } = actorOf(actor);
    ids.set(actor, id);
    list.push(
      known({
        actor_id: id,
        kind,
        name: saysSomething(name) ? name : kind,
        provider,
        model: model ?? (kind === 'model' ? modelOf(actor) : undefined),
        instance_id: instance ?? (sourceId === id ? undefined : sourceId),
      }),
    );
    return id;
  }

  /** What the source says of the model as a whole, it says of the main agent. */
  function modelOf(actor: string): string | undefined {
    return models.has(actor) || actor !== main ? models.get(actor) : session.model;
  }

  function freeId(): string {
    let number = list.length + 1;
    while (taken.has(numbered(number))) number += 1;
    taken.add(numbered(number));
    return numbered(number);
  }
}

const own = /^act_\d{3,}$/;
const client: Actor = { id: 'client', kind: 'system', name: 'client' };

function numbered(number: number): string {
  return `act_${String(number).padStart(3, '0')}`;
}

/** The one model that an actor's events name; none where they name several. */
function modelsOf(events: readonly TimelineEvent[]): ReadonlyMap<string, string | undefined> {
  const models = new Map<string, string | undefined>();
  for (const { actor, model } of events)
    if (saysSomething(model)) models.set(actor, models.has(actor) && models.get(actor) !== model ? undefined : model);
  return models;
}
