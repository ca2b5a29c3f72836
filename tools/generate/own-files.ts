import type { Output } from './output.ts';
import { loadConfigSchemas } from './schemas.ts';
import { readonlyTypesOf } from './types.ts';

/** Of the schema of what `trace-formats redact --config` reads, its type and its shape without the words. */
export async function redactConfig(): Promise<Output[]> {
  const source = loadConfigSchemas().find(({ name }) => name === 'redact-config')!;
  const from = `tools/generate/redact-config.ts from schemas/${source.path}`;
  const shape = JSON.stringify(source.schema, (key, value: unknown) =>
    key === 'description' || key === 'examples' ? undefined : value,
  );
  return [
    { path: 'packages/cli/src/generated/redact-config-type.ts', text: await readonlyTypesOf(source, from) },
    {
      path: 'packages/cli/src/generated/redact-config-shape.ts',
      text: [
        `/* Made by ${from}; do not edit. */`,
        "import type { Shape } from '@trace-formats/validate';",
        '',
        '/** What a configuration may hold. */',
        `export const redactConfigShape: Shape = ${shape};`,
        '',
      ].join('\n'),
    },
  ];
}
