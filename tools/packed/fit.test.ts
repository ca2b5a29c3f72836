import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unfitToPublish, unfitTypes } from './fit.mjs';

/** A package with an address whose file it does not hold, and types of another kind than its code. */
const manifest = {
  name: 'unfit',
  version: '1.0.0',
  type: 'module',
  exports: { '.': { types: './own.d.cts', default: './own.js' }, './gone': './gone.js' },
};

/** What is said of a package that has these files. */
async function saidOf(described: object, files: Readonly<Record<string, string>>): Promise<[string[], string[]]> {
  const folder = mkdtempSync(join(tmpdir(), 'fit-'));
  try {
    mkdirSync(join(folder, 'package'));
    for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(described), ...files }))
      writeFileSync(join(folder, 'package', name), text);
    expect(spawnSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder }).status).toBe(0);
    const tarball = join(folder, 'packed.tgz');
    return [await unfitToPublish(tarball, described), await unfitTypes(tarball)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('says of a package what it names and does not hold, and which of its types are of another kind than its code', async () => {
  const [toPublish, types] = await saidOf(manifest, {
    'own.js': 'export const one = 1;\n',
    'own.d.cts': 'export declare const one: 1;\n',
  });
  expect(toPublish).toEqual([expect.stringContaining('./gone.js')]);
  expect(types).toEqual(expect.arrayContaining(['FalseCJS', 'NoResolution of ./gone']));
});

it('says nothing of a package in order, and that one has no types', async () => {
  const sound = { ...manifest, exports: { '.': { types: './own.d.ts', default: './own.js' } } };
  const code = { 'own.js': 'export const one = 1;\n' };
  expect(await saidOf(sound, { ...code, 'own.d.ts': 'export declare const one: 1;\n' })).toEqual([[], []]);
  const untyped = { ...manifest, exports: { '.': './own.js' } };
  expect(await saidOf(untyped, code)).toEqual([[], ['There are none.']]);
});
