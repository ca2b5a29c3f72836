import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inOrder } from './key-order.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../../schemas/report/v1/report.schema.json', import.meta.url), 'utf8'),
);

/** Every key that a schema names, of a report or of anything in one. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as { readonly properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(keysIn)];
}

it.each([...new Set(keysIn(schema))])('gives the key %s a place before those that it does not know', (key) => {
  expect(Object.keys(inOrder({ '!': 0, [key]: 0 }))).toEqual([key, '!']);
});
