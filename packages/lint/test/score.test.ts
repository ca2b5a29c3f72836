import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const corpus = process.env.TRACE_CORPUS;

const score = (flags: readonly string[], env: Readonly<Record<string, string>>): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, ['--import', 'tsx', 'packages/lint/labels/score.ts', ...flags], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

describe('the scores', () => {
  it('come out the same twice, and say that the corpus was left out', () => {
    const [first, second] = [score([], {}), score([], {})];
    expect(first.status).toBe(0);
    expect(first.stdout).toBe(second.stdout);
    expect(first.stdout).toContain('The corpus sample is not scored: TRACE_CORPUS is not set.');
  });

  it('refuse an unknown flag, and a corpus that is not there, in one line', () => {
    const [flag, page] = [score(['--wirte'], {}), score(['--write'], {})];
    expect([flag.status, flag.stderr]).toEqual([
      2,
      '--wirte is not a flag of score:lint; it knows --write and --show.\n',
    ]);
    expect(page.status).toBe(2);
    expect(score([], { TRACE_CORPUS: 'nowhere' }).stderr).toBe(
      "The corpus sample can't be read: There is no folder nowhere/forsy. TRACE_CORPUS must name its folder.\n",
    );
    expect(page.stderr).toMatch(/^docs\/hint-scores\.md .* set TRACE_CORPUS .*\n$/);
  });

  // Skipped where the corpus is not at hand (TRACE_CORPUS).
  it.skipIf(corpus === undefined)('are those of the page; if not, run `pnpm score:lint --write`', () => {
    const page = readFileSync(`${root}docs/hint-scores.md`, 'utf8');
    expect(score([], { TRACE_CORPUS: corpus as string }).stdout).toBe(page);
  });
});
