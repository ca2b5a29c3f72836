import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const script = fileURLToPath(new URL('tags.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'release-tags-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const clone = join(folder, 'clone');

function run(program: string, words: readonly string[], cwd = clone): string {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
  return status === 0 ? stdout.trim() : `${status}: ${stderr}`;
}

function raise(version: string): void {
  mkdirSync(join(clone, 'packages/cli'), { recursive: true });
  writeFileSync(join(clone, 'packages/cli/package.json'), JSON.stringify({ version }));
}

/** Commits a version of the command; gives back the commit. */
function commit(version: string): string {
  raise(version);
  run('git', ['add', '.']);
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', 'commit', '-qm', version]);
  return run('git', ['rev-parse', 'HEAD']);
}

const remoteTags = (): Record<string, string> =>
  Object.fromEntries(
    run('git', ['ls-remote', '--tags', 'origin'])
      .split('\n')
      .map(
        (line) =>
          line
            .split('\t')
            .reverse()
            .map((part) => part.replace('refs/tags/', '')) as [string, string],
      ),
  );

it('a release gets a tag of its own and moves the one of its line, and none is ever put elsewhere', () => {
  run('git', ['init', '-q', '--bare', 'origin.git'], folder);
  run('git', ['clone', '-q', 'origin.git', 'clone'], folder);
  // Before the first release, also where its version stands in the folder already.
  commit('0.0.0');
  for (const version of ['0.0.0', '0.1.0']) {
    raise(version);
    expect(run(process.execPath, [script])).toBe('1: 0.0.0 is no release, so it gets no tags.\n');
  }
  expect(run('git', ['tag'])).toBe('');
  const first = commit('0.1.0');
  expect(run(process.execPath, [script])).toBe('');
  expect(remoteTags()).toEqual({ 'v0.1.0': first, v0: first });
  const second = commit('0.2.0');
  expect(run(process.execPath, [script])).toBe('');
  expect(remoteTags()).toEqual({ 'v0.1.0': first, 'v0.2.0': second, v0: second });
  // Broken off when the first of them was there, and done again.
  run('git', ['push', '-q', '--force', 'origin', `${first}:refs/tags/v0`]);
  expect(run(process.execPath, [script])).toBe('');
  expect(remoteTags()).toEqual({ 'v0.1.0': first, 'v0.2.0': second, v0: second });
  // The same version from another commit.
  writeFileSync(join(clone, 'more'), '');
  commit('0.2.0');
  expect(run(process.execPath, [script])).toMatch(/^1: git tag v0\.2\.0 ended with 128/);
  commit('0.3.0-canary.1');
  expect(run(process.execPath, [script])).toBe('1: 0.3.0-canary.1 is no release, so it gets no tags.\n');
  expect(remoteTags()).toEqual({ 'v0.1.0': first, 'v0.2.0': second, v0: second });
});
