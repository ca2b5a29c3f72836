import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';

/** The words of which Forsy v0.1 takes one, for migrations: a table costs a start less than the schema that it is read from. */
export function forsyWords(sources: readonly SchemaSource[]): Output {
  const source = sources.find(({ name }) => name === 'forsy')!;
  const rows = Object.entries(source.schema.$defs!).flatMap(([definition, schema]) => [
    ...rowOf(definition, schema),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, below]) => rowOf(`${definition}.${field}`, below)),
  ]);
  const text = `/* Made by tools/generate/forsy-words.ts from schemas/${source.path}; do not edit. */

/** The words of which v0.1 takes one, by the definition in its schema and the field; null is no word. */
export const forsyWords: Readonly<Record<${rows.map(([name]) => `'${name}'`).join(' | ')}, readonly string[]>> = {
${rows.map(([name, words]) => `  '${name}': ['${words.join("', '")}'],\n`).join('')}};
`;
  return { path: 'packages/convert/src/generated/forsy-words.ts', text };
}

function rowOf(name: string, { enum: listed = [] }: Schema): (readonly [name: string, words: readonly string[]])[] {
  const words = listed.filter((word) => typeof word === 'string');
  return words.length === 0 ? [] : [[name, words]];
}
