import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formats } from '@trace-formats/schema';
import { expect, it } from 'vitest';
import { validatorOf } from '../fixtures/formats.ts';
import { loadSchemas } from '../generate/schemas.ts';

const sources = loadSchemas();
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

// What people import by name and read about stands in files that nothing generates.
it('names every schema where people look for it', () => {
  const index = read('packages/schema/src/index.ts');
  const readme = read('schemas/README.md');
  const missing = sources.flatMap(({ name, path }) => [
    ...(!formats.some(({ schema }) => schema === path) || index.includes(`'./generated/${name}.ts'`)
      ? []
      : [`Export the types of generated/${name}.ts in packages/schema/src/index.ts.`]),
    ...([path, `${dirname(path)}/*.schema.json`].some((row) => readme.includes(`| \`${row}\``))
      ? []
      : [`Give schemas/${path} a row in schemas/README.md.`]),
  ]);
  expect(missing).toEqual([]);
});

it('exports the validator of every schema', () => {
  expect(() => sources.map(validatorOf)).not.toThrow();
});
