import { propertiesOf, requiredOf } from '../generate/keywords.ts';
import { type Files, resolved, type Standing } from './standing.ts';
import { allowedTypes, allowedValues, equal, optional } from './values.ts';

/** True when no value can be accepted by both, as far as their types or a required key with other values show it. */
export function excludeEachOther(one: Standing, other: Standing, files: Files, depth = 0): boolean {
  const [a, b] = [one.schema, other.schema];
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === false || b === false;
  const [types, theirs] = [allowedTypes(a), allowedTypes(b)];
  if (types && theirs && [...types].every((type) => !theirs.has(type))) return true;
  const [values, others] = [allowedValues(a), allowedValues(b)];
  if (values && others && values.every((value) => !others.some((another) => equal(value, another)))) return true;
  // Definitions may refer to one another in a circle.
  if (depth > 8) return false;
  const [required, also] = [requiredOf(a), requiredOf(b)];
  const excludes = (key: string): boolean =>
    also.includes(key) && excludeEachOther(propertyOf(one, key), propertyOf(other, key), files, depth + 1);
  // Keys are only asked of objects: where both accept anything else, they agree on that.
  if ((isObject(one, files) || isObject(other, files)) && required.some(excludes)) return true;
  const [named, alsoNamed] = [one, other].map((standing) => targetOf(standing, files));
  if (named && excludeEachOther(named, other, files, depth + 1)) return true;
  return alsoNamed !== undefined && excludeEachOther(one, alsoNamed, files, depth + 1);
}

/** True where a schema accepts objects and nothing else. */
function isObject(standing: Standing, files: Files, depth = 0): boolean {
  if (typeof standing.schema === 'boolean' || depth > 8) return false;
  const types = allowedTypes(standing.schema);
  if (types && [...types].every((type) => type === 'object')) return true;
  const named = targetOf(standing, files);
  return named !== undefined && isObject(named, files, depth + 1);
}

function targetOf({ schema, file }: Standing, files: Files): Standing | undefined {
  const reference = typeof schema === 'boolean' ? undefined : schema.$ref;
  return reference === undefined ? undefined : resolved(file, reference, files);
}

function propertyOf({ schema, file }: Standing, key: string): Standing {
  const properties = typeof schema === 'boolean' ? undefined : propertiesOf(schema);
  return { schema: optional(properties && Object.hasOwn(properties, key) ? properties[key] : undefined), file };
}
