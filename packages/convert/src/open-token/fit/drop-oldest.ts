import { isObject, type JsonObject, objectsAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { annotationData } from '../annotation.ts';

/**
 * Groups of events (by index) that only make sense together: a call with its result, a span with all that is in it, notes on
 * either.
 */
export function unitsOf(events: readonly JsonObject[]): readonly (readonly number[])[] {
  const units: number[][] = [];
  const unitOfKey = new Map<string, number>();
  for (const [index, event] of events.entries()) {
    const links = isObject(event['links']) ? event['links'] : {};
    const isNote = event['type'] === 'annotation' && links['parent_id'] !== undefined;
    const keys = [
      links['span_id'] === undefined ? undefined : `span ${String(links['span_id'])}`,
      links['call_id'] === undefined ? undefined : `call ${String(links['call_id'])}`,
      isNote ? `event ${String(links['parent_id'])}` : undefined,
    ].filter((key) => key !== undefined);
    const known = keys.map((key) => unitOfKey.get(key)).find((unit) => unit !== undefined);
    const unit = known ?? units.length;
    if (known === undefined) units.push([]);
    units[unit]!.push(index);
    for (const key of [...keys, `event ${String(event['id'])}`]) if (!unitOfKey.has(key)) unitOfKey.set(key, unit);
  }
  return units;
}

/**
 * The document without its oldest units: numbers run on from one, ids stay, links to what is gone are cleared, and an event says
 * how many.
 */
export function dropOldest(document: JsonObject, units: readonly (readonly number[])[], count: number): JsonObject {
  const events = objectsAt(document, 'events');
  const gone = new Set(units.slice(0, count).flat());
  if (gone.size === 0) return document;
  const kept = events.filter((_, index) => !gone.has(index));
  const ids = new Set(kept.map(({ id }) => id));
  const actor = noteActor(document);
  const list = kept.map((event, index): JsonObject => ({ ...withLinksTo(ids, event), seq: index + 2 }));
  const note: JsonObject = {
    id: freeId(events),
    seq: 1,
    type: 'annotation',
    actor_id: actor['actor_id'],
    visibility: 'metadata',
    role: 'system',
    content: {
      mime: 'application/json',
      data: annotationData({ name: 'events_left_out', data: { count: gone.size, why: 'max_bytes' } }),
    },
  };
  const speaking = new Set([note, ...list].map((event) => event['actor_id']));
  const listed = objectsAt(document, 'participants').filter((one) => speaking.has(one['actor_id']));
  const participants = listed.some((one) => one['actor_id'] === actor['actor_id']) ? listed : [...listed, actor];
  return { ...document, participants, events: [note, ...list] };
}

function withLinksTo(ids: ReadonlySet<unknown>, event: JsonObject): JsonObject {
  const links = event['links'];
  if (!isObject(links)) return event;
  const { parent_id, replies_to, ...rest } = links;
  const left = known({
    parent_id: ids.has(parent_id) ? parent_id : undefined,
    replies_to: ids.has(replies_to) ? replies_to : undefined,
    ...rest,
  });
  const { links: _, ...without } = event;
  return Object.keys(left).length === 0 ? without : { ...event, links: left };
}

/** Whoever is the system in the document, or the program that exports it. */
function noteActor(document: JsonObject): JsonObject {
  const participants = objectsAt(document, 'participants');
  const system = participants.find(({ kind }) => kind === 'system');
  if (system !== undefined) return system;
  const ids = new Set(participants.map(({ actor_id }) => actor_id));
  let number = participants.length + 1;
  while (ids.has(actorId(number))) number += 1;
  return { actor_id: actorId(number), kind: 'system', name: 'client' };
}

function actorId(number: number): string {
  return `act_${String(number).padStart(3, '0')}`;
}

function freeId(events: readonly JsonObject[]): string {
  const ids = new Set(events.map(({ id }) => id));
  let number = events.length + 1;
  while (ids.has(`evt_${String(number).padStart(6, '0')}`)) number += 1;
  return `evt_${String(number).padStart(6, '0')}`;
}
