import { isReport, validateReport } from '@trace-formats/validate/report';
import { describe, expect, it } from 'vitest';
import { json, ndjson } from '../src/index.ts';
import { cases, hostileText } from './cases.ts';

describe.each(Object.keys(cases))('the case "%s"', (title) => {
  const report = cases[title]!;

  it('is a report by the schema, before and after', () => {
    expect(validateReport(report)).toEqual([]);
    expect(isReport(JSON.parse(json(report)))).toBe(true);
  });

  it('reads back from JSON as it went in', () => {
    expect(JSON.parse(json(report))).toEqual(report);
  });

  it('has one line for each finding, for what a file was taken for, and for the summary', () => {
    const lines = ndjson(report)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = report.results.flatMap(({ findings, detected }) => [
      ...(detected === undefined ? [] : [{ type: 'detected', ...detected }]),
      ...findings.map((finding) => ({ type: 'finding', ...finding })),
    ]);
    expect(lines.slice(0, -1)).toEqual(told.map((line) => expect.objectContaining(line)));
    expect(lines.at(-1).type).toBe('summary');
    expect(lines.at(-1).summary).toEqual(report.summary);
  });
});

describe('json', () => {
  it('is the same text whatever order the keys came in', () => {
    expect(json(backwards(cases['many']!))).toBe(json(cases['many']!));
  });

  it('carries no character that a terminal or a build log would obey', () => {
    for (const text of [json(cases['hostile']!), ndjson(cases['hostile']!)]) {
      expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029\u200b]/u);
      expect(text).not.toMatch(/##\w*\[/);
      expect(text).toContain(JSON.stringify(hostileText).slice(1, 8));
    }
  });

  it('leaves out warnings and notes when quiet, and still counts them', () => {
    const report = JSON.parse(json(cases['many']!, { quiet: true }));
    const severities = report.results.flatMap((result: typeof report) =>
      result.findings.map((finding: typeof report) => finding.severity),
    );
    expect(new Set(severities)).toEqual(new Set(['error']));
    expect(report.summary.warnings).toBe(2);
  });
});

function backwards<T>(value: T): T {
  if (Array.isArray(value)) return value.map(backwards) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, backwards(inner)]),
  ) as T;
}
