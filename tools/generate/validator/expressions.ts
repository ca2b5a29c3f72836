import { isSchema } from '../bundle.ts';
import type { Schema } from '../schema-source.ts';

/** Stands for the value in an expression until it is known how to reach it. */
export const it = '\u0001';

/** An expression that is true for values of the type. */
export function typeTest(type: string): string {
  if (type === 'null') return `${it} === null`;
  if (type === 'array') return `Array.isArray(${it})`;
  if (type === 'object') return `isObject(${it})`;
  if (type === 'integer') return `Number.isInteger(${it})`;
  if (type === 'number') return `Number.isFinite(${it})`;
  return `typeof ${it} === '${type}'`;
}

/** A few values are compared one by one; more stand in a list, which the all-errors path has in the same words. */
export function oneOf(name: string, values: readonly unknown[], constant: (list: string) => string): string {
  if (values.length > 3) return `${constant(`[${values.map(literal).join(',')}]`)}.includes(${name})`;
  return either(values.map((value) => `${name} === ${literal(value)}`));
}

/** The test of a keyword, if the schema has it. */
export function limit(schema: Schema, keyword: string, test: (value: unknown) => string): string[] {
  return schema[keyword] === undefined ? [] : [test(schema[keyword])];
}

/** All parts hold. */
export function all(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' &&\n');
}

/** One of the parts holds. */
export function either(parts: readonly string[]): string {
  return parts.length === 1
    ? parts[0]!
    : `(${parts.map((part) => (part.includes('&&') ? `(${part})` : part)).join(' || ')})`;
}

/** A scalar as code. */
export function literal(value: unknown): string {
  if (isSchema(value) || Array.isArray(value)) throw new Error('Only scalars are compared in our schemas.');
  return JSON.stringify(value);
}

/** The access to a key, as code. */
export function access(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
