import type { Schema } from '../generate/schema-source.ts';
import { type Change, undecided, weightiest } from './change.ts';
import type { Compare } from './compare-two.ts';
import { equal, type SubSchema } from './values.ts';

/** Compares `allOf`, `anyOf` and `oneOf`: branches that are the same are set aside, the others are compared in their order. */
export function compareBranches(before: Schema, after: Schema, pointer: string, ways: Ways): Change[] {
  return (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) => {
    const at = `${pointer}/${key}`;
    const [old, now] = [before[key], after[key]] as [SubSchema[] | undefined, SubSchema[] | undefined];
    if (old === undefined && now === undefined) return [];
    if (key !== 'allOf' && old === undefined) return [change(at, 'breaking', `There is ${key} where there was none.`)];
    if (key !== 'allOf' && now === undefined) return [change(at, 'compatible', `${key} is gone.`)];
    return compareLists(key, old ?? [], now ?? [], at, ways);
  });
}

/** How branches are compared: as they stand, or with what they refer to; and whether no value fits both of two as they are now. */
interface Ways {
  readonly compare: Compare;
  readonly follow: Compare;
  readonly areDisjoint: (one: SubSchema, other: SubSchema) => boolean;
}

function compareLists(
  key: 'allOf' | 'anyOf' | 'oneOf',
  old: readonly SubSchema[],
  now: readonly SubSchema[],
  at: string,
  { compare: plain, follow, areDisjoint }: Ways,
): Change[] {
  // Where exactly one branch may accept, what a branch refers to must not have grown either.
  const compare = key === 'oneOf' ? follow : plain;
  const { lost, won } = unpaired(old, now, (a, b) =>
    [undefined, 'documentation'].includes(weightiest(compare(a, b, at))),
  );
  if (lost.length + won.length === 0 && equal(old, now)) return [];
  // Where exactly one branch may accept, a branch that accepts more may be the second one to do so.
  const standsApart = (index: number): boolean =>
    now.every((other, place) => place === index || areDisjoint(other, now[index]!));
  const paired = Math.min(lost.length, won.length);
  const changes = lost.slice(0, paired).flatMap((from, turn) => {
    const to = won[turn]!;
    const found = compare(old[from]!, now[to]!, `${at}/${to}`);
    return key === 'oneOf' && !standsApart(to)
      ? found.map((one) => (one.kind === 'compatible' ? undecided(one.pointer, one.says) : one))
      : found;
  });
  for (const from of lost.slice(paired))
    changes.push(change(`${at}/${from}`, key === 'allOf' ? 'compatible' : 'breaking', `A branch of ${key} is gone.`));
  for (const to of won.slice(paired)) {
    const widens = key === 'anyOf' || (key === 'oneOf' && standsApart(to));
    changes.push(change(`${at}/${to}`, widens ? 'compatible' : 'breaking', `A branch of ${key} is new.`));
  }
  if (changes.length === 0) return words(old, now, at, compare);
  // A branch that accepts less may leave a value to another one that fits it as well.
  return key === 'oneOf'
    ? changes.map((one) => (one.kind === 'breaking' ? undecided(one.pointer, one.says) : one))
    : changes;
}

/** The places of the branches of which each side has one more than the other, so that a branch that stands twice counts twice. */
function unpaired(
  old: readonly SubSchema[],
  now: readonly SubSchema[],
  same: (a: SubSchema, b: SubSchema) => boolean,
): { readonly lost: readonly number[]; readonly won: readonly number[] } {
  const won = new Set(now.keys());
  const lost = [...old.keys()].filter((from) => {
    const to = [...won].find((place) => same(old[from]!, now[place]!));
    return to === undefined || !won.delete(to);
  });
  return { lost, won: [...won] };
}

/** Only words or the order of branches differ. */
function words(old: readonly SubSchema[], now: readonly SubSchema[], at: string, compare: Compare): Change[] {
  const found =
    old.length === now.length ? old.flatMap((one, index) => compare(one, now[index]!, `${at}/${index}`)) : [];
  return weightiest(found) === 'documentation'
    ? found
    : [change(at, 'documentation', 'The branches stand in another order.')];
}

function change(pointer: string, kind: Change['kind'], says: string): Change {
  return { pointer, kind, says };
}
