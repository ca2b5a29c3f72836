import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { draftOf } from './draft.ts';
import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';

/** The base of every `$id`: ids are addresses that never change once a version is released. */
export const idBase = 'https://trace-formats.github.io/schemas/';

const written: readonly (readonly [name: string, path: string])[] = [
  ['open-token', 'open-token/v0.1/document.schema.json'],
  ['open-token-record', 'open-token/v0.1/record.schema.json'],
  ['trajectory', 'trajectory/v1/trajectory.schema.json'],
  ['forsy', 'forsy/v0.1/trace.schema.json'],
  ['forsy-manifest', 'forsy/v0.1/manifest.schema.json'],
  ['forsy-legacy', 'forsy/legacy/trace.schema.json'],
  ['forsy-legacy-manifest', 'forsy/legacy/manifest.schema.json'],
  ['report', 'report/v1/report.schema.json'],
  ['receipt', 'receipt/v1/receipt.schema.json'],
];

/** Schemas of what only a command of ours reads: not formats, so that no validator of their own is made of them. */
const ofOurOwn: readonly (readonly [name: string, path: string])[] = [
  ['redact-config', 'redact-config/v1/config.schema.json'],
  ['reviews', 'review/v1/reviews.schema.json'],
  ['review-line', 'review/v1/line.schema.json'],
  ['baseline', 'baseline/v1/suppressions.schema.json'],
];

/** Where the generated draft schema stands: it is the strict one with seven judgements allowed to be missing. */
export const draftPath = 'forsy/v0.1/trace.draft.schema.json';

/** Reads the written schemas and derives the draft from the strict one, in the order of the format table. */
export function loadSchemas(): SchemaSource[] {
  const sources = written.map(([name, path]) => ({ name, path, schema: readSchema(path) }));
  const strict = sources.find((source) => source.name === 'forsy')!;
  const draft = { name: 'forsy-draft', path: draftPath, schema: draftOf(strict.schema, idBase + draftPath) };
  sources.splice(sources.indexOf(strict) + 1, 0, draft);
  return sources;
}

/** The written schemas of what only our commands read; that of the configuration of forsy-lint is made from its rules. */
export function loadOwnSchemas(): SchemaSource[] {
  return ofOurOwn.map(([name, path]) => ({ name, path, schema: readSchema(path) }));
}

/** Refuses a schema that somebody wrote and of which nothing would be made: it has no row above. */
export function refuseWithoutRow(outputs: readonly Output[]): void {
  const known = new Set([
    ...[...written, ...ofOurOwn].map(([, path]) => `schemas/${path}`),
    ...outputs.map(({ path }) => path),
  ]);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.schema.json') && !path.startsWith('schemas/released/'));
  for (const path of found.sort())
    if (!known.has(path))
      throw new Error(`Nothing would be made of ${path}: give it a row in tools/generate/schemas.ts.`);
}

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));

function readSchema(path: string): Schema {
  return JSON.parse(readFileSync(folder + path, 'utf8')) as Schema;
}
