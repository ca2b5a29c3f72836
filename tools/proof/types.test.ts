import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../packages/validate/src/shape/fault.ts';
import { faults } from '../../packages/validate/src/shape/faults.ts';
import { validatorOf } from '../fixtures/formats.ts';
import { loadFixtures } from '../fixtures/load.ts';
import type { SchemaSource } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { complaintsOf } from './compile.ts';

const sources = loadSchemas();

/** One document as a literal of its type. */
interface Literal {
  readonly name: string;
  readonly compiles: boolean;
  readonly text: string;
}

/** Keywords of which TypeScript has no notion: forms, ranges, lengths, the names of keys in a map. */
const beyondTypes = new Set([
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'propertyNames',
]);

/** Rules that hold in some cases only; the types say what holds in all. */
const conditional = new Set<unknown>([
  'user-message-eval-is-zero',
  'user-message-fields-are-null',
  'user-message-invariants',
  'feedback-belongs-to-user-messages',
  'message-roles-belong-to-user-messages',
  'content-null-only-with-calls',
]);

let broken: ReadonlySet<string>;
let compiled: readonly Literal[];

beforeAll(() => {
  const files = new Map(sources.map((source) => [`literals-${source.name}.ts`, literalsOf(source)]));
  compiled = [...files.values()].flat();
  broken = namesOfBroken(files);
});

it('compiles every valid fixture as a literal of its type', () => {
  const valid = compiled.filter(({ compiles, name }) => compiles && /\/valid\//.test(name));
  expect(valid.length).toBeGreaterThan(100);
  expect(valid.filter(({ name }) => broken.has(name)).map(({ name }) => name)).toEqual([]);
});

it('compiles no invalid fixture whose fault a type can say', () => {
  const invalid = compiled.filter(({ compiles }) => !compiles);
  expect(invalid.length).toBeGreaterThan(500);
  expect(invalid.filter(({ name }) => !broken.has(name)).map(({ name }) => name)).toEqual([]);
});

it('compiles the invalid ones whose faults are all beyond types: that is the whole list of what types leave open', () => {
  const beyond = compiled.filter(({ compiles, name }) => compiles && /\/invalid\//.test(name));
  expect(beyond.length).toBeGreaterThan(100);
  expect(beyond.filter(({ name }) => broken.has(name)).map(({ name }) => name)).toEqual([]);
});

describe('the messages of a trajectory', () => {
  it('are those of the openai package but for what is left out by name', () => {
    const program = readFileSync(new URL('openai.types.ts', import.meta.url), 'utf8');
    expect(complaintsOf(new Map([['openai.types.ts', program]]))).toEqual([]);
  });
});

function literalsOf(source: SchemaSource): Literal[] {
  const { valid, invalid } = loadFixtures(source);
  const shape = validatorOf(source).standard['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  return [
    ...valid.map(({ name, document }) => ({ name, compiles: true, document })),
    ...invalid.map(({ name, document }) => ({
      name,
      compiles: faults(shape, document).every(isBeyondTypes),
      document,
    })),
  ]
    .map(({ name, compiles, document }) => ({ name, compiles, text: JSON.stringify(document) }))
    .filter(({ text }) => !text.includes('"__proto__"'));
}

function isBeyondTypes({ keyword, shape, value }: Fault): boolean {
  if (beyondTypes.has(keyword) || 'x-when' in shape || conditional.has(shape['x-rule'])) return true;
  // One of several keys is needed.
  if (keyword === 'anyOf') return JSON.stringify(shape.anyOf).includes('"required"');
  // A whole number is a number to TypeScript.
  return keyword === 'type' && typeof value === 'number' && [shape.type].flat().includes('integer');
}

/** Type-checks all literals in one program, one line for each, and says on which lines something is wrong. */
function namesOfBroken(files: ReadonlyMap<string, readonly Literal[]>): Set<string> {
  const texts = [...files].map(([name, literals]): [string, string] => {
    const source = sources.find((one) => name === `literals-${one.name}.ts`)!;
    const type = String(source.schema.title);
    const lines = literals.map(({ text }, index) => `export const v${index}: ${type} = ${text};`);
    return [name, [`import type { ${type} } from '@trace-formats/schema/${source.name}';`, ...lines].join('\n')];
  });
  return new Set(
    complaintsOf(new Map(texts)).map(({ file, line, message }) => {
      const literal = files.get(file)?.[line - 1];
      if (literal === undefined) throw new Error(message);
      return literal.name;
    }),
  );
}
