import { describe, expect, it } from 'vitest';
import { type AboutDecisions, type Allowance, finding, suppressions } from '../src/index.ts';

const found = (rule: string, fingerprint: string | null = null) => ({
  ...finding({ rule, stage: 'rule', severity: 'error', message: '', why: '', fix: '' }),
  fingerprint,
});
const everything = { rule: () => true, place: () => true };
const rulesOf = (about: readonly AboutDecisions[]): readonly string[] => about.map(({ finding: { rule } }) => rule);
const allowed: Allowance = { rule: 'null-is-null', reason: 'It was decided.' };

describe('an allowance', () => {
  it('holds until the end of its last day, and is complained of behind it', () => {
    const on = (today: string) => suppressions([{ ...allowed, expires: '2027-01-31' }], [], today);
    for (const [today, holds] of [
      ['2027-01-30', true],
      ['2027-01-31', true],
      ['2027-02-01', false],
    ] as const) {
      const decided = on(today);
      expect(decided.suppress(found('null-is-null'))?.expires).toBe(holds ? '2027-01-31' : undefined);
      expect(rulesOf(decided.findings(everything))).toEqual(holds ? [] : ['suppressions-are-current']);
    }
  });

  it('is of the one finding that it names, or of all of its rule', () => {
    const one = suppressions([{ ...allowed, fingerprint: 'aa' }], [], '2027-01-31');
    expect(one.suppress(found('null-is-null', 'aa'))).toMatchObject({ source: 'config', reason: 'It was decided.' });
    expect(one.suppress(found('null-is-null', 'bb'))).toBeNull();
    expect(one.suppress(found('times-are-sound', 'aa'))).toBeNull();
    const all = suppressions([allowed], [], '2027-01-31');
    for (const fingerprint of ['aa', 'bb', null])
      expect(all.suppress(found('null-is-null', fingerprint))).not.toBeNull();
  });

  it('that matched nothing is told of, but not where its rule was not asked or another run needed it', () => {
    const told = (asked: typeof everything, needed: readonly number[] = []): readonly string[] => {
      const decided = suppressions([allowed], [], '2027-01-31');
      decided.remember({ allowances: needed, baseline: [] });
      return rulesOf(decided.findings(asked));
    };
    expect(told(everything)).toEqual(['suppressions-are-used']);
    expect(told({ ...everything, rule: () => false })).toEqual([]);
    expect(told(everything, [0])).toEqual([]);
  });
});

describe('the baseline', () => {
  const baseline = [
    { rule: 'null-is-null', fingerprint: 'aa' },
    { rule: 'null-is-null', fingerprint: 'bb', within: 'part' },
  ];

  it('holds back what it names, by rule and fingerprint', () => {
    const decided = suppressions([], baseline, '2027-01-31');
    expect(decided.suppress(found('null-is-null', 'aa'))).toMatchObject({ source: 'baseline', expires: null });
    for (const other of [found('times-are-sound', 'aa'), found('null-is-null', 'cc'), found('null-is-null')])
      expect(decided.suppress(other)).toBeNull();
  });

  it('keeps what is needed, was needed elsewhere, or of which nobody can say', () => {
    const needed = (asked: typeof everything, elsewhere: readonly string[] = []): readonly string[] => {
      const decided = suppressions([], baseline, '2027-01-31');
      decided.suppress(found('null-is-null', 'aa'));
      decided.remember({ allowances: [], baseline: elsewhere });
      return decided.needed(asked).map(({ fingerprint }) => fingerprint);
    };
    expect(needed(everything)).toEqual(['aa']);
    expect(needed(everything, ['null-is-null bb'])).toEqual(['aa', 'bb']);
    expect(needed({ ...everything, rule: () => false })).toEqual(['aa', 'bb']);
    expect(needed({ ...everything, place: () => false })).toEqual(['aa', 'bb']);
  });
});
