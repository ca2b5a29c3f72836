import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../generate/schema-source.ts';
import { type Bump, bumpBetween, bumpOf } from './changesets.ts';
import { type Current, judgeSchemas } from './gate.ts';
import { keepRelease } from './keep-release.ts';
import { type Released, readReleased, writeReleased } from './released.ts';

const words = (...allowed: string[]): Schema => ({ enum: allowed });
const released = (path: string, schema: Schema): Released => ({
  path,
  version: '1.0.0',
  schema,
  valid: (schema.enum ?? []).map(String).map((document) => ({ name: `valid/${document}.json`, document })),
});
const current = (path: string, schema: Schema): Current => ({
  path,
  schema,
  accepts: (document) => schema.enum?.includes(document) === true,
});
const v1 = 'toy/v1/toy.schema.json';
const v2 = 'toy/v2/toy.schema.json';
const old = [released(v1, words('a', 'b'))];

/** Kind and failure of each schema. */
function judged(now: readonly Current[], bump: Bump, before: readonly Released[] = old): string[] {
  return judgeSchemas(before, now, bump).map(
    ({ path, kind, failure }) => `${path} ${kind}: ${failure ? 'fails' : 'passes'}`,
  );
}

describe('the gate', () => {
  it('lets the first release pass with a minor changeset', () => {
    expect(judged([current(v1, words('a'))], 'minor', [])).toEqual([`${v1} new: passes`]);
    expect(judged([current(v1, words('a'))], 'none', [])).toEqual([`${v1} new: fails`]);
  });

  it('has nothing to say of what did not change', () => {
    expect(judged([current(v1, words('a', 'b'))], 'none')).toEqual([`${v1} unchanged: passes`]);
  });

  it('asks a changeset for words, and a greater one for what accepts more', () => {
    const reworded = { ...words('a', 'b'), description: 'Other words.' };
    expect(judged([current(v1, reworded)], 'none')).toEqual([`${v1} documentation: fails`]);
    expect(judged([current(v1, reworded)], 'patch')).toEqual([`${v1} documentation: passes`]);
    expect(judged([current(v1, words('a', 'b', 'c'))], 'patch')).toEqual([`${v1} compatible: fails`]);
    expect(judged([current(v1, words('a', 'b', 'c'))], 'minor')).toEqual([`${v1} compatible: passes`]);
  });

  it('never lets a version folder break, whatever the changeset says', () => {
    expect(judged([current(v1, words('a'))], 'major')).toEqual([`${v1} breaking: fails`]);
  });

  it('lets a new version folder break with the one before it, when the changeset says major', () => {
    const now = [current(v1, words('a', 'b')), current(v2, words('a'))];
    expect(judged(now, 'minor')).toEqual([`${v1} unchanged: passes`, `${v2} breaking: fails`]);
    expect(judged(now, 'major')).toEqual([`${v1} unchanged: passes`, `${v2} breaking: passes`]);
  });

  it('compares a new version folder with the newest one before it', () => {
    const before = [
      ...old,
      released('toy/v9/toy.schema.json', words('x')),
      released('toy/v10/toy.schema.json', words('y')),
    ];
    const [verdict] = judgeSchemas(before, [current('toy/v11/toy.schema.json', words('y', 'z'))], 'minor');
    expect(verdict).toMatchObject({ against: 'toy/v10/toy.schema.json', kind: 'new', failure: undefined });
  });

  it('asks a new version folder for an $id of its own', () => {
    const named = (name: string): Schema => ({ $id: `https://a.test/${name}`, ...words('a') });
    const before = [released(v1, named('v1'))];
    expect(judged([current(v1, named('v1')), current(v2, named('v1'))], 'major', before)[1]).toBe(`${v2} new: fails`);
    expect(judged([current(v1, named('v1')), current(v2, named('v2'))], 'major', before)[1]).toBe(`${v2} new: passes`);
  });

  it('sees in a file what another one does to it', () => {
    const choice: Schema = { $id: 'https://a.test/line', oneOf: [{ const: 'end' }, { $ref: 'word#/$defs/word' }] };
    const file = (...allowed: string[]): Schema => ({ $id: 'https://a.test/word', $defs: { word: words(...allowed) } });
    const [line, word] = ['toy/v1/line.schema.json', 'toy/v1/word.schema.json'];
    const before = [choice, file('a')].map((schema, index) => ({
      ...old[0]!,
      path: [line, word][index]!,
      schema,
      valid: [],
    }));
    const now = (...allowed: string[]): Current[] =>
      [choice, file(...allowed)].map((schema, index) => ({ ...current(v1, schema), path: [line, word][index]! }));
    expect(judged(now('a', 'b'), 'minor', before)).toEqual([
      `${line} compatible: passes`,
      `${word} compatible: passes`,
    ]);
    expect(judged(now('a', 'end'), 'minor', before)).toEqual([`${line} breaking: fails`, `${word} compatible: passes`]);
    expect(judged(now('a'), 'none', before)).toEqual([`${line} unchanged: passes`, `${word} unchanged: passes`]);
  });

  it('takes a released schema that is gone for breaking', () => {
    expect(judged([], 'minor')).toEqual([`${v1} gone: fails`]);
    expect(judged([], 'major')).toEqual([`${v1} gone: passes`]);
  });

  it('believes a refused document more than the comparison of texts', () => {
    const blind: Current = { ...current(v1, words('a', 'b')), accepts: (document) => document !== 'b' };
    expect(judgeSchemas(old, [blind], 'major')[0]).toMatchObject({ kind: 'breaking', refused: ['valid/b.json'] });
  });
});

