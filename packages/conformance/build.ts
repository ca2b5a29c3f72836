import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFixtures } from '../../tools/fixtures/load.ts';
import { bundle } from '../../tools/generate/bundle.ts';
import { loadSchemas } from '../../tools/generate/schemas.ts';
import { type Case, layForsy, layOpenToken, layTrajectory } from '../lint/test/lay.ts';

// The kit is data and nothing else: each schema standing alone, the documents that prove it, and the cases of every rule.
const here = fileURLToPath(new URL('.', import.meta.url));
const kit = `${process.argv[2] ?? `${here}kit`}/`;
rmSync(kit, { recursive: true, force: true });
const sources = loadSchemas();
const lay = { forsy: layForsy, 'open-token': layOpenToken, trajectory: layTrajectory };

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

/**
 * The cases of each rule over one document, each with the whole document that it is about. What a rule finds over a whole dataset is about
 * folders of files, which a linter in another language lays out in its own way, so those stay out.
 */
function rules(): { format: string; rule: string; cases: string }[] {
  const root = `${here}../lint/src/rules/`;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('\\').join('/').split('/') as [format: string, rule: string, file: string])
    .filter(([format, , file]) => file === 'cases.json' && format in lay)
    .map(([format, rule]) => {
      const cases = `rules/${format}/${rule}.json`;
      const given = JSON.parse(readFileSync(`${root}${format}/${rule}/cases.json`, 'utf8')) as Case[];
      const whole = given.map((one) => JSON.stringify(wholeCase(one, format as keyof typeof lay)));
      // A case to a line: with the documents whole, a file of many lines each would be half as long again.
      writeText(cases, `[\n${whole.join(',\n')}\n]\n`);
      return { format, rule, cases };
    })
    .sort((one, other) => (one.cases < other.cases ? -1 : 1));
}

/** A case as somebody reads it who has nothing else: the document as a whole, and what is found as objects. */
function wholeCase({ document, finds, ...beside }: Case, format: keyof typeof lay): object {
  const all = finds.map((find) => (typeof find === 'string' ? ([find, ''] as const) : find));
  return {
    ...beside,
    document: lay[format](document),
    finds: all.map(([pointer, says, weight = 'error']) => ({ pointer, says, weight })),
  };
}

function write(path: string, value: unknown): void {
  writeText(path, `${JSON.stringify(value, null, 1)}\n`);
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(kit + path), { recursive: true });
  writeFileSync(kit + path, text);
}
