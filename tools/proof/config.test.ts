import { configOf, isConfigFault } from '@trace-formats/lint';
import { describe, expect, it } from 'vitest';
import { unguarded, unused } from '../fixtures/gaps.ts';
import { loadFixtures } from '../fixtures/load.ts';
import { oracleOf } from '../fixtures/oracle.ts';
import { configSource } from '../generate/config-schema.ts';

const source = configSource();
const fixtures = loadFixtures(source);
const accepts = oracleOf(source.schema);

describe('a configuration of forsy-lint', () => {
  it.each(fixtures.valid)('is taken by the schema and by forsy-lint: $says', ({ document }) => {
    expect(accepts(document)).toBe(true);
    expect(configOf(document)).toBe(document);
  });

  it.each(fixtures.invalid)('is refused by both: $says', ({ document, findings }) => {
    expect(accepts(document)).toBe(false);
    const fault = configOf(document);
    expect(isConfigFault(fault) && fault.message).toBe(ofConfiguration(findings[0]?.message));
  });

  it('has no keyword without which every invalid one would stay refused', () => {
    expect(places(unguarded(source.schema, fixtures))).toEqual([]);
  });

  it('has no value, key or branch that no valid one uses', () => {
    expect(places(unused(source.schema, fixtures))).toEqual([]);
  });
});

/** Whoever is told of a file of theirs is told what it is. */
function ofConfiguration(message: string | undefined): string | undefined {
  return message?.replace(/^The document is/, 'The configuration is');
}

function places(gaps: readonly { readonly place: string }[]): string[] {
  return gaps.map(({ place }) => place).filter((place) => !isNameOfRule(place));
}

// There is one entry for each rule, all alike.
function isNameOfRule(place: string): boolean {
  return place.startsWith('/$defs/rules/properties') || place.startsWith('/$defs/allowance/properties/rule/enum');
}
