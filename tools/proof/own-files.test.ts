import { configOf, isConfigFault } from '@trace-formats/lint';
import { describe, expect, it } from 'vitest';
import { type Entries, entriesOfFile, entryOfLine } from '../../packages/cli/src/attest/signed-entries.ts';
import { baselineFault } from '../../packages/cli/src/lint/config/baseline.ts';
import { redactConfigFault } from '../../packages/cli/src/redaction/asked/redact-config.ts';
import { unguarded, unused } from '../fixtures/gaps.ts';
import { loadFixtures } from '../fixtures/load.ts';
import { oracleOf } from '../fixtures/oracle.ts';
import { redundantIn } from '../fixtures/redundant.ts';
import { bundle } from '../generate/bundle.ts';
import { configSource } from '../generate/config-schema.ts';
import type { SchemaSource } from '../generate/schema-source.ts';
import { loadOwnSchemas } from '../generate/schemas.ts';

const own = loadOwnSchemas();
const ownSource = (name: string): SchemaSource => {
  const source = own.find((one) => one.name === name)!;
  return { ...source, schema: bundle(source, own) };
};

describe.each([
  { what: 'a configuration of forsy-lint', source: configSource(), messageOf: ofLint },
  {
    what: 'a configuration of trace-formats redact',
    source: ownSource('redact-config'),
    messageOf: (value: unknown) => redactConfigFault(value)?.message,
  },
  {
    what: 'what review.json holds',
    source: ownSource('reviews'),
    messageOf: (value: unknown) => faultOf(entriesOfFile(value)),
  },
  {
    what: 'a line of reviews.jsonl',
    source: ownSource('review-line'),
    messageOf: (value: unknown) => faultOf(entryOfLine(value)),
  },
  { what: 'what forsy-lint-suppressions.json holds', source: ownSource('baseline'), messageOf: baselineFault },
])('$what', ({ source, messageOf }) => {
  const fixtures = loadFixtures(source);
  const accepts = oracleOf(source.schema);
  const redundant = redundantIn(source.name);
  const named = new Set(redundant.flatMap(({ places }) => places));

  it.each(fixtures.valid)('is taken by the schema and by the command: $says', ({ document }) => {
    expect(accepts(document)).toBe(true);
    expect(messageOf(document)).toBeUndefined();
  });

  it.each(fixtures.invalid)('is refused by both: $says', ({ document, findings }) => {
    expect(accepts(document)).toBe(false);
    expect(messageOf(document)).toBe(findings[0]?.message);
  });

  it('has no keyword without which every invalid one would stay refused', () => {
    const left = places(unguarded(source.schema, fixtures));
    expect(left.filter((place) => !named.has(place))).toEqual([]);
    expect([...named].filter((place) => !left.includes(place))).toEqual([]);
  });

  it('has no value, key or branch that no valid one uses', () => {
    expect(places(unused(source.schema, fixtures))).toEqual([]);
  });
});

function faultOf(read: Entries): string | undefined {
  return 'fault' in read ? read.fault : undefined;
}

function ofLint(value: unknown): string | undefined {
  const config = configOf(value);
  return isConfigFault(config) ? config.message : undefined;
}

function places(gaps: readonly { readonly place: string }[]): string[] {
  return gaps.map(({ place }) => place).filter((place) => !isNameOfRule(place));
}

// There is one entry for each rule, all alike.
function isNameOfRule(place: string): boolean {
  return place.startsWith('/$defs/rules/properties') || place.startsWith('/$defs/allowance/properties/rule/enum');
}
