import { judged } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../fixtures/formats.ts';
import { unguarded, unused } from '../fixtures/gaps.ts';
import { loadFixtures } from '../fixtures/load.ts';
import { type Loosening, looseningsOf } from '../fixtures/loosenings.ts';
import { oracleOf } from '../fixtures/oracle.ts';
import { redundantIn } from '../fixtures/redundant.ts';
import { bundle } from '../generate/bundle.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';

const sources = loadSchemas();

describe.each(sources)('every keyword of $name', (source) => {
  const schema = bundle(source, sources);
  const fixtures = loadFixtures(source);
  const own = redundantIn(source.name);
  const named = new Set(own.flatMap(({ places }) => places));

  it('refuses something: without it an invalid fixture is valid', () => {
    const places = unguarded(schema, fixtures).map(({ place }) => place);
    // Run `npx tsx tools/propose-fixtures.ts` for the fixtures that are wanted.
    expect(places.filter((place) => !named.has(place))).toEqual([]);
    expect([...named].filter((place) => !places.includes(place))).toEqual([]);
  });

  it('chooses something where it stands in a condition: without it the findings on a fixture change', () => {
    const shape = validatorOf(source).standard['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
    const before = verdicts(shape);
    const idle = looseningsOf(shape)
      .filter(({ site }) => site.chooses)
      .filter((loosening) => loosening.under(() => verdicts(shape)) === before);
    expect(idle.map(({ place }) => place)).toEqual([]);
  });

  it('allows what it allows: with one type, value, branch or key fewer a valid fixture is invalid', () => {
    expect(unused(schema, fixtures).map(({ place }) => place)).toEqual([]);
  });

  it.each(own.filter(({ proves }) => proves !== false))('refuses something together: $places', ({ places }) => {
    const accepts = oracleOf(schema);
    const group = places.map((place) => looseningsOf(schema).find((loosening) => loosening.place === place)!);
    expect(together(group, () => fixtures.invalid.some(({ document }) => accepts(document)))).toBe(true);
  });

  function verdicts(shape: Schema): string {
    return JSON.stringify(
      [...fixtures.valid, ...fixtures.invalid].map(({ document }) =>
        judged(shape, document).map(({ finding }) => [finding.pointer, finding.message]),
      ),
    );
  }
});

function together<Answer>(group: readonly Loosening[], question: () => Answer): Answer {
  const [first, ...rest] = group;
  return first === undefined ? question() : first.under(() => together(rest, question));
}
