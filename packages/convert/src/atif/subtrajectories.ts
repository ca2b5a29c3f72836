import { arrayAt, isObject, type Json, type JsonObject, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { inside, type Place } from '../source/source.ts';

/** A trajectory that another refers to. */
export interface Subtrajectory {
  /** What no other has, nor the main one, even where the source calls several the same. */
  readonly key: string;
  /** What the source calls it. */
  readonly id?: string;
  readonly value: JsonObject;
  readonly place: Place;
}

/** The trajectories beside the main one: embedded in it, or in files of their own. Each is handed out once. */
export interface Subtrajectories {
  /** What the main one calls the session, as those that are embedded in it may as well. */
  readonly session: Json | undefined;
  /** Takes the one that a reference names by its id or by the path of its file. */
  readonly take: (reference: JsonObject) => Subtrajectory | undefined;
  /** Takes the files that continue the main trajectory, in order. */
  readonly continuations: () => readonly Subtrajectory[];
  /** Takes those that nothing has referred to. */
  readonly rest: () => readonly Subtrajectory[];
}

interface Document {
  readonly value: JsonObject;
  readonly name: string | undefined;
  readonly place: Place;
}

/** Collects what can be referred to. */
export function collectSubtrajectories(documents: readonly Document[]): Subtrajectories {
  const waiting = new Set<Subtrajectory>();
  const byName = new Map<string, Subtrajectory[]>();
  const keys = startKeys();
  const [main, ...files] = documents;
  const add = (value: JsonObject, place: Place, name: string | undefined): void => {
    const ids = [stringAt(value, 'trajectory_id'), stringAt(value, 'session_id'), fileName(name)];
    const id = ids.find((one) => one !== undefined);
    const found: Subtrajectory = known({ key: keys(id ?? `trajectory ${waiting.size + 1}`), id, value, place });
    waiting.add(found);
    for (const name of new Set(ids)) {
      if (name === undefined) continue;
      const same = byName.get(name);
      if (same) same.push(found);
      else byName.set(name, [found]);
    }
    embedded(value, place);
  };
  const embedded = (value: JsonObject, place: Place): void => {
    for (const [index, item] of (arrayAt(value, 'subagent_trajectories') ?? []).entries())
      if (isObject(item)) add(item, inside(place, 'subagent_trajectories', index), undefined);
  };
  if (main) embedded(main.value, main.place);
  for (const { value, place, name } of files) if (arrayAt(value, 'steps')) add(value, place, name);
  /** Of several with one name, the earliest that nothing has referred to. */
  const take = (name: string | undefined): Subtrajectory | undefined => {
    const same = byName.get(name ?? '') ?? [];
    while (same.length > 0) {
      const found = same.shift()!;
      if (waiting.delete(found)) return found;
    }
    return undefined;
  };
  return {
    session: main?.value['session_id'],
    take: (reference) =>
      take(stringAt(reference, 'trajectory_id')) ??
      take(fileName(stringAt(reference, 'trajectory_path'))) ??
      take(stringAt(reference, 'session_id')),
    continuations() {
      const found: Subtrajectory[] = [];
      let next = main?.value;
      while (next !== undefined) {
        const following = take(fileName(stringAt(next, 'continued_trajectory_ref')));
        if (following) found.push(following);
        next = following?.value;
      }
      return found;
    },
    rest() {
      const left = [...waiting];
      waiting.clear();
      return left;
    },
  };
}

/** Makes each key its own, with a number after those that are the same. */
function startKeys(): (id: string) => string {
  const taken = new Set(['main']);
  const latest = new Map<string, number>();
  return (id) => {
    let number = latest.get(id) ?? 1;
    let key = id;
    while (taken.has(key)) {
      number += 1;
      key = `${id} ${number}`;
    }
    latest.set(id, number);
    taken.add(key);
    return key;
  };
}

function fileName(path: string | undefined): string | undefined {
  return path?.split(/[/\\]/).at(-1);
}
