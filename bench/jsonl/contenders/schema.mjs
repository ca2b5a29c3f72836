import { readFileSync } from 'node:fs';

/** The Forsy trace schema. */
export const schema = JSON.parse(
  readFileSync(new URL('../../../schemas/forsy/v0.1/trace.schema.json', import.meta.url), 'utf8'),
);
