import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../generate/all.ts';
import { bundle } from '../generate/bundle.ts';
import { differences } from '../generate/output.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { functionsOf } from '../generate/validator-code.ts';
import { bundled } from './bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('comparing what is made with what lies there', () => {
  const outputs = [
    { path: 'a', text: '1' },
    { path: 'b', text: '2' },
  ];

  it('finds nothing where all is the same', () => {
    expect(differences(outputs, new Map(Object.entries({ a: '1', b: '2' })))).toEqual([]);
  });

  it('finds a changed, a missing and a left-over file', () => {
    expect(differences(outputs, new Map(Object.entries({ b: '2 and more', c: '3' })))).toEqual([
      { path: 'a', kind: 'missing' },
      { path: 'b', kind: 'changed' },
      { path: 'c', kind: 'left over' },
    ]);
  });
});

it('makes the same bytes a second time, with LF and a final newline', async () => {
  const [first, second] = [await made(), await made()];
  expect(second).toEqual(first);
  expect(first.filter(({ text }) => text.includes('\r') || !text.endsWith('\n')).map(({ path }) => path)).toEqual([]);
  expect(new Set(first.map(({ path }) => path)).size).toBe(first.length);
});

describe('the command on a copy of the repository', () => {
  const copy = mkdtempSync(join(tmpdir(), 'generate-'));
  const victim = join(copy, 'packages/validate/src/generated/forsy.ts');

  beforeAll(() => {
    const kept = (path: string): boolean => !['node_modules', 'dist', '.turbo'].includes(basename(path));
    for (const folder of [
      'tools',
      'schemas',
      'packages',
      'docs',
      'examples',
      'package.json',
      'tsconfig.base.json',
      'tsconfig.json',
    ])
      cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: kept });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    symlinkSync(join(root, 'tools/node_modules'), join(copy, 'tools/node_modules'));
    for (const name of ['redact', 'validate', 'lint', 'report', 'convert', 'digest', 'cli'])
      symlinkSync(join(root, `packages/${name}/node_modules`), join(copy, `packages/${name}/node_modules`));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('finds each of the three and mends them', () => {
    const original = readFileSync(victim, 'utf8');
    const lost = join(copy, 'packages/schema/src/generated/report.ts');
    const nobodys = join(copy, 'packages/schema/src/generated/nobody.ts');
    const text = readFileSync(lost, 'utf8');
    appendFileSync(victim, '// a line of somebody\n');
    rmSync(lost);
    writeFileSync(nobodys, 'export {};\n');
    const checked = generate('--check');
    expect(checked.code).toBe(1);
    expect(checked.text).toMatch(/^missing {3}packages\/schema\/src\/generated\/report\.ts$/m);
    expect(checked.text).toMatch(/^changed {3}packages\/validate\/src\/generated\/forsy\.ts$/m);
    expect(checked.text).toMatch(/^left over packages\/schema\/src\/generated\/nobody\.ts$/m);
    expect(checked.text).toContain('Run: pnpm generate');
    const written = generate('write');
    expect(written.code).toBe(0);
    // Of the other files nothing is told, so they were in order before and after.
    expect(written.text.trim().split('\n')).toHaveLength(3);
    expect([readFileSync(victim, 'utf8'), readFileSync(lost, 'utf8')]).toEqual([original, text]);
    expect(existsSync(nobodys)).toBe(false);
  });

  function generate(argument: string): { code: number; text: string } {
    const command = ['--import', 'tsx', 'tools/generate.ts', argument];
    try {
      return { code: 0, text: execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' }) };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, text: `${stdout}${stderr}` };
    }
  }
});

describe('the generator of validators', () => {
  const unknown: [keyword: string, value: unknown][] = [
    ['not', { type: 'null' }],
    ['contains', { type: 'null' }],
    ['dependentRequired', { a: ['b'] }],
    ['dependentSchemas', { a: { type: 'object' } }],
    ['exclusiveMinimum', 0],
    ['format', 'date-time'],
    ['maxProperties', 3],
    ['minProperties', 1],
    ['multipleOf', 2],
    ['patternProperties', { '^a': { type: 'string' } }],
    ['prefixItems', [{ type: 'string' }]],
    ['unevaluatedProperties', false],
    ['$dynamicRef', '#a'],
    ['minLenght', 1],
  ];

  it.each(unknown)('refuses the keyword %s, which it does not know, wherever it stands', (keyword, value) => {
    const bad: Schema = { type: 'object', [keyword]: value };
    const places: Schema[] = [
      bad,
      { type: 'object', properties: { a: bad } },
      { type: 'array', items: bad },
      { type: 'object', $defs: { a: bad }, properties: { a: { $ref: '#/$defs/a' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      { type: 'object', if: { required: ['a'] }, then: bad },
      { type: 'object', if: { required: ['a'] }, else: bad },
      { type: 'object', allOf: [bad] },
      { anyOf: [{ type: 'null' }, bad] },
      { type: 'object', additionalProperties: bad },
    ];
    for (const schema of places) expect(() => functionsOf(schema)).toThrow(`does not know the keyword ${keyword}`);
  });

  it('refuses what it would get wrong', () => {
    expect(() => functionsOf({ type: 'object', properties: { constructor: { type: 'string' } } })).toThrow(
      'constructor',
    );
    expect(() => functionsOf({ type: 'string', minLength: 2 })).toThrow('more than one character');
    expect(() => functionsOf({ type: 'array', uniqueItems: true, items: { type: 'object' } })).toThrow('uniqueItems');
    expect(() => functionsOf({ const: { a: 1 } })).toThrow('scalars');
    expect(() => functionsOf({ type: 'object', properties: { a: { $ref: '#/$defs/none' } } })).toThrow('#/$defs/none');
  });

  const sources = loadSchemas();
  it.each(sources)('knows every keyword of $name', (source) => {
    expect(functionsOf(bundle(source, sources))).toContain('function accepts(');
  });

  it.each(sources)('makes a file for $name that imports our own modules only', async (source) => {
    const { outputFiles, metafile } = await bundled(`export * from './generated/${source.name}.ts';`);
    const files = Object.keys(metafile.inputs);
    expect(files).toContain(`validate/src/generated/${source.name}.ts`);
    expect(files.filter((file) => !/^(validate|schema)\/src\/|^<stdin>$/.test(file))).toEqual([]);
    const text = outputFiles[0]!.text;
    expect(text).not.toMatch(/\bimport\b|\brequire\(|\beval\(|new Function|\bprocess\b/);
  });
});
