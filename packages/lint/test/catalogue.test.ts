import { existsSync, readFileSync } from 'node:fs';
import type { FormatId } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import {
  type CatalogueEntry,
  catalogue,
  docsOf,
  lintDataset,
  lintDocument,
  type RuleSettings,
  ruleIds,
} from '../src/index.ts';
import { type Case, layForsy, layOpenToken, layTrajectory } from './lay.ts';
import { type DatasetCase, layDataset } from './lay-dataset.ts';
import { leafDifferences, leavesOf } from './leaf-differences.ts';

const formats: Readonly<
  Record<string, { readonly format: FormatId; lay(document: Case['document']): unknown } | undefined>
> = {
  forsy: { format: 'forsy/v0.1', lay: layForsy },
  'open-token': { format: 'open-token/v0.1', lay: layOpenToken },
  trajectory: { format: 'trajectory', lay: layTrajectory },
};

describe('the catalogue', () => {
  it('has a rule for every item of the checklist', () => {
    const watched = new Set(catalogue.map(({ rule }) => rule.checklist));
    expect(Array.from({ length: 16 }, (_, index) => index + 1).filter((item) => !watched.has(item))).toEqual([]);
  });

  it('lets no suspicion be an error by default', () => {
    expect(catalogue.filter(({ rule }) => rule.certainty === 'hint' && rule.severity === 'error')).toEqual([]);
  });

  it('says of every rule what holds, why and what to do, in whole sentences', () => {
    for (const { rule } of catalogue)
      for (const sentence of [rule.claim, rule.why, rule.fix]) expect(sentence, rule.id).toMatch(/^[A-Z`].*\.$/s);
  });

  it('links every rule to a page that lies in the repository', () => {
    const repository = 'https://github.com/trace-formats/trace-formats/blob/main/';
    for (const id of ruleIds()) {
      const page = docsOf(id) ?? '';
      expect(page.startsWith(repository), id).toBe(true);
      expect(existsSync(new URL(`../../../${page.slice(repository.length)}`, import.meta.url)), id).toBe(true);
    }
  });
});

describe.each(catalogue.map((entry) => [`${entry.subject}/${entry.rule.id}`, entry] as const))('%s', (_name, entry) => {
  const cases = casesOf(entry);
  const failing = cases.filter(({ finds }) => finds.length > 0);
  const passing = cases.filter(({ finds }) => finds.length === 0);

  it('is missed in the whole linter when it is switched off: every case that only it fails then passes', () => {
    const noticed = failing.filter((one, index) => isInShare(index, 5) && count(entry, one, 'warning') > 0);
    expect(noticed.length).toBeGreaterThan(0);
    for (const one of noticed) expect(count(entry, one, 'off'), one.says).toBe(0);
  });

  it('passes a nearest neighbour: a case that differs from a failing one in a few values', () => {
    const [bad, good] = [failing, passing].map((some) => some.map((one) => leavesOf(laid(entry, one))));
    const distances = bad!.map((one) => Math.min(...good!.map((other) => leafDifferences(one, other))));
    expect(Math.min(...distances)).toBeLessThanOrEqual(4);
  });
});

type AnyCase = Case | DatasetCase;

function casesOf({ subject, rule }: CatalogueEntry): readonly AnyCase[] {
  const url = new URL(`../src/rules/${subject}/${rule.id}/cases.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as AnyCase[];
}

/** Everything that the rule is given in a case. */
function laid({ subject }: CatalogueEntry, one: AnyCase): unknown {
  const { says, finds, ...given } = one;
  return 'document' in given ? { ...given, document: formats[subject]!.lay(given.document) } : given;
}

/** How often the rule speaks in a case, in a run of the whole linter. */
function count({ subject, rule }: CatalogueEntry, one: AnyCase, severity: 'warning' | 'off'): number {
  const options = 'options' in one ? (one.options ?? {}) : {};
  const settings: RuleSettings = {
    rules: new Map([[rule.id, { severity, options }]]),
    only: undefined,
    skip: new Set<string>(),
  };
  const asked = { settings, release: one.release ?? false };
  const findings =
    'document' in one
      ? lintDocument(formats[subject]!.lay(one.document), formats[subject]!.format, asked, {
          manifest: one.manifest,
          files: one.files && new Map(Object.entries(one.files)),
        }).findings
      : lintDataset(layDataset(one), asked).flatMap((result) => result.findings);
  return findings.filter((finding) => finding.rule === rule.id).length;
}
