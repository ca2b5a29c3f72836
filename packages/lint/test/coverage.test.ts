import type { Result } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { type Covered, catalogue, coverageOf, defaultSettings } from '../src/index.ts';

const trace: Result = {
  file: 'a/trace.json',
  record: null,
  format: 'forsy/v0.1',
  trace_id: 'a',
  findings: [],
  checklist: [],
  rules_not_run: [],
};

function entry(rule: string, given: Partial<Covered>): unknown {
  const { status, run, not_run, not_applicable, reasons } = coverageOf({
    results: [trace],
    release: false,
    settingsFor: () => defaultSettings,
    datasets: ['a'],
    ...given,
  }).find((one) => one.rule === rule)!;
  return [status, run, not_run, not_applicable, ...reasons.map(({ why, documents }) => `${documents}: ${why}`)];
}

const off = { ...defaultSettings, rules: new Map([['null-is-null', { severity: 'off' as const, options: {} }]]) };

describe('the coverage statement', () => {
  it('speaks of every rule of the catalogue, in its order', () => {
    const said = coverageOf({ results: [], release: false, settingsFor: () => defaultSettings, datasets: [] });
    expect(said.map(({ rule }) => rule)).toEqual(catalogue.map(({ rule }) => rule.id));
    expect(said.every(({ status, reasons }) => status === 'not-applicable' && reasons.length === 1)).toBe(true);
  });

  it('counts where a rule ran, and where it did not for a fault of shape', () => {
    const broken = { ...trace, rules_not_run: [{ rule: 'null-is-null', why: 'steps/3 has a shape error in eval.' }] };
    expect(entry('null-is-null', {})).toEqual(['run', 1, 0, 0]);
    expect(entry('null-is-null', { results: [trace, broken] })).toEqual([
      'partly',
      1,
      1,
      0,
      expect.stringMatching(/^1: The schema found a fault/),
    ]);
  });

  it('says what the configuration, the command line and the lack of a release leave out', () => {
    expect(entry('null-is-null', { settingsFor: () => off })).toEqual([
      'not-run',
      0,
      1,
      0,
      '1: The configuration switches it off.',
    ]);
    for (const settings of [
      { ...defaultSettings, skip: new Set(['null-is-null']) },
      { ...defaultSettings, only: new Set(['times-are-sound']) },
    ])
      expect(entry('null-is-null', { settingsFor: () => settings })).toContain('1: The command line leaves it out.');
    expect(entry('release-tier-allows-release', {})).toContain('1: It is asked at a release only.');
    expect(entry('release-tier-allows-release', { release: true })).toEqual(['run', 1, 0, 0]);
  });

  it('names what holds for most documents first, and of as many in the order of the words', () => {
    const skipped = { ...defaultSettings, skip: new Set(['null-is-null']) };
    const settingsFor = (file: string) => (file === 'a' ? off : skipped);
    const tracesOf = (...files: readonly string[]): Result[] => files.map((file) => ({ ...trace, file }));
    const reasons = (...files: readonly string[]): unknown =>
      (entry('null-is-null', { results: tracesOf(...files), settingsFor, datasets: [] }) as unknown[]).slice(4);
    const [byCommand, byFile] = ['The command line leaves it out.', 'The configuration switches it off.'];
    expect(reasons('a', 'b', 'a')).toEqual([`2: ${byFile}`, `1: ${byCommand}`]);
    expect(reasons('a', 'b', 'b')).toEqual([`2: ${byCommand}`, `1: ${byFile}`]);
    expect(reasons('a', 'b')).toEqual([`1: ${byCommand}`, `1: ${byFile}`]);
  });

  it('tells a rule that failed from one that ran', () => {
    const findings = [{ rule: 'null-is-null', stage: 'internal' }] as Result['findings'];
    expect(entry('null-is-null', { results: [{ ...trace, findings }] })).toContain(
      '1: It failed, which is a fault of forsy-lint.',
    );
  });

  it('knows what does not apply, and takes a stream for one document', () => {
    const without = { ...trace, checklist: [{ item: 11, status: 'not-applicable' as const }] };
    expect(entry('retry-of-points-back', { results: [without] })).toEqual([
      'not-applicable',
      0,
      0,
      1,
      '1: They hold nothing of what item 11 speaks of.',
    ]);
    const record = { ...trace, file: 'x.jsonl', format: 'open-token/v0.1-record' };
    expect(entry('seq-is-contiguous', { results: [record, { ...record, record: 2 }] })).toEqual(['run', 1, 0, 0]);
    expect(entry('seq-is-contiguous', {})).toContain('0: No Open-Token document was looked at.');
  });
});
