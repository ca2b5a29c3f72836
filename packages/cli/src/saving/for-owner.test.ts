import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeNewForOwner } from './for-owner.ts';

// As on a memory card, or in a folder that a virtual machine shares.
vi.mock('node:fs', async (actual) => ({
  ...(await actual<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error(), { code: 'EPERM' });
  },
}));

it('takes the next free name also where a file cannot have two names', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'for-owner-')), 'new', 'folder');
  const save = (text: string): string => writeNewForOwner(folder, (taken) => `a${taken}`, text);
  expect([save('one'), save('two')]).toEqual([join(folder, 'a0'), join(folder, 'a1')]);
  expect(readdirSync(folder)).toEqual(['a0', 'a1']);
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['one', 'two']);
  expect(statSync(join(folder, 'a1')).mode & 0o777).toBe(0o600);
});

it('leaves no folder that it made where nothing comes into it', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'for-owner-')), 'new');
  const nameOf = (): string => 'y'.repeat(300);
  expect(() => writeNewForOwner(join(folder, 'folder'), nameOf, 'one')).toThrow('ENAMETOOLONG');
  expect(existsSync(folder)).toBe(false);
});
