import { arrayAt, isObject, type JsonObject, stringAt } from '../json.ts';
import { inside, type Place } from '../source/source.ts';

/** A trajectory that another refers to. */
export interface Subtrajectory {
  readonly key: string;
  readonly value: JsonObject;
  readonly place: Place;
}

/** The trajectories beside the main one: embedded in it, or in files of their own. Each is handed out once. */
export interface Subtrajectories {
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
  const byName = new Map<string, Subtrajectory>();
  const [main, ...files] = documents;
  const add = (value: JsonObject, place: Place, name: string | undefined): void => {
    const ids = [stringAt(value, 'trajectory_id'), stringAt(value, 'session_id'), fileName(name)];
    const found: Subtrajectory = {
      key: ids.find((id) => id !== undefined) ?? `trajectory ${waiting.size + 1}`,
      value,
      place,
    };
    waiting.add(found);
    for (const id of ids) if (id !== undefined && !byName.has(id)) byName.set(id, found);
    embedded(value, place);
  };
  const embedded = (value: JsonObject, place: Place): void => {
    for (const [index, item] of (arrayAt(value, 'subagent_trajectories') ?? []).entries())
      if (isObject(item)) add(item, inside(place, 'subagent_trajectories', index), undefined);
  };
  if (main) embedded(main.value, main.place);
  for (const { value, place, name } of files) if (arrayAt(value, 'steps')) add(value, place, name);
  const take = (found: Subtrajectory | undefined): Subtrajectory | undefined =>
    found !== undefined && waiting.delete(found) ? found : undefined;
  return {
    take: (reference) =>
      take(byName.get(stringAt(reference, 'trajectory_id') ?? '')) ??
      take(byName.get(fileName(stringAt(reference, 'trajectory_path')) ?? '')) ??
      take(byName.get(stringAt(reference, 'session_id') ?? '')),
    continuations() {
      const found: Subtrajectory[] = [];
      let next = main?.value;
      while (next !== undefined) {
        const following = take(byName.get(fileName(stringAt(next, 'continued_trajectory_ref')) ?? ''));
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

function fileName(path: string | undefined): string | undefined {
  return path?.split(/[/\\]/).at(-1);
}
