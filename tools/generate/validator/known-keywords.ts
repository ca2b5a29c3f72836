import { decisive } from '../describing.ts';
import type { Schema } from '../schema-source.ts';
import { resolved } from '../tags.ts';

/** The keywords that speak of values of one type only. */
export const ofOneType: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
]);

/** The keywords that are asked of a value. What follows from a condition is asked with it. */
export function tested(schema: Schema): [keyword: string, value: unknown][] {
  return decisive(schema).filter(([keyword]) => keyword !== 'then' && keyword !== 'else');
}

/** The types that a value may have; `undefined` where the schema says nothing of types. */
export function typesOf(schema: Schema): readonly string[] | undefined {
  const type = schema.type;
  return type === undefined ? undefined : ([type].flat() as string[]);
}

/** True for a list of numbers or texts, which a set can tell apart. */
export function scalarItems(schema: Schema): boolean {
  const types = typesOf(schema.items ?? {});
  return types?.every((type) => type === 'integer' || type === 'number' || type === 'string') === true;
}

/** True for a schema that refuses `undefined`, so that the presence of its key needs no test. */
export function refusesUndefined(schema: Schema | undefined, definitions: Record<string, Schema>): boolean {
  if (!schema) return false;
  const real = resolved(schema, definitions);
  return ['type', 'const', 'enum', 'anyOf', 'oneOf'].some((keyword) => keyword in real);
}
