import { type JsonObject, stringAt } from '../../json/json.ts';
import { inside, type Place } from '../../source/source.ts';
import type { Oddity } from './oddity.ts';

/** What the ids of the records and of their parents show. */
export interface Kinship {
  readonly uuids: ReadonlySet<string>;
  readonly repeatedUuids: ReadonlySet<string>;
  readonly danglingParents: Oddity;
  readonly rewinds: Oddity;
  readonly forwardParents: number;
}

/** Starts looking at records in the order of the file. Chains are never followed, so a circle of parents is no danger. */
export function startParents(): {
  readonly note: (record: JsonObject, place: Place) => void;
  readonly finish: () => Kinship;
} {
  const uuids = new Set<string>();
  const repeatedUuids = new Set<string>();
  const unseen = new Map<string, { readonly first: Place; count: number }>();
  const asked = new Set<string>();
  let previous: string | undefined;
  let forwardParents = 0;
  let rewinds: Oddity = { count: 0 };
  return {
    note(record, place) {
      const uuid = stringAt(record, 'uuid');
      const parent = stringAt(record, 'parentUuid');
      // Nearly every record follows the one before it, which is then known.
      if (parent !== undefined && parent !== previous && !uuids.has(parent)) {
        const same = unseen.get(parent);
        if (same) same.count += 1;
        else unseen.set(parent, { first: inside(place, 'parentUuid'), count: 1 });
      }
      if (uuid !== undefined) {
        if (unseen.size > 0) {
          forwardParents += unseen.get(uuid)?.count ?? 0;
          unseen.delete(uuid);
        }
        if (uuids.has(uuid)) repeatedUuids.add(uuid);
        uuids.add(uuid);
        previous = uuid;
      }
      if (parent === undefined || !isTyped(record)) return;
      if (asked.has(parent))
        rewinds = { count: rewinds.count + 1, first: rewinds.first ?? inside(place, 'parentUuid') };
      asked.add(parent);
    },
    finish() {
      let danglingParents: Oddity = { count: 0 };
      for (const { first, count } of unseen.values())
        danglingParents = { count: danglingParents.count + count, first: danglingParents.first ?? first };
      return { uuids, repeatedUuids, danglingParents, rewinds, forwardParents };
    },
  };
}

/** Whether a record looks like a message that a human typed. */
function isTyped(record: JsonObject): boolean {
  if (record['type'] !== 'user' || record['isMeta'] === true || record['isSidechain'] === true) return false;
  const { message } = record;
  const content = typeof message === 'object' && message !== null && 'content' in message ? message.content : undefined;
  if (Array.isArray(content)) return content.every((block) => stringAt(block, 'type') !== 'tool_result');
  return typeof content === 'string' && !content.startsWith('<');
}
