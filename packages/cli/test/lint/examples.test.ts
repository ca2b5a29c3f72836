import { fileURLToPath } from 'node:url';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { run } from '../command.ts';
import { examples } from '../example-dataset.ts';

const brokenExamples = fileURLToPath(new URL('../../../../examples/broken/', import.meta.url));

const items = Array.from({ length: 16 }, (_, index) => index + 1);

function gate(folder: string): { readonly code: number | null; readonly report: Report } {
  const { out, err, code } = run('forsy-lint', ['--release', '-f', 'json'], folder);
  expect(err).toBe('');
  return { code, report: JSON.parse(out) as Report };
}

describe('the example datasets', () => {
  it('pass the release gate: every item of every trace is decided or clear', () => {
    const { code, report } = gate(examples);
    expect(code).toBe(0);
    expect(report.results.flatMap(({ findings }) => findings)).toEqual([]);
    const traces = report.results.filter(({ checklist }) => checklist.length > 0);
    expect(traces.map(({ file }) => file)).toEqual(['csv-totals/trace.json', 'water-notice/trace.json']);
    for (const { checklist } of traces) {
      expect(checklist.map(({ item }) => item)).toEqual(items);
      expect(checklist.filter(({ status }) => status !== 'pass' && status !== 'clear')).toEqual([]);
    }
  });

  it('have a twin that the gate stops at each of the sixteen items, for a reason that it names', () => {
    const { code, report } = gate(brokenExamples);
    expect(code).toBe(1);
    const trace = report.results.find(({ file }) => file === 'csv-totals/trace.json')!;
    for (const item of items) {
      expect({ item, status: trace.checklist[item - 1]?.status }).toEqual({
        item,
        status: expect.stringMatching(/^(fail|needs-review)$/),
      });
      expect(trace.findings.map(({ checklist }) => checklist)).toContain(item);
    }
  });
});
