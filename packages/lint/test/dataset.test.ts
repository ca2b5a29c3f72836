import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Dataset, type LintOptions, lintDataset } from '../src/index.ts';
import { datasetRules } from '../src/rules/dataset/index.ts';
import { weightOf } from './lay.ts';
import { type DatasetCase, layDataset } from './lay-dataset.ts';

const root = new URL('../src/rules/dataset/', import.meta.url);

describe('the dataset catalogue', () => {
  it('holds every rule that has a folder, and no other', () => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(datasetRules.map(({ id }) => id).sort()).toEqual(folders.sort());
  });
});

for (const rule of datasetRules) {
  const cases = JSON.parse(readFileSync(new URL(`${rule.id}/cases.json`, root), 'utf8')) as DatasetCase[];
  describe(rule.id, () => {
    for (const one of cases)
      it(one.says, () => {
        const findings = found(layDataset(one), { release: one.release ?? false }, rule.id);
        expect(findings.map(([file]) => file)).toEqual(one.finds.map(([file]) => file));
        for (const [index, [, part, weight = 'error']] of one.finds.entries()) {
          expect(findings[index]![1]).toContain(part);
          expect(findings[index]![2]).toBe(weight);
        }
      });

    it('has a case that passes, and one that fails and is noticed when the rule is switched off', () => {
      expect(cases.some(({ finds }) => finds.length === 0)).toBe(true);
      const failing = cases.filter(({ finds }) => finds.length > 0);
      expect(failing.length).toBeGreaterThan(0);
      for (const one of failing) {
        const off = {
          rules: new Map([[rule.id, { severity: 'off' as const, options: {} }]]),
          only: undefined,
          skip: new Set<string>(),
        };
        expect(found(layDataset(one), { release: one.release ?? false, settings: off }, rule.id)).toEqual([]);
      }
    });
  });
}

it('a README that keeps silent, of a folder around the one in which all traces lie, is told with the name of that one', () => {
  const dataset = layDataset({ says: '', traces: [{}, {}], card: 'A tool.', finds: [] });
  const fixOf = (one: Dataset): string | null | undefined =>
    lintDataset(one)
      .flatMap(({ findings }) => findings)
      .find(({ rule }) => rule === 'card-states-the-facts')?.fix;
  expect(fixOf({ ...dataset, folder: '.' })).toContain('All traces lie in data: if that is the dataset, name it');
  expect(fixOf(dataset)).not.toContain('name it to forsy-lint');
  const apart = ['data', 'other'].map((folder, index) => ({ ...dataset.traces[index]!, folder }));
  expect(fixOf({ ...dataset, folder: '.', traces: apart })).not.toContain('name it to forsy-lint');
});

function found(dataset: Dataset, options: LintOptions, id: string): [string, string, string][] {
  return lintDataset(dataset, options).flatMap(({ file, findings }) =>
    findings
      .filter(({ rule }) => rule === id)
      .map((one): [string, string, string] => [file, one.message, weightOf(one)]),
  );
}
