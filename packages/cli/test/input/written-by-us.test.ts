import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { examples } from '../example-dataset.ts';
import { runHere } from '../run-here.ts';

const trace = readFileSync(join(examples, 'csv-totals/trace.json'), 'utf8');
const written = ['json=r.json', 'ndjson=r.ndjson', 'json=other.json', 'ndjson=other.ndjson'].flatMap((form) => [
  '-f',
  form,
]);

async function filesOf(command: string, folder: string, ...words: string[]): Promise<readonly string[]> {
  const { out } = await runHere('trace-formats', [command, '.', '-f', 'json', ...words], folder);
  return (JSON.parse(out) as Report).results.map(({ file }) => file);
}

describe.each(['validate', 'detect'])('%s', (command) => {
  it.each([
    ['a sound trace', trace],
    ['a broken one', trace.replace('"eval": 0', '"eval": "x"')],
  ])('passes over what earlier runs left beside %s', async (_what, content) => {
    const folder = folderOf({ 'trace.json': content });
    const first = (await runHere('trace-formats', [command, '.'], folder)).code;
    for (let again = 0; again < 3; again++)
      expect((await runHere('trace-formats', [command, '.', ...written], folder)).code).toBe(first);
    await runHere('forsy-lint', ['.', '--receipt', 'receipt.json', '-f', 'ndjson=l.ndjson'], folder);
    await runHere('forsy-lint', ['.', '-f', 'blob=b.json'], folder);
    expect(await filesOf(command, folder)).toEqual(['trace.json']);
    expect((await runHere('trace-formats', [command, '.'], folder)).code).toBe(first);
  });
  it('passes over the places where it writes itself, whatever was left there', async () => {
    const folder = folderOf({ 'trace.json': trace, 'q.json': '[{"check_name": "a"}]' });
    expect(await filesOf(command, folder)).toEqual(['q.json', 'trace.json']);
    expect(await filesOf(command, folder, '-f', 'markdown=q.json')).toEqual(['trace.json']);
  });
  it('looks at what is named, and at what only begins like a report', async () => {
    const folder = folderOf({ 'trace.json': trace, 'a.json': `{"report_version":"1","trace":${trace}}` });
    await runHere('trace-formats', ['validate', '.', '-f', 'json=r.json'], folder);
    expect(await filesOf(command, folder)).toContain('a.json');
    expect(await filesOf(command, folder, 'r.json')).toContain('r.json');
  });
});

it('reports are validated where they are asked for, wherever they lie', async () => {
  const folder = folderOf({ 'trace.json': trace });
  mkdirSync(join(folder, 'reports'));
  await runHere('trace-formats', ['validate', '.', '-f', 'json=reports/r.json'], folder);
  expect((await runHere('trace-formats', ['validate', 'reports', '--as', 'report/v1'], folder)).out).toContain(
    '1 file',
  );
  expect((await runHere('trace-formats', ['validate', 'reports'], folder)).code).toBe(2);
});
