import type { Shape } from '../../../packages/validate/src/shape/fault.ts';
import { propertiesOf, requiredOf } from '../keywords.ts';

/** The schemas that a schema names, by their names. */
export type Definitions = Readonly<Record<string, Shape>>;

/**
 * Every key that a schema names for one object, also in its conditions and branches; the first is the first that it describes.
 */
export function keysOf(schema: Shape, definitions: Definitions): readonly string[] {
  const keys = new Set<string>();
  addKeys(schema, definitions, keys, new Set());
  return [...keys];
}

function addKeys(schema: Shape, definitions: Definitions, keys: Set<string>, seen: Set<Shape>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const key of Object.keys(propertiesOf(schema))) keys.add(key);
  for (const key of requiredOf(schema)) keys.add(key);
  for (const inner of sameValue(schema, definitions)) addKeys(inner, definitions, keys, seen);
}

/** The schemas that are asked of the same value. */
function sameValue(schema: Shape, definitions: Definitions): Shape[] {
  const target = referred(schema, definitions);
  return [
    ...(target === undefined ? [] : [target]),
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((branches) => branches ?? []),
    ...[schema.if, schema.then, schema.else].filter((one) => one !== undefined),
  ];
}

/** The schema that another refers to, if it does. */
export function referred(schema: Shape, definitions: Definitions): Shape | undefined {
  const target = schema.$ref;
  if (target === undefined) return undefined;
  const found = definitions[target.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`The scanner finds no ${target}.`);
  return found;
}
