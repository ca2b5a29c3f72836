import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { casesUnder } from '../labels/corpus.ts';
import { corpusTable, scoresPage } from '../labels/scores.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const corpus = process.env.TRACE_CORPUS;

const page = (): string => readFileSync(`${root}docs/hint-scores.md`, 'utf8');
const score = (flags: readonly string[], env: Readonly<Record<string, string>>): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, ['--import', 'tsx', 'packages/lint/labels/score.ts', ...flags], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

describe('the scores', () => {
  const leftOut = 'The corpus sample is not scored: TRACE_CORPUS is not set.';
  it('say that the corpus was left out where it is', () => {
    expect(corpusTable(undefined)).toBe(leftOut);
  });

  // Where it is at hand, the whole page is scored below.
  it.runIf(corpus === undefined)('are those of the page but for the corpus', () => {
    const [sets] = page().split('\n## The corpus sample\n');
    expect(scoresPage(undefined)).toBe(`${sets}\n${leftOut}\n`);
  });

  it('refuse an unknown flag, and a corpus that is not there, in one line', () => {
    const [flag, kept] = [score(['--wirte'], {}), score(['--write'], {})];
    expect([flag.status, flag.stderr]).toEqual([
      2,
      '"--wirte" is not known here. Usage: pnpm score:lint [--write] [--show]\n',
    ]);
    expect(kept.status).toBe(2);
    expect(score([], { TRACE_CORPUS: 'nowhere' }).stderr).toBe(
      "The corpus sample can't be read: There is no folder nowhere/forsy. TRACE_CORPUS must name its folder.\n",
    );
    expect(kept.stderr).toMatch(/^docs\/hint-scores\.md .* set TRACE_CORPUS .*\n$/);
  });

  // Skipped where the corpus is not at hand (TRACE_CORPUS).
  it.skipIf(corpus === undefined)('are those of the whole page; if not, run `pnpm score:lint --write`', () => {
    expect(scoresPage(casesUnder(join(corpus as string, 'forsy')))).toBe(page());
  });
});
