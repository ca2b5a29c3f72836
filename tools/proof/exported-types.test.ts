import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedSchemas } from '../schema-diff/sources.ts';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../packages/schema/${path}`, import.meta.url), 'utf8');
const { exports } = JSON.parse(textOf('package.json')) as { exports: Readonly<Record<string, unknown>> };
const index = textOf('src/index.ts');

describe('the package of the schemas', () => {
  it.each(publishedSchemas())('gives the type of $name, by itself and from its own path', ({ name, schema }) => {
    const title = String(schema['title']);
    expect(textOf(`src/generated/${name}.ts`)).toMatch(new RegExp(`^export (?:interface|type) ${title}\\b`, 'm'));
    expect(exports[`./${name}`]).toEqual({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
    const statement = index.match(new RegExp(`export type (.*?) from './generated/${name}.ts'`, 's'))?.[1] ?? '';
    const [own = ''] = statement.split('export type').slice(-1);
    expect(own).toMatch(new RegExp(`\\*|\\b${title}\\b`));
  });
});
