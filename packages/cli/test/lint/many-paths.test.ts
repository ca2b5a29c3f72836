import { join } from 'node:path';
import { expect, it } from 'vitest';
import { growth, limit } from '../../../../tools/steps/growth.ts';
import { stepsOf } from '../../../../tools/steps/steps-of.ts';
import { foldersAround, isInAny } from '../../src/input/paths/is-inside.ts';
import { noFacts, type RunFacts } from '../../src/lint/facts/run-facts.ts';
import { lintContext } from '../../src/lint/plan.ts';
import { partWith } from '../../src/lint/whole/asked.ts';
import { foldersOf, looseIn, ofDatasets } from '../../src/lint/whole/datasets.ts';

const cwd = join('/', 'data');
const asked = { rules: {}, only: ['trace-ids-are-unique'], skip: [] };

const contextOf = (words: readonly string[]) =>
  lintContext({
    cwd,
    words,
    profile: undefined,
    release: false,
    reviewed: false,
    config: { path: undefined, folder: cwd, config: {}, statedIn: [], bases: [], ignored: undefined, asked },
    baseline: [],
    today: '2026-01-01',
    hashed: false,
  });

const factsOf = (folders: readonly string[]): RunFacts => ({
  ...noFacts,
  traces: folders.map((folder) => ({ ...trace, folder, file: `${folder}/trace.json`, id: folder })),
});

const trace: Omit<RunFacts['traces'][number], 'folder' | 'file' | 'id'> = {
  record: null,
  kind: 'trace',
  priorId: null,
  hash: '',
  sketch: new Uint16Array(),
  steps: 1,
  mode: null,
  level: null,
  releaseTier: null,
  artifacts: [],
};

it('what lies in thousands of folders that were named is found in steps in proportion to their number', () => {
  const steps = (bait: string): number => {
    const names = Array.from(bait, (_, index) => `t${index}`);
    const context = contextOf(names);
    const facts = factsOf(names);
    return stepsOf(() => ofDatasets(facts, context, { unread: [], leftOut: [] }, () => {}));
  };
  steps('t');
  expect(growth(steps, 't', [200])).toBeLessThanOrEqual(limit);
});

it('so is the part of a baseline to which each of thousands of named files belongs', () => {
  const steps = (bait: string): number => {
    const names = Array.from(bait, (_, index) => `t${index}`);
    const context = contextOf(names);
    return stepsOf(() => {
      for (const name of names) expect(partWith(`${name}/trace.json`, context)).toEqual({ within: name });
    });
  };
  steps('t');
  expect(growth(steps, 't', [200])).toBeLessThanOrEqual(limit);
});

it('a trace belongs to each folder above it that was named, and is loose where there is none', () => {
  const facts = factsOf(['a/b', 'a/bc', 'c', '/elsewhere']);
  const named = (...words: string[]) => foldersOf(facts, contextOf(words).plan);
  const loose = (...words: string[]) => looseIn(facts, named(...words))?.traces.map(({ folder }) => folder);
  expect(named('a', 'a/b', 'c/trace.json', 'd').map(({ folder }) => folder)).toEqual(['a', 'a/b']);
  expect(loose('a', 'a/b', 'c/trace.json')).toEqual(['c', '/elsewhere']);
  expect(loose('a/b', '/elsewhere')).toEqual(['a/bc', 'c']);
  expect(loose('.')).toBeUndefined();
});

it('the folders around a path are those that it lies in, the nearest first', () => {
  const folders = new Set(['/a', '/a/b', '/a/bc', '/']);
  expect([...foldersAround('/a/b/c', folders)]).toEqual(['/a/b', '/a', '/']);
  expect(isInAny(new Set(['/a/b']), '/a/bc')).toBe(false);
  expect(isInAny(new Set(['a']), 'a')).toBe(true);
});
