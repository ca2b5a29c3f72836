import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadFixtures } from '../fixtures/load.ts';
import { bundle } from '../generate/bundle.ts';
import { configSource } from '../generate/config-schema.ts';
import type { SchemaSource } from '../generate/schema-source.ts';
import { loadOwnSchemas, loadSchemas } from '../generate/schemas.ts';
import type { Current } from './gate.ts';
import type { Released } from './released.ts';

/** Every schema that is published. */
export function publishedSchemas(): SchemaSource[] {
  return [...loadSchemas(), configSource(), ...loadOwnSchemas()];
}

/** The schemas as the release of a version keeps them, each with the documents that are valid on that day. */
export function asReleased(sources: readonly SchemaSource[], version: string): Released[] {
  return sources.map((source) => ({
    path: source.path,
    version,
    schema: source.schema,
    valid: loadFixtures(source).valid.map(({ name, document }) => ({ name, document })),
  }));
}

/** The schemas as they stand now, each with a judge for the documents of the last release. */
export function asCurrent(sources: readonly SchemaSource[]): Current[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return sources.map((source) => {
    const { $id: _address, ...schema } = bundle(source, sources);
    let validate: ReturnType<Ajv2020['compile']> | undefined;
    return {
      path: source.path,
      schema: source.schema,
      accepts(document) {
        validate ??= ajv.compile(schema);
        return validate(document) === true;
      },
    };
  });
}
