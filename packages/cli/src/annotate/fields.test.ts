import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stepFields, traceFields } from './fields.ts';

interface Properties {
  readonly properties: object;
}

const schema = JSON.parse(
  readFileSync(new URL('../../../../schemas/forsy/v0.1/trace.schema.json', import.meta.url), 'utf8'),
) as Properties & { readonly $defs: { readonly step: Properties } };

it('decides of every field of a step where its value may come from', () => {
  expect(Object.keys(stepFields).sort()).toEqual(Object.keys(schema.$defs.step.properties).sort());
});

it('decides so of every field of a trace, but for those that hold its parts', () => {
  const others = ['$schema', 'steps', 'summary'];
  expect([...Object.keys(traceFields), ...others].sort()).toEqual(Object.keys(schema.properties).sort());
});
