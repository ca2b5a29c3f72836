import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

describe('the flags of a tool', () => {
  it.each([
    [[], []],
    [['--', '--dry-run'], [['--dry-run', '']]],
    [
      ['--nodes=20,22', '--dry-run'],
      [
        ['--nodes=', '20,22'],
        ['--dry-run', ''],
      ],
    ],
  ])('are read: %j', (words, flags) => {
    const { code, out } = tool(words);
    expect({ code, flags: JSON.parse(out) }).toEqual({ code: 0, flags });
  });

  it.each([['dry-run'], ['--dryrun'], ['--dry-run=yes'], ['--nodes'], ['']])(
    'are the only words that it takes: %j',
    (word) => {
      const { code, out, err } = tool(['--dry-run', word]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toBe(`${JSON.stringify(word)} is not known here. Usage: tool [--dry-run]\n`);
    },
  );

  // One that took a word for nothing would do other work than was asked for, for minutes.
  it.each([
    'tools/check.mjs',
    'tools/check-packages.mjs',
    'tools/release.mjs',
    'tools/registry/main.mjs',
    'bench/run.mjs',
  ])('are known to %s before it begins', (path) => {
    const { status, stderr } = spawnSync(process.execPath, [path, 'packages/redact'], { cwd: root, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('"packages/redact" is not known'),
    });
  });

  it.each([
    ['--series=jsnl', 'There is no series jsnl; there are jsonl, '],
    ['--sizes=', '--sizes= is no list of whole megabytes.'],
    ['--sizes=1,x', '--sizes=1,x is no list of whole megabytes.'],
    ['--sizes=0', '--sizes=0 is no list of whole megabytes.'],
  ])('have values that bench/run.mjs knows before it begins: %s', (word, says) => {
    const { status, stderr } = spawnSync(process.execPath, ['bench/run.mjs', word], { cwd: root, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(says) });
  });

  it.each([
    ['propose-fixtures', ['--check'], '"--check" is not known'],
    ['write-fixtures', ['--help'], 'Name the one folder'],
    ['write-fixtures', [], 'Name the one folder'],
    ['write-fixtures', ['one', 'another'], 'Name the one folder'],
    ['new-rule', ['--', 'forsy/caused-by-points-back'], 'There is a rule caused-by-points-back already'],
    ['new-rule', ['forsy/one-is-here', 'forsy/another-is-here'], 'Usage: pnpm new:rule'],
  ])('are known to tools/%s.ts, which writes: %j', (name, words, says) => {
    expect(written(`tools/${name}.ts`, words)).toEqual({ status: 2, stderr: expect.stringContaining(says) });
  });

  // pnpm hands a lone `--` on, which says nothing.
  it('are known to packages/redact/labels/learn.ts, which keeps what it worked out', () => {
    const stderr = expect.stringContaining('"--wirte" is not known here. Usage: pnpm ');
    expect(written('packages/redact/labels/learn.ts', ['--', '--wirte'])).toEqual({ status: 2, stderr });
  });

  // To start each of them would take seconds: they load all detectors or all labels first.
  it.each([
    'packages/lint/labels/learn.ts',
    'packages/lint/labels/score.ts',
    'packages/redact/labels/learn.ts',
    'packages/redact/score/main.ts',
  ])('are read by none but this in %s', (path) => {
    const code = readFileSync(`${root}${path}`, 'utf8');
    expect(code).toContain(' = flagsOf(');
    expect(code).not.toContain('process.argv');
  });
});

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What becomes of a tool that is written in TypeScript. */
function written(path: string, words: readonly string[]): { status: number | null; stderr: string } {
  const cli = fileURLToPath(import.meta.resolve('tsx/cli'));
  const { status, stderr } = spawnSync(process.execPath, [cli, path, ...words], { cwd: root, encoding: 'utf8' });
  return { status, stderr };
}

function tool(words: readonly string[]): { code: number | null; out: string; err: string } {
  const script = `import { flagsOf } from './flags.mjs';
    console.log(JSON.stringify([...flagsOf('tool [--dry-run]', ['--dry-run', '--nodes='])]));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, 'tool', ...words],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}
