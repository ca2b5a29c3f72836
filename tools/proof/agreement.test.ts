import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import { validator as schemasafe } from '@exodus/schemasafe';
import { validate as hyperjump, registerSchema } from '@hyperjump/json-schema/draft-2020-12';
import { judged, type Shape, scannerOf } from '@trace-formats/validate';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../chance/mulberry32.mjs';
import { tries } from '../chance/share.ts';
import { validatorOf } from '../fixtures/formats.ts';
import { loadFixtures } from '../fixtures/load.ts';
import { patched } from '../fixtures/patch.ts';
import { sites } from '../fixtures/sites.ts';
import { bundle } from '../generate/bundle.ts';
import { scanPlanOf } from '../generate/scanner/plans.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { mutation } from './mutate.ts';

/** Validators by the names that the file of exceptions uses. */
type Verdicts = Readonly<Record<string, (document: unknown) => boolean>>;

const { exceptions } = JSON.parse(readFileSync(new URL('./agreement.json', import.meta.url), 'utf8')) as {
  exceptions: readonly { validator: string; document: string; why: string }[];
};
const sources = loadSchemas();
const perSchema = tries(500);

it('tries at least 5,000 mutations in all', () => {
  expect(perSchema * sources.length).toBeGreaterThanOrEqual(5000);
});

describe.each(sources)('on $name all validators agree', (source) => {
  const schema = bundle(source, sources);
  const fixtures = loadFixtures(source);
  let others: Verdicts;
  let scanner: ((bytes: Uint8Array) => boolean) | undefined;
  const scanned = (shape: Shape, document: unknown): boolean => {
    scanner ??= scannerOf(scanPlanOf(shape))!.passes;
    return scanner(Buffer.from(JSON.stringify(document)));
  };

  beforeAll(async () => {
    others = await independent(structuredClone(schema));
  });

  it('about every fixture', () => {
    const documents = [...fixtures.valid, ...fixtures.invalid];
    expect(documents.flatMap(({ name, document }) => disagreements(name, document))).toEqual([]);
  });

  it(`about ${perSchema} seeded mutations`, () => {
    const chance = mulberry32(source.name.length * 7919 + 1);
    const words = [
      'other',
      ...sites(schema).flatMap(({ node, keyword }) =>
        keyword === 'enum' ? (node.enum ?? []) : keyword === 'const' ? [node.const] : [],
      ),
    ];
    const found: string[] = [];
    let refused = 0;
    for (let round = 0; round < perSchema; round++) {
      const { name, document } = fixtures.valid[Math.floor(chance() * fixtures.valid.length)]!;
      let mutant = document;
      for (let more = 0; more < 1 + Math.floor(chance() * 2); more++)
        mutant = patched(mutant, mutation(mutant, words, chance));
      if (!validatorOf(source).is(mutant)) refused += 1;
      found.push(...disagreements(`mutation ${round} of ${name}`, mutant));
    }
    expect(found).toEqual([]);
    // Mutations that are all refused, or all accepted, would prove little.
    expect(refused).toBeGreaterThan(perSchema / 20);
    expect(refused).toBeLessThan((perSchema * 19) / 20);
  });

  function disagreements(name: string, document: unknown): string[] {
    const { is, validate, standard } = validatorOf(source);
    const ours = is(document);
    const shape = standard['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
    const all: Record<string, boolean> = {
      validate: validate(document).length === 0,
      // The path that collects every fault, asked also where the fast one has already said yes.
      'all errors': judged(shape, document).length === 0,
      // The scanner may be in doubt of what is in order, and never passes what is not.
      'bytes, not parsed': ours || scanned(shape, document),
      '~standard': (standard['~standard'].validate(document) as { issues?: unknown }).issues === undefined,
    };
    for (const [validator, accepts] of Object.entries(others)) all[validator] = accepts(document);
    return Object.entries(all)
      .filter(([validator, verdict]) => verdict !== ours && !excused(validator, name))
      .map(([validator, verdict]) => `${name}: ours ${ours}, ${validator} ${verdict}: ${JSON.stringify(document)}`);
  }
});

function excused(validator: string, document: string): boolean {
  return exceptions.some((one) => one.validator === validator && one.document === document);
}

async function independent(schema: Schema): Promise<Verdicts> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  const cfworker = new Validator(structuredClone(schema) as never, '2020-12', true);
  const safe = schemasafe(structuredClone(schema) as never, { mode: 'lax', isJSON: true });
  const id = String(schema['$id']);
  registerSchema(structuredClone(schema) as never, id);
  const jumper = await hyperjump(id);
  return {
    ajv: (document) => ajv(document),
    '@cfworker/json-schema': (document) => cfworker.validate(document).valid,
    '@exodus/schemasafe': (document) => safe(document as never),
    '@hyperjump/json-schema': (document) => jumper(document as never).valid,
  };
}
