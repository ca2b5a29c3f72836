import { requiredOf } from '../keywords.ts';
import type { Schema } from '../schema-source.ts';
import { all, either, typeTest } from './expressions.ts';
import { typesOf } from './known-keywords.ts';
import { ofAnyType } from './of-any-type.ts';
import { ofType } from './of-type.ts';
import type { Certain, Writer } from './writer.ts';

/** An expression that is true when the value is what the schema describes; empty when it always is. */
export function testOf(writer: Writer, schema: Schema, certain: Certain): string {
  const types = typesOf(schema);
  const parts: string[] = [];
  const group = (type: string): string[] => ofType(writer, schema, type, certain);
  if (types && !(types.length === 1 && types[0] === certain.type)) {
    parts.push(either(types.map((type) => all([typeTest(type), ...group(type)]))));
  } else if (certain.type !== undefined) parts.push(...group(certain.type));
  else {
    for (const type of ['string', 'number', 'array', 'object']) {
      const rest = group(type);
      if (rest.length > 0) parts.push(either([`!(${typeTest(type)})`, all(rest)]));
    }
  }
  const single = types?.length === 1 ? types[0] : certain.type;
  const keys = new Set([...(certain.keys ?? []), ...requiredOf(schema)]);
  parts.push(...ofAnyType(writer, schema, { ...(single === undefined ? {} : { type: single }), keys }));
  return all(parts);
}
