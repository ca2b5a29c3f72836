import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleCopy, reportOn } from '../example-dataset.ts';

/** What is said of manifests that have no trace, where the configuration leaves out what it is told to. */
async function alone(folder: string, ignore: readonly string[]): Promise<string[]> {
  writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify({ ignore }));
  const { results } = await reportOn(folder);
  return results
    .flatMap(({ findings }) => findings.map(({ message }) => message))
    .filter((message) => message.includes('no trace beside it'));
}

it('does not call a manifest alone whose trace the configuration leaves out', async () => {
  expect(await alone(exampleCopy(), ['csv-totals/trace.json'])).toEqual([]);
});

it('calls a manifest alone where what is left out beside it is no trace', async () => {
  const folder = exampleCopy();
  rmSync(join(folder, 'csv-totals/trace.json'));
  writeFileSync(join(folder, 'csv-totals/notes.json'), '{"a": 1}');
  expect(await alone(folder, ['csv-totals/notes.json'])).toHaveLength(1);
});
