import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type InvalidFixture, loadFixtures, type ValidFixture } from './fixtures/load.ts';
import { loadSchemas } from './generate/schemas.ts';

// `tsx tools/write-fixtures.ts <folder>` lays every fixture out as a whole document, for test kits that know no patches.
const [target, ...more] = process.argv.slice(2);
if (target === undefined || target.startsWith('-') || more.length > 0) {
  console.error('Name the one folder to write to, and nothing else: npx tsx tools/write-fixtures.ts <folder>');
  process.exit(2);
}
let count = 0;
for (const source of loadSchemas()) {
  const { valid, invalid } = loadFixtures(source);
  for (const fixture of valid) write(target, fixture, []);
  for (const fixture of invalid) write(target, fixture, fixture.findings);
}
console.log(`${count} documents, each with what is expected of it, stand in ${target}.`);

/** `x.json` and `x.expected.json`; a case is named by its file and its number, counted from 1. */
function write(folder: string, { name, says, document }: ValidFixture, findings: InvalidFixture['findings']): void {
  const path = join(
    folder,
    name.replace(/\.cases\.json#(\d+)$/, (_, index: string) => `-${String(Number(index) + 1).padStart(3, '0')}.json`),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(path.replace(/\.json$/, '.expected.json'), `${JSON.stringify({ says, findings }, null, 2)}\n`);
  count += 1;
}
