import { describe, expect, it } from 'vitest';
import { lint } from '../example-dataset.ts';

describe('forsy-lint rules', () => {
  it('lists every rule with what it reads', async () => {
    const rows = JSON.parse((await lint('.', 'rules', '--json')).out) as Record<string, unknown>[];
    expect(rows.find(({ id }) => id === 'caused-by-points-back')).toMatchObject({
      checklist: 10,
      certainty: 'exact',
      severity: 'error',
      fixable: false,
      reads: ['steps[].step', 'steps[].caused_by'],
    });
    expect((await lint('.', 'rules')).out.split('\n').length).toBe(rows.length + 1);
  });

  it('says of every rule its id, checklist item, certainty, severity, what it reads and whether it can be fixed', async () => {
    const rows = JSON.parse((await lint('.', 'rules', '--json')).out) as Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      expect(row).toEqual({
        id: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
        subject: expect.stringMatching(/^(forsy|dataset|open-token|trajectory)$/),
        checklist: row['checklist'] === null ? null : expect.any(Number),
        certainty: expect.stringMatching(/^(exact|hint|both)$/),
        severity: expect.stringMatching(/^(error|warning|off)$/),
        fixable: expect.any(Boolean),
        release: expect.any(Boolean),
        reads: expect.any(Array),
        claim: expect.stringMatching(/\.$/),
      });
    }
    const items = new Set(rows.map(({ checklist }) => checklist).filter((item) => item !== null));
    expect([...items].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect(rows.filter(({ fixable }) => fixable).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['user-message-eval-is-zero', 'summary-counts-are-true', 'null-is-null']),
    );
    expect(rows.find(({ id }) => id === 'summary-counts-are-true')?.['reads']).toContain('steps[].directive');
  });
});
