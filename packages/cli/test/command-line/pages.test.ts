import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '@trace-formats/schema/report';
import { expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const trace = readFileSync(join(repository, 'examples/dataset/csv-totals/trace.json'), 'utf8');
const address = 'https://github.com/trace-formats/trace-formats/blob/main/';

const folder = folderOf({
  'shape.json': trace.replace('"eval": 0', '"eval": 7'),
  'torn.json': trace.slice(0, 500),
  'strange.json': '{"colour": "blue"}',
  'marked.json': `\ufeff${trace}`,
  'out/README': '',
});
writeFileSync(join(folder, 'latin.json'), Buffer.from('{"messages":[{"role":"user","content":"caf\xe9"}]}', 'latin1'));

it.each([
  ['trace-formats', ['validate', '.', 'gone.json']],
  ['trace-formats', ['detect', '.', 'gone.json']],
  ['trace-formats', ['redact', '.', 'gone.json', '--check']],
  ['forsy-lint', ['.', 'gone.json', '--release']],
] as const)('every finding of %s %j leads to a page about its rule', async (program, words) => {
  const { out, err } = await runHere(program, [...words, '-f', 'json'], folder);
  const findings = (JSON.parse(out || err) as Report).results.flatMap((result) => result.findings);
  expect(findings.length).toBeGreaterThan(1);
  for (const { rule, docs } of findings) expect(docs, rule).toBe(`${address}docs/rules/${rule}.md`);
  for (const { docs } of findings) expect(existsSync(join(repository, docs!.slice(address.length))), docs!).toBe(true);
});

it.skipIf(process.platform !== 'linux')('so does what could not be written', async () => {
  const full = folderOf({ 'a.json': '{"password": "hunter2hunter2"}', 'b.json': '{}', 'out/README': '' });
  symlinkSync('/dev/full', join(full, 'out/a.json'));
  const { err } = await runHere(
    'trace-formats',
    ['redact', 'a.json', 'b.json', '-o', 'out', '-f', 'json=r.json'],
    full,
  );
  const report = JSON.parse(readFileSync(join(full, 'r.json'), 'utf8')) as Report;
  const [finding] = report.results.flatMap((result) => result.findings);
  expect(finding?.rule, err).toBe('results-can-be-written');
  expect(existsSync(join(repository, finding!.docs!.slice(address.length)))).toBe(true);
});
