import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, lintDocument, type RuleSettings, ruleIds } from '../src/index.ts';
import { type Case, layForsy } from './lay.ts';

const off = (id: string): RuleSettings => ({
  rules: new Map([[id, { severity: 'off', options: {} }]]),
  only: undefined,
  skip: new Set(),
});

describe('the catalogue', () => {
  it('has a rule for every item of the checklist', () => {
    const watched = new Set(catalogue.map(({ rule }) => rule.checklist));
    const open = Array.from({ length: 16 }, (_, index) => index + 1).filter((item) => !watched.has(item));
    expect(open.filter((item) => !notYet.includes(item))).toEqual([]);
  });

  it('lets no suspicion be an error by default', () => {
    expect(catalogue.filter(({ rule }) => rule.certainty === 'hint' && rule.severity === 'error')).toEqual([]);
  });

  it('says of every rule what holds, why and what to do, in whole sentences', () => {
    for (const { rule } of catalogue)
      for (const sentence of [rule.claim, rule.why, rule.fix]) expect(sentence, rule.id).toMatch(/^[A-Z`].*\.$/s);
  });

  it('has a page for every rule', () => {
    for (const id of ruleIds())
      expect(existsSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url)), id).toBe(true);
  });
});

describe('a rule that is switched off is noticed in the whole linter:', () => {
  for (const { subject, rule } of catalogue.filter((entry) => entry.subject === 'forsy'))
    it(rule.id, () => {
      const url = new URL(`../src/rules/${subject}/${rule.id}/cases.json`, import.meta.url);
      const failing = (JSON.parse(readFileSync(url, 'utf8')) as Case[]).filter(({ finds }) => finds.length > 0);
      const noticed = failing.filter((one) => {
        const on = {
          rules: new Map([[rule.id, { severity: 'warning' as const, options: {} }]]),
          only: undefined,
          skip: new Set<string>(),
        };
        return count(one, on) > 0 && count(one, off(rule.id)) === 0;
      });
      expect(noticed.length).toBeGreaterThan(0);
    });

  function count(one: Case, settings: RuleSettings): number {
    const id = [...settings.rules.keys()][0]!;
    const { findings } = lintDocument(
      layForsy(one.document),
      'forsy/v0.1',
      { settings, release: one.release ?? false },
      { manifest: one.manifest, files: filesOf(one) },
    );
    return findings.filter(({ rule }) => rule === id).length;
  }

  function filesOf(one: Case): never {
    const { files } = one as unknown as { files?: Record<string, unknown> };
    return (files && new Map(Object.entries(files))) as never;
  }
});

/** Items whose rules are still being measured. */
const notYet: readonly number[] = [];
