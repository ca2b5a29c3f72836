import type { Schema } from '../schema-source.ts';
import { resolved, tagOf } from '../tags.ts';
import { either, it, literal, oneOf } from './expressions.ts';
import { ofOneType, scalarItems, tested } from './known-keywords.ts';
import type { Certain, Writer } from './writer.ts';

/** What the keywords ask that speak of values of any type. */
export function ofAnyType(writer: Writer, schema: Schema, certain: Certain): string[] {
  const parts: string[] = [];
  for (const [keyword, value] of tested(schema)) {
    if (keyword === '$ref') parts.push(testOfReference(writer, String(value), certain));
    else if (keyword === 'const') parts.push(`${it} === ${literal(value)}`);
    else if (keyword === 'enum') parts.push(oneOf(it, value as unknown[], (list) => writer.constant('words', list)));
    else if (keyword === 'oneOf' || keyword === 'anyOf')
      parts.push(testOfUnion(writer, schema[keyword] ?? [], certain));
    else if (keyword === 'allOf') for (const part of schema.allOf ?? []) parts.push(writer.holds(part, certain));
    else if (keyword === 'if') parts.push(testOfCondition(writer, schema, certain));
    else if (keyword === 'minLength' && value !== 1 && value !== 0)
      // Half a pair of surrogates would count for a whole character.
      throw new Error('Texts of more than one character at least are not in our schemas.');
    else if (keyword === 'uniqueItems' && !scalarItems(schema))
      throw new Error('uniqueItems is known for lists of numbers or texts only.');
    else if (!ofOneType.has(keyword)) {
      throw new Error(
        `The validator generator does not know the keyword ${keyword} with the value ${JSON.stringify(value)}.`,
      );
    }
  }
  return parts.filter((part) => part !== '');
}

function testOfCondition(writer: Writer, schema: Schema, certain: Certain): string {
  const asked = (part: Schema = {}): string => writer.holds(part, certain);
  const [test, then, otherwise] = [asked(schema.if), asked(schema.then), asked(schema.else)];
  if (test === '') throw new Error('A condition that always holds is not in our schemas.');
  if (otherwise === '') return then === '' ? '' : either([`!(${test})`, then]);
  return then === '' ? either([test, otherwise]) : `(${test} ? ${then} : ${otherwise})`;
}

function testOfUnion(writer: Writer, branches: readonly Schema[], certain: Certain): string {
  if (tagOf(branches, writer.definitions) !== undefined) return `${writer.call({ anyOf: branches })}(${it})`;
  return either(branches.map((branch) => writer.holds(branch, certain) || 'true'));
}

function testOfReference(writer: Writer, target: string, certain: Certain): string {
  const definition = resolved({ $ref: target }, writer.definitions);
  const shallow = !('properties' in definition || 'oneOf' in definition || 'if' in definition);
  // Inside the function of the same object its parts are asked in place.
  const same = certain.type === 'object';
  return shallow || same ? writer.holds(definition, certain) : `${writer.call({ $ref: target })}(${it})`;
}
