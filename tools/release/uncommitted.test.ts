import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { uncommittedIn } from './uncommitted.mjs';

const folder = mkdtempSync(join(tmpdir(), 'release-uncommitted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (...words: string[]): void => {
  const said = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...words], { cwd: folder });
  expect(said.status).toBe(0);
};

it('a release is made of what is committed, and of nothing else', () => {
  git('init', '-q');
  writeFileSync(join(folder, '.gitignore'), 'dist\n');
  writeFileSync(join(folder, 'index.ts'), '');
  git('add', '.');
  git('commit', '-qm', 'all');
  writeFileSync(join(folder, 'dist'), '');
  expect(uncommittedIn(folder)).toEqual([]);
  writeFileSync(join(folder, 'index.ts'), 'export {};');
  writeFileSync(join(folder, 'more.ts'), '');
  expect(uncommittedIn(folder)).toEqual([' M index.ts', '?? more.ts']);
});
