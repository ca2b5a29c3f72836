import { judged } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../fixtures/formats.ts';
import { loadFixtures, wholeDocuments } from '../fixtures/load.ts';
import { loadSchemas } from '../generate/schemas.ts';

const sources = loadSchemas();

describe.each(sources)('the fixtures of $name', (source) => {
  const fixtures = loadFixtures(source);
  const validator = validatorOf(source);

  it('has valid and invalid ones, and a smallest one', () => {
    expect(fixtures.invalid.length).toBeGreaterThan(0);
    expect(wholeDocuments(fixtures).some(({ name }) => /minimal\.json$/.test(name))).toBe(true);
  });

  it.each(fixtures.valid)('accepts $name: $says', ({ document }) => {
    expect(validator.validate(document)).toEqual([]);
    expect(validator.is(document)).toBe(true);
  });

  it('refuses every invalid one with exactly its findings', () => {
    const found = fixtures.invalid.map(({ name, says, document }) => ({
      name,
      says,
      findings: validator.validate(document).map(({ rule, pointer, message }) => ({ rule, pointer, message })),
    }));
    expect(found).toEqual(fixtures.invalid.map(({ name, says, findings }) => ({ name, says, findings })));
    expect(fixtures.invalid.filter(({ document }) => validator.is(document)).map(({ name }) => name)).toEqual([]);
  });

  it('expects something of every invalid one, and never the same document twice', () => {
    expect(fixtures.invalid.filter(({ findings }) => findings.length === 0).map(({ name }) => name)).toEqual([]);
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, document } of [...fixtures.valid, ...fixtures.invalid]) {
      const text = JSON.stringify(document);
      if (seen.has(text)) twice.push(`${name} is ${seen.get(text)}`);
      seen.set(text, name);
    }
    expect(twice).toEqual([]);
  });

  it('says everything in whole sentences that name the place', () => {
    for (const { document } of fixtures.invalid) {
      for (const { message, fix, why } of validator.validate(document)) {
        for (const sentence of [message, fix, why]) {
          expect(sentence).toMatch(/^[A-Z`].*\.$/s);
          expect(sentence).not.toMatch(/undefined|\[object|NaN| {2}/);
        }
      }
    }
  });

  it('throws the same findings from the asserting function, and gives them as issues', () => {
    const { document } = fixtures.invalid[0]!;
    expect(() => validator.assert(document)).toThrow(fixtures.invalid[0]!.findings[0]!.message);
    const shape = validator.standard['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
    expect(judged(shape, document).map(({ finding }) => finding)).toEqual(validator.validate(document));
    expect(() => validator.assert(fixtures.valid[0]!.document)).not.toThrow();
  });
});
