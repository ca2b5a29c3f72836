import { configOf, isConfigFault } from '@trace-formats/lint';
import { describe, expect, it } from 'vitest';
import { redactConfigFault } from '../../packages/cli/src/redaction/redact-config.ts';
import { unguarded, unused } from '../fixtures/gaps.ts';
import { loadFixtures } from '../fixtures/load.ts';
import { oracleOf } from '../fixtures/oracle.ts';
import { configSource } from '../generate/config-schema.ts';
import { loadConfigSchemas } from '../generate/schemas.ts';

const [redact] = loadConfigSchemas();

describe.each([
  { command: 'forsy-lint', source: configSource(), messageOf: ofLint },
  {
    command: 'trace-formats redact',
    source: redact!,
    messageOf: (value: unknown) => redactConfigFault(value)?.message,
  },
])('a configuration of $command', ({ source, messageOf }) => {
  const fixtures = loadFixtures(source);
  const accepts = oracleOf(source.schema);

  it.each(fixtures.valid)('is taken by the schema and by the command: $says', ({ document }) => {
    expect(accepts(document)).toBe(true);
    expect(messageOf(document)).toBeUndefined();
  });

  it.each(fixtures.invalid)('is refused by both: $says', ({ document, findings }) => {
    expect(accepts(document)).toBe(false);
    expect(messageOf(document)).toBe(findings[0]?.message);
  });

  it('has no keyword without which every invalid one would stay refused', () => {
    expect(places(unguarded(source.schema, fixtures))).toEqual([]);
  });

  it('has no value, key or branch that no valid one uses', () => {
    expect(places(unused(source.schema, fixtures))).toEqual([]);
  });
});

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
