import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadSchemas } from '../generate/schemas.ts';
import { bundled } from './bundle.ts';

const most = 8000;

it.each(loadSchemas())('the validator of $name, with all its sentences, is at most 8 kB of gzip', async (source) => {
  const { outputFiles } = await bundled(
    `export { validate${String(source.schema['title'])} } from './generated/${source.name}.ts';`,
  );
  expect(outputFiles).toHaveLength(1);
  const size = gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(most);
});
