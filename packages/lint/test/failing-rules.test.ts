import { describe, expect, it } from 'vitest';
import { type ActiveRule, check } from '../src/engine/check.ts';
import type { DocumentRule, EntryRule } from '../src/engine/rule.ts';
import { soundness } from '../src/engine/soundness.ts';
import { type Dataset, lintDataset } from '../src/index.ts';
import { datasetRules } from '../src/rules/dataset/index.ts';
import { layDataset } from './lay-dataset.ts';

const facts = { claim: '', why: '', fix: '', checklist: 9, severity: 'warning', certainty: 'hint', reads: [] } as const;
const nothingBeside = { legacy: false, release: false, manifest: undefined, files: undefined };

/** Fails as code of ours would: with an error that quotes what it was given. */
function fail(): never {
  throw new RangeError('a value of the document');
}

const whole: DocumentRule<object> = { ...facts, id: 'fails-on-the-whole', check: fail };
const entries: EntryRule<object, string> = { ...facts, id: 'fails-on-entries', readsEntry: [], checkEntry: fail };
const other: EntryRule<object, string> = {
  ...facts,
  id: 'goes-on',
  readsEntry: [],
  checkEntry: (entry) => [{ at: [entry], message: entry }],
};

describe('a rule that fails', () => {
  const run = (...rules: ActiveRule<object, string>['rule'][]) =>
    check(
      {},
      ['a', 'b'],
      rules.map((rule) => ({ rule, severity: 'warning', options: {} })),
      soundness([], 'entries'),
      nothingBeside,
    ).findings;

  it('is told of once, as a fault of ours, by the kind of the error and not by its words', () => {
    const findings = run(whole, entries);
    expect(findings.map(({ rule }) => rule)).toEqual(['fails-on-entries', 'fails-on-the-whole']);
    for (const finding of findings) {
      expect(finding).toMatchObject({ stage: 'internal', severity: 'error', certainty: 'exact', checklist: 9 });
      expect(finding.message).toMatch(/failed on this document \(RangeError\)/);
      expect(JSON.stringify(finding)).not.toContain('a value of the document');
    }
  });

  it('keeps no other rule from its work', () => {
    expect(run(entries, other).map(({ message }) => message)).toEqual(expect.arrayContaining(['a', 'b']));
  });

  it('is told of in the same way where it is one of the dataset', () => {
    const dataset = layDataset({ says: '', traces: [{}], finds: [] });
    const broken: Dataset = Object.defineProperty({ ...dataset }, 'traces', { get: fail });
    const findings = lintDataset(broken).flatMap((result) => result.findings);
    const failed = findings.filter(({ stage }) => stage === 'internal');
    expect(failed.length).toBeGreaterThan(0);
    for (const { rule, message, checklist } of failed) {
      expect(message).toMatch(/failed on this dataset \(RangeError\)/);
      expect(checklist).toBe(datasetRules.find(({ id }) => id === rule)!.checklist);
    }
  });
});
