import type { Schema } from './schema-source.ts';

// What stands under the keywords of a schema, with nothing where a keyword is missing.

/** What a schema says of keys. */
export function propertiesOf(schema: Readonly<Schema>): Record<string, Schema> {
  return schema.properties ?? {};
}

/** The keys that must be there. */
export function requiredOf(schema: Readonly<Schema>): readonly string[] {
  return schema.required ?? [];
}

/** The schemas that others refer to, by their names. */
export function definitionsOf(schema: Readonly<Schema>): Record<string, Schema> {
  return schema.$defs ?? {};
}

/** The branches of a union; `undefined` for a schema that is none. */
export function branchesOf(schema: Readonly<Schema>): readonly Schema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}
