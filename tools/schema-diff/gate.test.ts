import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../generate/schema-source.ts';
import { type Bump, bumpOf } from './changesets.ts';
import { type Current, judgeSchemas } from './gate.ts';
import { type Released, readReleased, writeReleased } from './released.ts';

const words = (...allowed: string[]): Schema => ({ enum: allowed });
const released = (path: string, schema: Schema): Released => ({
  path,
  version: '1.0.0',
  schema,
  valid: (schema['enum'] as string[]).map((document) => ({ name: `valid/${document}.json`, document })),
});
const current = (path: string, schema: Schema): Current => ({
  path,
  schema,
  accepts: (document) => (schema['enum'] as unknown[]).includes(document),
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

  it('the greatest bump of all changesets counts', () => {
    const write = (name: string, bump: string): void =>
      writeFileSync(join(folder, `${name}.md`), `---\n"@trace-formats/schema": ${bump}\n---\n\nmajor: not said here\n`);
    expect(bumpOf(folder)).toBe('none');
    write('one', 'patch');
    expect(bumpOf(folder)).toBe('patch');
    write('two', 'minor');
    expect(bumpOf(folder)).toBe('minor');
    writeFileSync(join(folder, 'three.md'), "---\n'a': major\n'b': patch\n---\n\nBoth.\n");
    expect(bumpOf(folder)).toBe('major');
    writeFileSync(join(folder, 'four.md'), "---\n\n## 'a': major\n\nA formatter was here.\n");
    expect(() => bumpOf(folder)).toThrow('four.md is no changeset');
  });
});
