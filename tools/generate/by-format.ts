import { type FormatId, formats } from '@trace-formats/schema';
import type { Output } from './output.ts';
import type { SchemaSource } from './schema-source.ts';
import { lower } from './validators.ts';

/**
 * What belongs to each format that has a schema: its validator, and how the commands load the validator or the plan of a scan
 * alone.
 */
export function byFormat(sources: readonly SchemaSource[]): Output[] {
  const rows = formats.flatMap(({ id, schema }) => (schema === null ? [] : [rowOf(id, schema, sources)]));
  return [
    { path: 'packages/validate/src/generated/by-format.ts', text: validators(rows) },
    { path: 'packages/cli/src/generated/validators.ts', text: validatorLoaders(rows) },
    { path: 'packages/cli/src/generated/plans.ts', text: planLoaders(rows) },
  ];
}

interface Row {
  readonly id: FormatId;
  /** The address of the schema's parts, and the file that holds them. */
  readonly name: string;
  /** The name of its type, from which those of its functions follow. */
  readonly type: string;
}

function rowOf(id: FormatId, path: string, sources: readonly SchemaSource[]): Row {
  const source = sources.find((one) => one.path === path);
  if (source === undefined)
    throw new Error(
      `The row of ${id} in packages/schema/src/formats.ts names schemas/${path}, which has no row in tools/generate/schemas.ts.`,
    );
  return { id, name: source.name, type: String(source.schema['title']) };
}

const madeFrom = '/* Made by tools/generate/by-format.ts from the table of formats; do not edit. */\n';

function validators(rows: readonly Row[]): string {
  const imports = rows.map(({ name, type }) => `import { is${type}, ${lower(type)}Shape } from './${name}.ts';`);
  return `${madeFrom}
import type { FormatId } from '@trace-formats/schema';
import type { Shape } from '../shape/fault.ts';
${imports.join('\n')}

/** What says fast whether all is well, and what tells every fault where it is not. */
export type Validator = readonly [accepts: (value: unknown) => boolean, shape: Shape];

/** The validator of each format that has a schema. */
export const validators: { readonly [Id in FormatId]?: Validator } = {
${rows.map(({ id, type }) => `  '${id}': [is${type}, ${lower(type)}Shape],\n`).join('')}};
`;
}

function validatorLoaders(rows: readonly Row[]): string {
  const loaders = rows.map(
    ({ id, name, type }) => `  '${id}': async () => {
    const room = await import('@trace-formats/validate/${name}');
    return { validate: room.validate${type}, accepts: room.is${type} };
  },
`,
  );
  return `${madeFrom}
import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';

/** What tells every fault of a document, and what only says whether there is one. */
export interface Validator {
  readonly validate: (value: unknown) => Finding[];
  readonly accepts: (value: unknown) => boolean;
}

/** Loads the validator of a format, and that of no other. */
export const validators: { readonly [Id in FormatId]?: () => Promise<Validator> } = {
${loaders.join('')}};
`;
}

function planLoaders(rows: readonly Row[]): string {
  return `${madeFrom}
import type { FormatId } from '@trace-formats/schema';
import type { ScanPlan } from '@trace-formats/validate';

/** Loads the plan by which bytes of a format are scanned, and that of no other. */
export const plans: { readonly [Id in FormatId]?: () => Promise<{ readonly plan: ScanPlan }> } = {
${rows.map(({ id, name }) => `  '${id}': () => import('@trace-formats/validate/plans/${name}'),\n`).join('')}};
`;
}
