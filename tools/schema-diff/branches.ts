import type { Schema } from '../generate/schema-source.ts';
import { type Change, weightiest } from './change.ts';
import type { Compare } from './compare-two.ts';
import { allowedTypes, allowedValues, equal, optional, type SubSchema } from './values.ts';

/** Compares `allOf`, `anyOf` and `oneOf`: branches that are the same are set aside, the others are compared in their order. */
export function compareBranches(before: Schema, after: Schema, pointer: string, compare: Compare): Change[] {
  return (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) => {
    const at = `${pointer}/${key}`;
    const [old, now] = [before[key], after[key]] as [SubSchema[] | undefined, SubSchema[] | undefined];
    if (equal(old, now)) return [];
    if (key !== 'allOf' && old === undefined) return [change(at, 'breaking', `There is ${key} where there was none.`)];
    if (key !== 'allOf' && now === undefined) return [change(at, 'compatible', `${key} is gone.`)];
    return compareLists(key, old ?? [], now ?? [], at, compare);
  });
}

function compareLists(
  key: 'allOf' | 'anyOf' | 'oneOf',
  old: readonly SubSchema[],
  now: readonly SubSchema[],
  at: string,
  compare: Compare,
): Change[] {
  const same = (a: SubSchema, b: SubSchema): boolean =>
    [undefined, 'documentation'].includes(weightiest(compare(a, b, at)));
  const lost = old.filter((one) => !now.some((other) => same(one, other)));
  const won = now.filter((one) => !old.some((other) => same(one, other)));
  const paired = Math.min(lost.length, won.length);
  const changes = lost.slice(0, paired).flatMap((one, index) => {
    const found = compare(one, won[index]!, `${at}/${now.indexOf(won[index]!)}`);
    // Where exactly one branch may accept, a branch that accepts more may be the second one to do so.
    const others = now.filter((other) => other !== won[index]);
    return key === 'oneOf' && !others.every((other) => areDisjoint(other, won[index]!))
      ? found.map((one) => (one.kind === 'compatible' ? { ...one, kind: 'breaking' as const } : one))
      : found;
  });
  for (const one of lost.slice(paired))
    changes.push(
      change(`${at}/${old.indexOf(one)}`, key === 'allOf' ? 'compatible' : 'breaking', `A branch of ${key} is gone.`),
    );
  for (const one of won.slice(paired)) {
    const widens =
      key === 'anyOf' || (key === 'oneOf' && now.every((other) => other === one || areDisjoint(other, one)));
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
function areDisjoint(a: SubSchema, b: SubSchema): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === false || b === false;
  const [types, others] = [allowedTypes(a), allowedTypes(b)];
  if (types && others && [...types].every((type) => !others.has(type))) return true;
  const [values, theirs] = [allowedValues(a), allowedValues(b)];
  if (values && theirs && values.every((value) => !theirs.some((other) => equal(value, other)))) return true;
  const [required, also] = [a, b].map((schema) => (schema['required'] ?? []) as readonly string[]);
  return required!.some((key) => also!.includes(key) && areDisjoint(propertyOf(a, key), propertyOf(b, key)));
}

function propertyOf(schema: Schema, key: string): SubSchema {
  return optional((schema['properties'] as Record<string, unknown> | undefined)?.[key]);
}

function change(pointer: string, kind: Change['kind'], says: string): Change {
  return { pointer, kind, says };
}
