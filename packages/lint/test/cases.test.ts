import { readdirSync, readFileSync } from 'node:fs';
import { type Finding, parsePointer, valueAt } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { fixManifest, fixTrace } from '../src/document/fix.ts';
import type { Rule } from '../src/engine/rule.ts';
import { items } from '../src/release/items.ts';
import { forsyRules, openTokenRules, trajectoryRules } from '../src/rules/index.ts';
import { type Case, layForsy, layOpenToken, layTrajectory, weightOf } from './lay.ts';
import { runOne } from './run-one.ts';

const families = [
  { folder: 'forsy', rules: forsyRules, list: 'steps', lay: layForsy },
  { folder: 'open-token', rules: openTokenRules, list: 'events', lay: layOpenToken },
  { folder: 'trajectory', rules: trajectoryRules, list: 'messages', lay: layTrajectory },
] as const;

for (const { folder, rules, list, lay } of families) {
  const root = new URL(`../src/rules/${folder}/`, import.meta.url);
  const catalogue = rules as readonly Rule<never, never>[];

  describe(`the ${folder} catalogue`, () => {
    it('holds every rule that has a folder, and no other', () => {
      const folders = readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
      expect(catalogue.map(({ id }) => id).sort()).toEqual(folders.sort());
    });
  });

  for (const rule of catalogue) {
    const cases = JSON.parse(readFileSync(new URL(`${rule.id}/cases.json`, root), 'utf8')) as Case[];
    describe(rule.id, () => {
      for (const one of cases) {
        it(one.says, () => {
          const document = lay(one.document);
          const { findings } = runOne(rule, document as never, list, one);
          expect(findings.map(({ pointer }) => pointer)).toEqual(
            one.finds.map((find) => (typeof find === 'string' ? find : find[0])),
          );
          for (const [index, find] of one.finds.entries()) {
            const [, says, weight = 'error'] = typeof find === 'string' ? [find, ''] : find;
            expect(findings[index]!.message).toContain(says);
            expect(weightOf(findings[index]!)).toBe(weight);
          }
          for (const finding of findings) {
            expect(finding.message).toMatch(/^[A-Z`].*\.$/s);
            if (folder === 'forsy')
              expect([finding.pointer, finding.fixable]).toEqual([finding.pointer, isMended(finding, document, one)]);
          }
        });
      }
      it('has a case that passes and one that fails, so that switching the rule off is noticed', () => {
        expect(cases.some(({ finds }) => finds.length === 0)).toBe(true);
        expect(cases.some(({ finds }) => finds.length > 0)).toBe(true);
      });
    });
  }
}

describe('the pre-release checklist', () => {
  it.each(items)('is watched over by a rule at item %i', (item) => {
    const watching = forsyRules.filter((rule) => rule.checklist === item);
    expect(watching.map(({ id }) => id)).not.toEqual([]);
  });

  it('is followed by the catalogue in its order', () => {
    const order = forsyRules.flatMap(({ checklist }) => (checklist === null ? [] : [checklist]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('is never failed by a suspicion: only an exact rule may be an error', () => {
    for (const rule of forsyRules)
      if (rule.certainty === 'hint') expect([rule.id, rule.severity]).not.toContain('error');
  });
});

/** Whether --fix changes anything where a finding says that it can: what it promises is what is done. */
function isMended(finding: Finding, document: unknown, { manifest }: Case): boolean {
  if (finding.rule === 'manifest-agrees-with-trace') {
    const mended = fixManifest(manifest, document);
    const [key = '', ...inner] = placeInManifest(finding.pointer);
    return mended !== undefined && valueAt(mended, [key, ...inner]) !== valueAt(manifest, [key, ...inner]);
  }
  return fixTrace(document, [{ ...finding, fixable: true }]) !== undefined;
}

/** The manifest holds at its top what a trace has in its summary. */
function placeInManifest(pointer: string): string[] {
  const path = parsePointer(pointer).filter((token) => token !== 'summary');
  return path[0] === 'positive_steps' ? ['positive_pct'] : path;
}
