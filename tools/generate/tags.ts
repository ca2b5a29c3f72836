import { propertiesOf, requiredOf } from './keywords.ts';
import type { Schema } from './schema-source.ts';

/** The property by whose constant the branches of a union can be told apart, or undefined. */
export function tagOf(branches: readonly Schema[], definitions: Record<string, Schema>): string | undefined {
  const first = resolved(branches[0]!, definitions);
  const candidates = Object.keys(propertiesOf(first));
  return candidates.find((key) => {
    const values = branches.flatMap((branch) => tagValues(branch, key, definitions));
    return (
      branches.every((branch) => tagValues(branch, key, definitions).length > 0) &&
      new Set(values).size === values.length
    );
  });
}

/** The values that the tag has in one branch. */
export function tagValues(branch: Schema, tag: string, definitions: Record<string, Schema>): unknown[] {
  const schema = resolved(branch, definitions);
  if (!requiredOf(schema).includes(tag)) return [];
  const property = propertiesOf(schema)[tag];
  if (!property) return [];
  if ('const' in property) return [property.const];
  return Array.isArray(property.enum) ? property.enum : [];
}

/** The schema itself, or the definition that it refers to. */
export function resolved(schema: Schema, definitions: Record<string, Schema>): Schema {
  const target = schema.$ref;
  if (typeof target !== 'string') return schema;
  const found = definitions[target.replace('#/$defs/', '')];
  if (!found) throw new Error(`There is no ${target}.`);
  return found;
}
