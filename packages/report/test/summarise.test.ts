import { describe, expect, it } from 'vitest';
import { summarise } from '../src/index.ts';
import { cases, checklistOf, findingOf, resultOf } from './cases.ts';

describe('summarise', () => {
  it('counts nothing in no results', () => {
    expect(summarise([])).toEqual({ files: 0, traces: 0, errors: 0, warnings: 0, suppressed: 0, checklist: {} });
  });

  it('counts the records of a JSONL file as documents of one file', () => {
    const summary = summarise([
      resultOf({ file: 'a.jsonl', record: 1 }),
      resultOf({ file: 'a.jsonl', record: 2, findings: [findingOf({}), findingOf({ severity: 'warning' })] }),
      resultOf({ file: 'a.jsonl', record: null, findings: [findingOf({ severity: 'note' })] }),
      resultOf({ file: 'b.json' }),
    ]);
    expect(summary).toMatchObject({ files: 2, traces: 3, errors: 1, warnings: 1, suppressed: 0 });
  });

  it('counts suppressed findings apart', () => {
    expect(cases['suppressed']!.summary).toMatchObject({ errors: 0, warnings: 1, suppressed: 1 });
  });

  it('takes a folder with findings about the dataset for neither a file nor a document', () => {
    expect(cases['dataset']!.summary).toMatchObject({ files: 2, traces: 2, errors: 1 });
  });

  it('counts the states of each item of the checklist, in one order whatever the order of the results', () => {
    const results = [
      resultOf({ checklist: [...checklistOf({ 10: 'fail', 2: 'attested' })].reverse() }),
      resultOf({ checklist: checklistOf({ 10: 'not-applicable' }) }),
      resultOf({ checklist: checklistOf() }),
    ];
    const { checklist } = summarise(results);
    expect(checklist['10']).toEqual({ pass: 1, fail: 1, 'not-applicable': 1 });
    expect(checklist['2']).toEqual({ attested: 1, pass: 2 });
    expect(JSON.stringify(checklist)).toBe(JSON.stringify(summarise([...results].reverse()).checklist));
  });
});
