import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import type { ForsyTrace } from '@trace-formats/schema/forsy';
import type { Trajectory } from '@trace-formats/schema/trajectory';
import { forsyTrace, judged, trajectory } from '@trace-formats/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../fixtures/formats.ts';
import { loadFixtures } from '../fixtures/load.ts';
import { oracleOf } from '../fixtures/oracle.ts';
import { bundle } from '../generate/bundle.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';

// The type checker holds these four to the interface; a program of any other library may say the same.
const asSchema: StandardSchemaV1<unknown, ForsyTrace> = forsyTrace;
const asJsonSchema: StandardJSONSchemaV1<unknown, Trajectory> = trajectory;
const infers = (trace: StandardSchemaV1.InferOutput<typeof forsyTrace>): ForsyTrace => trace;
const inferred = (trace: ForsyTrace): StandardSchemaV1.InferOutput<typeof forsyTrace> => trace;

it('has the types of the interface', () => {
  expect([asSchema, asJsonSchema]).toEqual([forsyTrace, trajectory]);
  expect([infers, inferred].every((one) => typeof one === 'function')).toBe(true);
});

const sources = loadSchemas();

describe.each(sources)('the Standard Schema object of $name', (source) => {
  const { standard, validate, is } = validatorOf(source);
  const { valid, invalid } = loadFixtures(source);
  const props = (standard as StandardSchemaV1)['~standard'];

  it('says what it is', () => {
    expect(props).toMatchObject({ version: 1, vendor: 'trace-formats' });
  });

  it('gives back the very document that it accepts', async () => {
    for (const { document } of valid) {
      const result = (await props.validate(document)) as StandardSchemaV1.SuccessResult<unknown>;
      expect(result.issues).toBeUndefined();
      expect(result.value).toBe(document);
    }
  });

  it('gives an issue with message and path for every finding', async () => {
    for (const { document } of invalid) {
      const { issues } = (await props.validate(document)) as StandardSchemaV1.FailureResult;
      expect(issues.map(({ message }) => message)).toEqual(validate(document).map(({ message }) => message));
      for (const { path } of issues) expect(Array.isArray(path)).toBe(true);
    }
  });

  it('hands out its JSON Schema in the draft it is written in, as a copy, and refuses any other', () => {
    const { input, output } = standard['~standard'].jsonSchema;
    const schema = input({ target: 'draft-2020-12' }) as Schema;
    expect(output({ target: 'draft-2020-12' })).toEqual(schema);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: source.schema['$id'],
    });
    const accepts = oracleOf(schema);
    expect(valid.every(({ document }) => accepts(document))).toBe(true);
    expect(invalid.some(({ document }) => accepts(document))).toBe(false);
    for (const key of Object.keys(schema)) delete schema[key];
    expect(input({ target: 'draft-2020-12' })).not.toEqual({});
    expect(() => input({ target: 'draft-07' })).toThrow('draft-2020-12; there is no draft-07 form of them.');
    expect(() => input(undefined as never)).toThrow('draft-2020-12; there is no other form of them.');
  });

  it('says nothing of what it accepts and something of what it refuses, whatever the value', () => {
    const schema = bundle(source, sources);
    const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', ...keysOf(schema)));
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, false, '', 0, -0, 1, -1, ...wordsOf(schema)),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.string({ unit: 'binary' }),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.array(fc.tuple(key, tie('any')), { maxLength: 6 }).map(objectOf),
      ),
    })).any;
    const whole = fc.constantFrom(...valid.map(({ document }) => document));
    // A valid document with some of its keys replaced, so that the value is often valid and often nearly so.
    const overlaid = fc
      .tuple(whole, fc.array(fc.tuple(key, value), { maxLength: 2 }))
      .map(([document, entries]) => objectOf([...Object.entries(document as object), ...entries]));
    fc.assert(
      fc.property(fc.oneof(value, overlaid), (document) => {
        const accepted = is(document);
        expect(validate(document).length === 0).toBe(accepted);
        expect(judged(props2020(), document).length === 0).toBe(accepted);
      }),
      { numRuns: 300 },
    );
  });

  function props2020(): Schema {
    return standard['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  }
});

/** An object with exactly these own keys, `__proto__` included; the last of two equal ones wins. */
function objectOf(entries: readonly (readonly [key: string, value: unknown])[]): object {
  const object = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
  return object;
}

function keysOf(schema: Schema): string[] {
  return Object.keys((schema.properties ?? {}) as object);
}

function wordsOf(schema: Schema): unknown[] {
  return [...JSON.stringify(schema).matchAll(/"enum":\[([^\]]*)\]/g)].flatMap(
    ([, list]) => JSON.parse(`[${list}]`) as unknown[],
  );
}
