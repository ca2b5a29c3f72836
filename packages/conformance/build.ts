import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFixtures } from '../../tools/fixtures/load.ts';
import { bundle } from '../../tools/generate/bundle.ts';
import { loadSchemas } from '../../tools/generate/schemas.ts';

// The kit is data and nothing else: each schema standing alone, the documents that prove it, and the cases of every rule.
const here = fileURLToPath(new URL('.', import.meta.url));
const kit = `${process.argv[2] ?? `${here}kit`}/`;
rmSync(kit, { recursive: true, force: true });
const sources = loadSchemas();

const formats = sources.map((source) => {
  const { valid, invalid } = loadFixtures(source);
  const names = { schema: `schemas/${source.name}.json`, cases: `cases/${source.name}.json` };
  write(names.schema, bundle(source, sources));
  write(names.cases, {
    valid: valid.map(({ name, says, document }) => ({ name, says, document })),
    invalid: invalid.map(({ name, says, document, findings }) => ({ name, says, document, findings })),
  });
  return { format: source.name, ...names, valid: valid.length, invalid: invalid.length };
});
write('cases.json', { formats, rules: rules() });

/** The cases of a rule are copied as they are; `base` is the document that each is laid over. */
function rules(): { format: string; rule: string; cases: string }[] {
  const root = `${here}../lint/src/rules/`;
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('\\').join('/'))
    .filter((path) => path.endsWith('/cases.json'))
    .sort()
    .map((path) => {
      const [format, rule] = path.split('/') as [string, string];
      const cases = `rules/${format}/${rule}.json`;
      write(cases, JSON.parse(readFileSync(root + path, 'utf8')));
      return { format, rule, cases };
    });
}

function write(path: string, value: unknown): void {
  mkdirSync(dirname(kit + path), { recursive: true });
  writeFileSync(kit + path, `${JSON.stringify(value, null, 1)}\n`);
}
