import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';
import { legacyTrace } from '../small-documents.ts';

const address = ['jan.kowalski', 'firma-kowalski.pl'].join('@');
const session = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hello.' }] });

const contentsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}: ${readFileSync(join(parentPath, name), 'utf8')}`)
    .sort();

it.each([
  ['redact sub -o . --redact pii', { 'sub/a.json': `"${address}"`, 'sub/sub/a.json': '"inner"' }],
  ['redact sub/x/a.json sub/b.json -o sub --redact pii', { 'sub/x/a.json': '1', 'sub/b.json': '"b"' }],
  ['migrate sub -o .', { 'sub/a.json': legacyTrace, 'sub/sub/a.json': legacyTrace }],
  [
    'convert a.jsonl a.trajectory.json --to trajectory -o ./',
    { 'a.jsonl': session, 'a.trajectory.json': session.replace('Hello', 'Bye') },
  ],
])('%s is refused, where the result of one input would take the place of another', async (line, files) => {
  const folder = folderOf(files);
  const before = contentsOf(folder);
  const { err, code } = await runHere('trace-formats', line.split(' '), folder);
  expect(code).toBe(2);
  expect(err).toMatch(/The output would overwrite its own input, \S+\./);
  for (const content of before) expect(contentsOf(folder)).toContain(content);
});