describe('what it reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-diff-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a release comes back as it was kept', () => {
    expect(readReleased(join(folder, 'none'))).toEqual([]);
    writeReleased(join(folder, 'released'), old);
    expect(readReleased(join(folder, 'released'))).toEqual(old);
  });

  it('a release that breaks is not kept, and one that its version allows is', () => {
    const kept = join(folder, 'kept');
    writeReleased(kept, old);
    const wider = words('a', 'b', 'c');
    const keep = (schema: Schema, version: string): (string | undefined)[] =>
      keepRelease(kept, [current(v1, schema)], [{ ...released(v1, schema), version }], version).map(
        ({ failure }) => failure,
      );
    expect(keep(words('a'), '2.0.0')).toEqual([expect.stringContaining('new version folder')]);
    expect(keep(wider, '1.0.1')).toEqual([expect.stringContaining('minor changeset')]);
    expect(readReleased(kept)).toEqual(old);
    expect(keep(wider, '1.1.0')).toEqual([undefined]);
    expect(readReleased(kept)).toMatchObject([{ version: '1.1.0', schema: wider }]);
  });

  it.each([
    ['0.0.0', '0.1.0', 'minor'],
    ['0.1.0', '0.1.1', 'patch'],
    ['0.9.0', '1.0.0', 'major'],
    ['1.0.0', '1.0.0', 'none'],
    ['1.1.0', '1.0.9', 'none'],
    ['1.1.0', '2.0.0-next.1', 'major'],
  ] as const)('the step from %s to %s is %s', (before, after, bump) => {
    expect(bumpBetween(before, after)).toBe(bump);
  });

  it('the schemas are judged before the changesets that speak for them are used up', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(scripts['release:version'].split(' && ').slice(0, 3)).toEqual([
      scripts['schema:diff'],
      'changeset version',
      `${scripts['schema:diff']} --release`,
    ]);
  });
});

describe('the bump that changesets lead to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changesets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', { name: 'workspace', version: '0.0.0', private: true });
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n  - tools\n');
  write('pnpm-lock.yaml', '');
  write('packages/a/package.json', { name: 'a', version: '1.0.0' });
  write('packages/b/package.json', { name: '@of/b', version: '1.0.0' });
  write('packages/own/package.json', { name: 'own', version: '1.0.0', private: true });
  write('tools/package.json', { name: '@of/tools', version: '0.0.0', private: true });
  write('.changeset/config.json', { fixed: [['a', '@of/*']], ignore: ['@of/tools'] });

  /** What is said of changesets of these texts. */
  async function bump(...fronts: string[]): Promise<Bump> {
    for (const name of ['one', 'two']) rmSync(join(folder, `.changeset/${name}.md`), { force: true });
    for (const [index, front] of fronts.entries())
      write(`.changeset/${['one', 'two'][index]}.md`, `---\n${front}\n---\n\nmajor: not said here\n`);
    return bumpOf(folder);
  }

  it.each<[says: string, fronts: string[], bump: Bump]>([
    ['none waits', [], 'none'],
    ['one waits', ["'@of/b': patch"], 'patch'],
    ['the greatest of several', ["'@of/b': patch", '"a": minor'], 'minor'],
    ['the greatest in one', ["'a': major\n'@of/b': patch"], 'major'],
    ['one that raises nothing', ["'a': none"], 'none'],
    ['one of no package', [''], 'none'],
    ['one with a comment', ["'a': minor # because"], 'minor'],
    ['one of a package that is left out of releases', ["'@of/tools': major"], 'none'],
    ['one of a package that is never published', ['own: major'], 'none'],
  ])('%s', async (_says, fronts, wanted) => {
    expect(await bump(...fronts)).toBe(wanted);
  });

  it.each([
    ["'nobody': major", 'package nobody which is not in the workspace'],
    ["'a': MAJOR", 'invalid version type "MAJOR"'],
    ["'a: major", 'invalid YAML'],
  ])('is not guessed where one says %j, and one line says why', async (front, why) => {
    const said = await bump(front).catch(({ message }: Error) => message);
    expect(said).toMatch(/^The changesets cannot be read: .*\.$/);
    expect(said).toContain(why);
  });

  it('is not guessed where a formatter made a heading of one', async () => {
    write('.changeset/one.md', "---\n\n## 'a': major\n\nA formatter was here.\n");
    await expect(bumpOf(folder)).rejects.toThrow('could not parse changeset');
  });
});
