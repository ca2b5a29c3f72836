import type { Schema } from '../generate/schema-source.ts';

/** A schema as it may stand inside another: `true` accepts everything, `false` nothing. */
export type SubSchema = Schema | boolean;

const annotations = new Set([
  'title',
  'description',
  'examples',
  'default',
  'deprecated',
  '$comment',
  'readOnly',
  'writeOnly',
]);

/** True for a keyword that validators ignore. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

/** True when two JSON values are the same; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** A subschema that need not be there; without it everything is accepted. */
export function optional(schema: SubSchema | undefined): SubSchema {
  return schema ?? true;
}

/** The values that `const` and `enum` leave; undefined when neither is there. */
export function allowedValues(schema: Schema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return schema.enum;
}

/** The types that a schema leaves, with `integer` beside `number` where all numbers are; undefined when any is. */
export function allowedTypes(schema: Schema): ReadonlySet<string> | undefined {
  const { type } = schema;
  if (type === undefined) return undefined;
  const types = new Set(typeof type === 'string' ? [type] : type);
  if (types.has('number')) types.add('integer');
  return types;
}

/** A value for a sentence. */
export function shownValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
