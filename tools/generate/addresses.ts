import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Output } from './output.ts';
import type { SchemaSource } from './schema-source.ts';

/**
 * The `exports` of the packages that have an address for every schema; all else in their package.json stays as it is. Of what only
 * our commands read (`own`) there are types and no validators.
 */
export function addresses(sources: readonly SchemaSource[], own: readonly SchemaSource[]): Output[] {
  const names = sources.map(({ name }) => name);
  return [
    manifest('packages/schema/package.json', [
      ...names,
      ...own.map(({ name }) => name),
      'schemas/*.json',
      'schemas/*.js',
    ]),
    manifest('packages/validate/package.json', [...names, ...names.map((name) => `plans/${name}`)]),
  ];
}

function manifest(path: string, below: readonly string[]): Output {
  const now = JSON.parse(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')) as object;
  const exports = {
    '.': built('index'),
    ...Object.fromEntries(below.map((name) => [`./${name}`, name.endsWith('.json') ? `./${name}` : built(name)])),
    './package.json': './package.json',
  };
  return { path, text: `${JSON.stringify({ ...now, exports }, null, 2)}\n` };
}

function built(name: string): { readonly types: string; readonly default: string } {
  const file = `./dist/${name.replace(/\.js$/, '')}`;
  return { types: `${file}.d.ts`, default: `${file}.js` };
}
