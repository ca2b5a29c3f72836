import { compile } from 'json-schema-to-typescript';
import { bundle, isSchema } from './bundle.ts';
import { definitionsOf, propertiesOf } from './keywords.ts';
import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';

/** TypeScript types for every schema: one file each, with the descriptions as comments. */
export async function types(sources: readonly SchemaSource[]): Promise<Output[]> {
  return Promise.all(
    sources.map(async (source) => ({
      path: `packages/schema/src/generated/${source.name}.ts`,
      text: await typesOf(source, sources),
    })),
  );
}

/** The types of one schema that stands alone, with nothing in them to be written to: for what a program only reads. */
export async function readonlyTypesOf(source: SchemaSource, from: string): Promise<string> {
  const text = await typesOf(source, [source], from);
  return text
    .replaceAll(/^(\s+)(?=(?:[\w$]+|'[^']+')\??: |\[k: string\])/gm, '$1readonly ')
    .replaceAll(/(?<=: |\| )(?=\w+\[\]|\[\s*\w+,\s)/g, 'readonly ');
}

async function typesOf(
  source: SchemaSource,
  sources: readonly SchemaSource[],
  from = `tools/generate/types.ts from schemas/${source.path}`,
): Promise<string> {
  const schema = downLevel(bundle(source, sources)) as Schema;
  const text = await compile(schema as never, String(schema.title), {
    bannerComment: `/* Made by ${from}; do not edit. */`,
    additionalProperties: true,
    // An interface of another package has no index signature, and only one of `any` lets it be assigned: messages of the
    // openai package are to be ours, and ours theirs, without a cast.
    unknownAny: source.name !== 'trajectory',
    unreachableDefinitions: false,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text.replaceAll('\r\n', '\n');
}

const onlyForValidators = new Set([
  'if',
  'then',
  'else',
  'not',
  'dependentRequired',
  '$schema',
  '$comment',
  '$id',
  'x-rule',
  'x-when',
  'x-form',
  'examples',
  'propertyNames',
]);

/**
 * Draft 2020-12 as json-schema-to-typescript can read it (draft-07): `definitions` for `$defs`, tuples for `prefixItems`,
 * nothing beside a `$ref`, no conditions. A choice between two shapes becomes a union.
 */
export function downLevel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(downLevel);
  if (!isSchema(value)) return value;
  if (typeof value.$ref === 'string') return { $ref: value.$ref.replace('#/$defs/', '#/definitions/') };
  if (isChoice(value)) {
    return {
      title: value.title,
      description: value.description,
      anyOf: [downLevel(value.then), downLevel(value.else)],
    };
  }
  // By the older draft, which `Schema` does not describe.
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$defs') result['definitions'] = mapValues(definitionsOf(value), downLevel);
    else if (key === 'properties') result[key] = mapValues(propertiesOf(value), downLevel);
    else if (key === 'prefixItems') result['items'] = downLevel(inner);
    else if (key === 'unevaluatedProperties') result['additionalProperties'] = inner;
    else if (key === 'allOf') continue;
    else if (key === 'oneOf' || key === 'anyOf') {
      const branches = (value[key] ?? []).filter((branch) => !onlyRequires(branch));
      if (branches.length > 0) result[key === 'oneOf' ? 'anyOf' : key] = downLevel(branches);
    } else if (key === 'enum' || key === 'const' || key === 'required') result[key] = inner;
    else if (!onlyForValidators.has(key)) result[key] = downLevel(inner);
  }
  // A list without limits is an array; with minItems it would become a tuple with a rest, which literals of other types never match.
  if (!('prefixItems' in value)) {
    delete result['minItems'];
    delete result['maxItems'];
  }
  // Without a word on its type a value is anything; the compiler of types would take it for an object.
  if (Object.keys(result).every((key) => key === 'title' || key === 'description')) result['tsType'] = 'unknown';
  return result;
}

function isChoice(schema: Schema): boolean {
  return schema.then?.$ref !== undefined && schema.else?.$ref !== undefined;
}

function onlyRequires(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'required');
}

function mapValues(object: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
