import { bareOf } from './bare.ts';
import { bundle } from './bundle.ts';
import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';
import { loadOwnSchemas } from './schemas.ts';
import { readonlyTypesOf } from './types.ts';

/** Where the type and the shape of each file go that a command of ours reads: to whoever works with it, and to whoever reads it. */
const places: readonly { readonly name: string; readonly type?: string; readonly shape: string }[] = [
  {
    name: 'redact-config',
    type: 'packages/cli/src/generated/redact-config-type.ts',
    shape: 'packages/cli/src/generated/redact-config-shape.ts',
  },
  { name: 'reviews', shape: 'packages/cli/src/generated/reviews-shape.ts' },
  {
    name: 'review-line',
    type: 'packages/lint/src/generated/review-type.ts',
    shape: 'packages/cli/src/generated/review-line-shape.ts',
  },
  {
    name: 'baseline',
    type: 'packages/lint/src/generated/baseline-type.ts',
    shape: 'packages/cli/src/generated/baseline-shape.ts',
  },
];

/** Of the schemas of what our commands read of people and of themselves, the types and the shapes without the words. */
export async function ownFiles(): Promise<Output[]> {
  const sources = loadOwnSchemas();
  const outputs = places.map(async ({ name, type, shape }): Promise<Output[]> => {
    const source = sources.find((one) => one.name === name)!;
    const schema = bundle(source, sources);
    const from = `tools/generate/own-files.ts from schemas/${source.path}`;
    return [
      { path: shape, text: shapeText(name, schema, from) },
      ...(type === undefined
        ? []
        : [{ path: type, text: await readonlyTypesOf(asUnion({ ...source, schema }), from) }]),
    ];
  });
  return (await Promise.all(outputs)).flat();
}

function shapeText(name: string, schema: Schema, from: string): string {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `/* Made by ${from}; do not edit. */`,
    "import type { Shape } from '@trace-formats/validate';",
    '',
    `/** ${String(schema.description)} */`,
    `export const ${constant}Shape: Shape = ${JSON.stringify(bareOf(schema))};`,
    '',
  ].join('\n');
}

/** What is one thing or another by a condition is a union as a type. */
export function asUnion(source: SchemaSource): SchemaSource {
  const { then, else: otherwise, type, ...schema } = source.schema;
  if (then === undefined) return source;
  return { ...source, schema: { ...schema, anyOf: [then, ...(otherwise === undefined ? [] : [otherwise])] } };
}
