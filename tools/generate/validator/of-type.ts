import { isSchema } from '../bundle.ts';
import { propertiesOf, requiredOf } from '../keywords.ts';
import type { Schema } from '../schema-source.ts';
import { access, all, either, it, limit, oneOf } from './expressions.ts';
import { refusesUndefined } from './known-keywords.ts';
import type { Certain, Writer } from './writer.ts';

/** What the keywords ask that speak of one type only. */
export function ofType(writer: Writer, schema: Schema, type: string, certain: Certain): string[] {
  if (type === 'string') return textTests(writer, schema);
  if (type === 'number' || type === 'integer') {
    return [
      ...limit(schema, 'minimum', (value) => `${it} >= ${value}`),
      ...limit(schema, 'maximum', (value) => `${it} <= ${value}`),
    ];
  }
  if (type === 'array') return listTests(writer, schema);
  return type === 'object' ? objectTests(writer, schema, certain) : [];
}

function textTests(writer: Writer, schema: Schema): string[] {
  const pattern = schema.pattern;
  return [
    ...limit(schema, 'minLength', (value) => `${it}.length >= ${value}`),
    ...limit(schema, 'maxLength', (value) => `(${it}.length <= ${value} || [...${it}].length <= ${value})`),
    ...(pattern === undefined
      ? []
      : [`${writer.constant('pattern', `new RegExp(${JSON.stringify(pattern)}, 'u')`)}.test(${it})`]),
  ];
}

function listTests(writer: Writer, schema: Schema): string[] {
  const { items } = schema;
  return [
    ...limit(schema, 'minItems', (value) => `${it}.length >= ${value}`),
    ...limit(schema, 'maxItems', (value) => `${it}.length <= ${value}`),
    ...(items === undefined ? [] : [`every(${it}, ${writer.call(items)})`]),
    ...(schema.uniqueItems === true ? [`new Set(${it}).size === ${it}.length`] : []),
  ];
}

/** Objects have a function of their own, unless they are the argument of the function that is being written. */
function objectTests(writer: Writer, schema: Schema, certain: Certain): string[] {
  const properties = propertiesOf(schema);
  const required = requiredOf(schema);
  const parts: string[] = [];
  // A key whose own check refuses `undefined` needs no check of its presence.
  for (const key of required) {
    if (!refusesUndefined(properties[key], writer.definitions)) parts.push(`${it}${access(key)} !== undefined`);
  }
  for (const [key, inner] of Object.entries(properties)) {
    if (key in Object.prototype) throw new Error(`A key called ${key} would be found on every object.`);
    const there = required.includes(key) || certain.keys?.has(key) === true;
    parts.push(...propertyTests(writer, key, inner, there));
  }
  const keys = testOfKeys(writer, schema, Object.keys(properties));
  return keys === '' ? parts : [...parts, `everyKey(${it}, ${keys})`];
}

function propertyTests(writer: Writer, key: string, schema: Schema, there: boolean): string[] {
  // An object inside this one is asked by a function, so that one variable is enough here.
  const deep = 'properties' in schema || 'additionalProperties' in schema || 'propertyNames' in schema;
  const test = deep ? `${writer.call(schema)}(${it})` : writer.holds(schema, {});
  if (test === '') return [];
  if (/\bv[.[]/.test(test)) throw new Error(`What ${key} holds needs a definition of its own.`);
  const whole = there ? test : either([`${it} === undefined`, test]);
  const value = `v${access(key)}`;
  const uses = whole.split(it).length - 1;
  return [uses === 1 ? whole.replace(it, value) : whole.replace(it, `(x = ${value})`).replaceAll(it, 'x')];
}

function testOfKeys(writer: Writer, schema: Schema, allowed: readonly string[]): string {
  const rest = schema.additionalProperties;
  const names = schema.propertyNames;
  const parts: string[] = [];
  if (names) parts.push(writer.holds(names, { type: 'string' }).replaceAll(it, 'k'));
  if (rest === false) parts.push(oneOf('k', allowed, (value) => writer.constant('keys', value)));
  else if (isSchema(rest)) {
    if (allowed.length > 0)
      throw new Error('additionalProperties with a schema beside properties is not in our schemas.');
    parts.push(`${writer.call(rest)}(v[k])`);
  }
  return parts.length === 0 ? '' : `(v, k) => ${all(parts)}`;
}
