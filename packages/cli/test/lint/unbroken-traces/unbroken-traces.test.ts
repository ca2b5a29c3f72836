import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { fires } from '../../../../lint/labels/adapter.ts';
import { joinCorpus, readCorpusLabels } from '../../../../lint/labels/corpus.ts';
import { ruleOf } from '../../../../lint/labels/label.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { keyOf, readReviewed } from './reviewed.ts';

const corpus = process.env['TRACE_CORPUS'];

describe('the reviewed findings', () => {
  it('hold hashes, places and verdicts with their reasons, never a text, and each finding once', () => {
    const reviewed = readReviewed();
    for (const one of reviewed) {
      expect(Object.keys(one)).toEqual(['file_sha256', 'session', 'pointer', 'rule', 'certainty', 'verdict', 'reason']);
      expect(one.file_sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(one.pointer).toMatch(/^(?:\/(?:[a-z_]+|\d+))*$/);
      expect(['right', 'false', 'unclear']).toContain(one.verdict);
      expect(one.reason).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(reviewed.map(keyOf)).size).toBe(reviewed.length);
  });
});

// Skipped, and said to be, where TRACE_CORPUS is not set.
describe.skipIf(corpus === undefined || !existsSync(corpus))('unbroken traces stay quiet:', () => {
  const drafts = corpus === undefined ? [] : draftsOf(corpus);
  const verdicts = new Map(readReviewed().map((one) => [keyOf(one), one.verdict]));
  const told = drafts.flatMap((draft) => draft.linted.findings.map((finding) => ({ draft, finding })));
  const verdictOf = ({ draft, finding }: (typeof told)[number]): string | undefined =>
    verdicts.get(keyOf({ ...draft, ...finding, certainty: finding.certainty === 'hint' ? 'hint' : 'exact' }));

  it('there are at least fifty drafts to look at', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(50);
  });

  it('every exact finding is confirmed: a judgement that is null, or one that a person has read', () => {
    const unconfirmed = told.filter(
      (one) => one.finding.certainty === 'exact' && !isOpenJudgement(one) && verdictOf(one) !== 'right',
    );
    expect(unconfirmed.map(placeOf)).toEqual([]);
  });

  it('every hint was read by a person', () => {
    const unread = told.filter((one) => one.finding.certainty === 'hint' && verdictOf(one) === undefined);
    expect(unread.map(placeOf)).toEqual([]);
  });

  it('there is less than one false hint for each draft', () => {
    const wrong = told.filter((one) => one.finding.certainty === 'hint' && verdictOf(one) === 'false');
    expect(wrong.length / drafts.length).toBeLessThan(1);
  });

  it('no hint speaks of a field that nobody has filled in', () => {
    const ofNothing = told.filter(
      ({ draft, finding }) =>
        finding.certainty === 'hint' &&
        finding.pointer !== '/static_output' &&
        (valueAt(draft.document, finding.pointer) ?? null) === null,
    );
    expect(ofNothing.map(placeOf)).toEqual([]);
  });

  it('on the public traces no hint speaks of a field that a careful reader calls good', () => {
    const labels = joinCorpus(readCorpusLabels(), join(corpus ?? '', 'forsy'));
    const wrong = labels.filter(
      ({ label, rule, trace, pointer }) => label === 'good' && fires(ruleOf(rule), trace, pointer),
    );
    expect(wrong.map(({ rule, file_sha256, pointer }) => `${rule} ${file_sha256} ${pointer}`)).toEqual([]);
  });

  function placeOf({ draft, finding }: (typeof told)[number]): string {
    return keyOf({ ...draft, ...finding, certainty: finding.certainty === 'hint' ? 'hint' : 'exact' });
  }
});

/** What only a person can judge is null in a draft, and the rule says no more than that. */
function isOpenJudgement({ draft, finding }: { draft: Draft; finding: Draft['linted']['findings'][number] }): boolean {
  return finding.rule === 'judgements-are-made' && valueAt(draft.document, finding.pointer) === null;
}
