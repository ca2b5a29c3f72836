import type { Schema } from './schema-source.ts';

// What stands under the keywords of a schema, with the types that JSON Schema promises there: the casts of all generators.

/** What a schema says of keys. */
export function propertiesOf(schema: Readonly<Schema>): Record<string, Schema> {
  return (schema['properties'] ?? {}) as Record<string, Schema>;
}

/** The keys that must be there. */
export function requiredOf(schema: Readonly<Schema>): readonly string[] {
  return (schema['required'] ?? []) as readonly string[];
}

/** The schemas that others refer to, by their names. */
export function definitionsOf(schema: Readonly<Schema>): Record<string, Schema> {
  return (schema['$defs'] ?? {}) as Record<string, Schema>;
}

/** The branches of a union; `undefined` for a schema that is none. */
export function branchesOf(schema: Readonly<Schema>): readonly Schema[] | undefined {
  return (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
}

/** The schema under a keyword such as `items` or `then`. */
export function schemaUnder(schema: Readonly<Schema>, keyword: string): Schema | undefined {
  return schema[keyword] as Schema | undefined;
}

/** The schemas under a keyword such as `allOf`. */
export function schemasUnder(schema: Readonly<Schema>, keyword: string): readonly Schema[] {
  return (schema[keyword] ?? []) as readonly Schema[];
}
