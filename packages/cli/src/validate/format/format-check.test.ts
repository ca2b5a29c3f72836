import { formats } from '@trace-formats/schema';
import { expect, it } from 'vitest';
import { checkOf } from './format-check.ts';

it.each(formats)('checks what has a schema, and nothing else: $id', async ({ id, schema }) => {
  const check = await checkOf(id);
  expect(check !== undefined).toBe(schema !== null);
  if (check !== undefined) expect(check.validate(1)).not.toEqual([]);
});
