import fs, { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderOf } from '../../../test/command.ts';
import { makeEach } from './make-folder.ts';

/** Does work while another process makes a folder, right after ours has found that something of its path is not there. */
function whileMade<Done>(made: string, work: () => Done): Done {
  const { mkdirSync: own } = fs;
  const restore = (): void => {
    fs.mkdirSync = own;
    syncBuiltinESMExports();
  };
  fs.mkdirSync = ((...words: Parameters<typeof own>) => {
    restore();
    try {
      return own(...words);
    } finally {
      own(made, { recursive: true });
    }
  }) as typeof own;
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    restore();
  }
}

describe('a folder that is to be made', () => {
  let folder = '';
  beforeEach(() => {
    folder = folderOf({});
  });

  it('is told with those above it that were not there', () => {
    const path = join(folder, 'a', 'b', 'c');
    expect(makeEach(path)).toEqual([join(folder, 'a'), join(folder, 'a', 'b'), path]);
    expect(makeEach(path)).toEqual([]);
  });

  it.each(['a', 'a/b', 'a/b/c'])(
    'is made where another process makes %s meanwhile, and only what is ours is told',
    (made) => {
      const path = join(folder, 'a', 'b', 'c');
      const ours = whileMade(join(folder, made), () => makeEach(path));
      expect(existsSync(path)).toBe(true);
      expect(ours).not.toContain(join(folder, made));
    },
  );

  it('leaves nothing of those above it where it cannot be', () => {
    expect(() => makeEach(join(folder, 'a', 'y'.repeat(300)))).toThrow('ENAMETOOLONG');
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('is refused below a link to nothing and below a file', () => {
    symlinkSync('gone', join(folder, 'link'));
    expect(() => makeEach(join(folder, 'link', 'a'))).toThrow('ENOENT');
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeEach(join(folder, 'file', 'a'))).toThrow('ENOTDIR');
    mkdirSync(join(folder, 'there'));
    expect(makeEach(join(folder, 'there'))).toEqual([]);
  });
});
