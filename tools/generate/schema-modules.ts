import type { Output } from './output.ts';
import type { SchemaSource } from './schema-source.ts';

/** A JavaScript twin for every schema, for programs that cannot import JSON; and the module that lists them all by id. */
export function schemaModules(sources: readonly SchemaSource[]): Output[] {
  return sources.map((source) => ({
    path: `packages/schema/src/generated/schemas/${source.path.replace('.schema.json', '').replaceAll('/', '-')}.ts`,
    text: `/* Made by tools/generate/schema-modules.ts from schemas/${source.path}; do not edit. */

/** ${String(source.schema['description'])} */
const schema: Readonly<Record<string, unknown>> = ${JSON.stringify(source.schema, null, 2)};

export default schema;
`,
  }));
}
