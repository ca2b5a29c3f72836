import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../generate/all.ts';
import { bareOf } from '../generate/bare.ts';
import { bundle } from '../generate/bundle.ts';
import { changesOnDisk, writeToDisk } from '../generate/on-disk.ts';
import { differences, type Output, told } from '../generate/output.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { stages } from '../generate/stages.ts';
import { functionsOf } from '../generate/validator/code.ts';
import { bundled, fromSources } from './bundle.ts';

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

describe('a schema without its words', () => {
  it('keeps the keys of documents that are called as words of schemas are', () => {
    const properties = { description: { type: 'string', title: 'Words' }, examples: { type: 'array' } };
    expect(bareOf({ title: 'Page', description: 'A page.', properties, required: ['description'] })).toEqual({
      properties: { description: { type: 'string' }, examples: { type: 'array' } },
      required: ['description'],
    });
  });
});

describe('what is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  let outputs: readonly Output[];
  beforeAll(async () => {
    outputs = await made();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // What lies in the repository was made by other processes, as a rule on other machines.
  it('has the same bytes each time, with LF and a final newline', async () => {
    expect(changesOnDisk(root, outputs)).toEqual([]);
    const odd = outputs.filter(({ text }) => text.includes('\r') || !text.endsWith('\n'));
    expect(odd.map(({ path }) => path)).toEqual([]);
    expect(new Set(outputs.map(({ path }) => path)).size).toBe(outputs.length);
  });

  it('can be made anew where none of it is left: nothing is loaded before it is made', async () => {
    const generatedIn = async (entry: string, ...external: string[]): Promise<readonly string[]> => {
      const { metafile } = await build({
        absWorkingDir: root,
        entryPoints: [entry],
        outdir: 'out',
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        external,
        plugins: [fromSources],
        logLevel: 'silent',
      });
      return Object.keys(metafile.inputs).filter((path) => path.includes('/generated/'));
    };
    // What the rules are asked for may load what the detectors are, and neither loads what comes behind it.
    const catalogue = 'packages/redact/src/generated/catalogue.ts';
    const ofRules = (await stages.at(-1)!()).map(({ path }) => path);
    expect(ofRules).toContain('packages/lint/src/generated/cues.ts');
    expect(await generatedIn('tools/generate/stages.ts', './from-rules.ts')).toEqual([]);
    const byDetectors = await generatedIn(catalogue);
    expect(byDetectors.filter((path) => path !== catalogue && ofRules.includes(path))).toEqual([]);
    const byRules = await generatedIn('tools/generate/from-rules.ts');
    expect(byRules).toContain(catalogue);
    expect(byRules.filter((path) => ofRules.includes(path))).toEqual([]);
  });

  it('is marked for whoever shows or merges a change, but for manifests, of which only a part is made', () => {
    const marked = readFileSync(join(root, '.gitattributes'), 'utf8')
      .split('\n')
      .filter((line) => line.endsWith(' linguist-generated -merge'))
      .map((line) => new RegExp(`^${line.split(' ', 1)[0]!.replaceAll('.', '\\.').replaceAll('**', '.*')}$`));
    const unmarked = outputs.filter(({ path }) => !marked.some((one) => one.test(path))).map(({ path }) => path);
    expect(unmarked.filter((path) => !path.endsWith('/package.json'))).toEqual([]);
  });

  it('is written where it is missing, changed or left over, and nothing else is touched', () => {
    expect(writeToDisk(folder, outputs)).toHaveLength(outputs.length);
    expect(changesOnDisk(folder, outputs)).toEqual([]);
    const victim = 'packages/validate/src/generated/forsy.ts';
    appendFileSync(join(folder, victim), '// a line of somebody\n');
    rmSync(join(folder, 'packages/schema/src/generated/report.ts'));
    writeFileSync(join(folder, 'packages/schema/src/generated/nobody.ts'), 'export {};\n');
    writeFileSync(join(folder, 'packages/schema/src/somebody.ts'), 'export {};\n');
    const changes = [
      'left over packages/schema/src/generated/nobody.ts',
      'missing   packages/schema/src/generated/report.ts',
      'changed   packages/validate/src/generated/forsy.ts',
    ].join('\n');
    expect(told(changesOnDisk(folder, outputs))).toBe(changes);
    expect(told(writeToDisk(folder, outputs))).toBe(changes);
    expect(changesOnDisk(folder, outputs)).toEqual([]);
    expect(readFileSync(join(folder, victim), 'utf8')).toBe(outputs.find(({ path }) => path === victim)!.text);
    expect(existsSync(join(folder, 'packages/schema/src/somebody.ts'))).toBe(true);
  });
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
