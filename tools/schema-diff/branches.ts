import type { Schema } from '../generate/schema-source.ts';
import { type Change, weightiest } from './change.ts';
import type { Compare } from './compare-two.ts';
import { allowedTypes, allowedValues, equal, optional, type SubSchema } from './values.ts';

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

/** How branches are compared: as they stand, or with what they refer to; and what a schema refers to. */
interface Ways {
  readonly compare: Compare;
  readonly follow: Compare;
  readonly target: (schema: Schema) => SubSchema;
}

function compareLists(
  key: 'allOf' | 'anyOf' | 'oneOf',
  old: readonly SubSchema[],
  now: readonly SubSchema[],
  at: string,
  { compare: plain, follow, target }: Ways,
): Change[] {
  // Where exactly one branch may accept, what a branch refers to must not have grown either.
  const compare = key === 'oneOf' ? follow : plain;
  const same = (a: SubSchema, b: SubSchema): boolean =>
    [undefined, 'documentation'].includes(weightiest(compare(a, b, at)));
  const lost = old.filter((one) => !now.some((other) => same(one, other)));
  const won = now.filter((one) => !old.some((other) => same(one, other)));
  if (lost.length + won.length === 0 && equal(old, now)) return [];
  const paired = Math.min(lost.length, won.length);
  const changes = lost.slice(0, paired).flatMap((one, index) => {
    const found = compare(one, won[index]!, `${at}/${now.indexOf(won[index]!)}`);
    // Where exactly one branch may accept, a branch that accepts more may be the second one to do so.
    const others = now.filter((other) => other !== won[index]);
    return key === 'oneOf' && !others.every((other) => areDisjoint(other, won[index]!, target))
      ? found.map((one) => (one.kind === 'compatible' ? { ...one, kind: 'breaking' as const } : one))
      : found;
  });
  for (const one of lost.slice(paired))
    changes.push(
      change(`${at}/${old.indexOf(one)}`, key === 'allOf' ? 'compatible' : 'breaking', `A branch of ${key} is gone.`),
    );
  for (const one of won.slice(paired)) {
    const widens =
      key === 'anyOf' || (key === 'oneOf' && now.every((other) => other === one || areDisjoint(other, one, target)));
    changes.push(change(`${at}/${now.indexOf(one)}`, widens ? 'compatible' : 'breaking', `A branch of ${key} is new.`));
  }
  if (changes.length === 0) changes.push(...words(old, now, at, compare));
  return changes;
}

/** Only words or the order of branches differ. */
function words(old: readonly SubSchema[], now: readonly SubSchema[], at: string, compare: Compare): Change[] {
  const found =
    old.length === now.length ? old.flatMap((one, index) => compare(one, now[index]!, `${at}/${index}`)) : [];
  return weightiest(found) === 'documentation'
    ? found
    : [change(at, 'documentation', 'The branches stand in another order.')];
}

/** True when no value can be accepted by both, as far as their types or a required key with other values show it. */
function areDisjoint(a: SubSchema, b: SubSchema, target: Ways['target'], depth = 0): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === false || b === false;
  const [types, others] = [allowedTypes(a), allowedTypes(b)];
  if (types && others && [...types].every((type) => !others.has(type))) return true;
  const [values, theirs] = [allowedValues(a), allowedValues(b)];
  if (values && theirs && values.every((value) => !theirs.some((other) => equal(value, other)))) return true;
  // Definitions may refer to one another in a circle.
  if (depth > 8) return false;
  const [required, also] = [a, b].map((schema) => (schema['required'] ?? []) as readonly string[]);
  if (
    required!.some(
      (key) => also!.includes(key) && areDisjoint(propertyOf(a, key), propertyOf(b, key), target, depth + 1),
    )
  )
    return true;
  if (a['$ref'] !== undefined && areDisjoint(target(a), b, target, depth + 1)) return true;
  return b['$ref'] !== undefined && areDisjoint(a, target(b), target, depth + 1);
}

function propertyOf(schema: Schema, key: string): SubSchema {
  return optional((schema['properties'] as Record<string, unknown> | undefined)?.[key]);
}

function change(pointer: string, kind: Change['kind'], says: string): Change {
  return { pointer, kind, says };
}
