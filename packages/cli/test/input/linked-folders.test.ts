import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSources } from '../../src/input/sources.ts';
import { folderOf } from '../command.ts';

async function namesIn(folder: string, ...words: string[]): Promise<readonly string[]> {
  const { sources, unreadable } = await findSources(words, folder);
  expect(unreadable).toEqual([]);
  return sources.map(({ name }) => name);
}

describe('folders that link to one another', () => {
  it.each([2, 4, 12])('are entered once each, all %d of them', async (count) => {
    const folder = folderOf({});
    const all = Array.from({ length: count }, (_, index) => `f${String(index).padStart(2, '0')}`);
    for (const name of all) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'a.json'), '{}');
      for (const other of all) if (other !== name) symlinkSync(join('..', other), join(folder, name, `to-${other}`));
    }
    const names = await namesIn(folder, '.');
    expect(names).toHaveLength(count);
    expect(names[0]).toBe('f00/a.json');
    expect(await namesIn(folder, '.')).toEqual(names);
    // Whatever leads to a folder first, none is there a second time by another word.
    expect(await namesIn(folder, ...all)).toEqual(names);
  });
  it('are found by the path that comes first, and what is named besides is named', async () => {
    const folder = folderOf({ 'b/a.json': '{}', 'c/d/a.json': '{}' });
    symlinkSync('c', join(folder, 'a'));
    expect(await namesIn(folder, '.')).toEqual(['a/d/a.json', 'b/a.json']);
    expect(await namesIn(folder, 'c/d', '.')).toEqual(['c/d/a.json', 'b/a.json']);
    const { sources } = await findSources(['.', 'b/a.json'], folder);
    expect(sources.map(({ name, named }) => [name, named])).toEqual([
      ['a/d/a.json', false],
      ['b/a.json', true],
    ]);
  });
  it('may lead to themselves, and up', async () => {
    const folder = folderOf({ 'data/a.json': '{}', 'other/b.json': '{}' });
    symlinkSync('.', join(folder, 'data/self'));
    symlinkSync('..', join(folder, 'data/up'));
    expect(await namesIn(folder, 'data')).toEqual(['data/a.json']);
  });
});
