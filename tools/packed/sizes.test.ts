import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

// The tools that run before anything is installed are plain JavaScript and have no types.
const { addressesOf } = await import(new URL('./install.mjs', import.meta.url).href);
const { weigh } = await import(new URL('./sizes.mjs', import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const name = '@trace-formats/validate';
const exported = (file: string): { default: string } => ({ default: `./${file}.js` });
const manifest = {
  name,
  type: 'module',
  sideEffects: false,
  exports: {
    '.': exported('index'),
    './one': exported('one'),
    './two': exported('two'),
    './package.json': './package.json',
  },
};

/** A package of two validators, the first as given. */
function install(one: string): void {
  const to = join(folder, 'node_modules', name);
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(to, 'one.js'), one);
  writeFileSync(join(to, 'two.js'), 'export const validateTwo = (value) => value === 2 ? [] : ["It is not two."];');
  writeFileSync(join(to, 'index.js'), 'export * from "./one.js"; export * from "./two.js";');
}

it('says nothing of a validator that stands alone and is small', async () => {
  install('export const validateOne = (value) => value === 1 ? [] : ["It is not one."];');
  const { measured, failed } = await weigh([{ name, manifest }], folder);
  expect(failed).toEqual([]);
  expect(measured.map(({ what }: { what: string }) => what)).toEqual([
    `everything of ${name}`,
    `validateOne of ${name}/one`,
    `validateOne of ${name}`,
    `validateTwo of ${name}/two`,
    `validateTwo of ${name}`,
  ]);
});

it('names the other validator that one brings along', async () => {
  install('import { validateTwo } from "./two.js"; export const validateOne = (value) => validateTwo(value);');
  const { failed } = await weigh([{ name, manifest }], folder);
  expect(failed).toEqual([
    `validateOne of ${name}/one brings node_modules/${name}/two.js along.`,
    `validateOne of ${name} brings node_modules/${name}/two.js along.`,
  ]);
});

it('says by how much a validator is too heavy', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join('');
  install(`export const validateOne = (value) => value === '${noise}' ? [] : ["It is not one."];`);
  const { failed } = await weigh([{ name, manifest }], folder);
  expect(failed.join('\n')).toMatch(
    /^validateOne of @trace-formats\/validate\/one weighs \d{5} bytes of gzip; its budget is 10000\.$/m,
  );
});

it('writes out the patterns of an exports map', () => {
  const one = { name: 'a', manifest: { exports: { '.': {}, './schemas/*.js': { default: './dist/*.js' } } } };
  expect(addressesOf(one, () => ['dist/x.js', 'dist/y.d.ts', 'z.js'])).toEqual(['a', 'a/schemas/x.js']);
});
