import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { sarif } from '../src/index.ts';
import { anyReport } from './arbitrary-report.ts';
import { cases, findingOf, reportOf, resultOf } from './cases.ts';

const require = createRequire(import.meta.url);
const schema = JSON.parse(
  readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
);
const ajv = new Ajv({ strict: false, unicodeRegExp: false });
addFormats.default(ajv as never);
const accepts = ajv.compile(schema);

const logOf = (report: Parameters<typeof sarif>[0]): Log => JSON.parse(sarif(report));
const runOf = (report: Parameters<typeof sarif>[0]) => logOf(report).runs[0]!;

describe('the SARIF 2.1.0 schema', () => {
  it('refuses what is not SARIF', () => {
    expect(accepts({ version: '2.1.0', runs: [{}] })).toBe(false);
    expect(accepts({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [{ message: {} }] }] })).toBe(
      false,
    );
  });

  it.each(Object.keys(cases))('accepts the log of "%s"', (title) => {
    accepts(logOf(cases[title]!));
    expect(accepts.errors ?? []).toEqual([]);
  });

  it('accepts the log of any valid report', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        accepts(logOf(report));
        expect(accepts.errors ?? []).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('sarif', () => {
  it('lists each rule once, in the order of their ids, and points to it', () => {
    const { tool, results } = runOf(cases['many']!);
    const ids = tool.driver.rules!.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const { ruleId, ruleIndex } of results!) expect(ids[ruleIndex!]).toBe(ruleId);
  });

  it('ranks facts over hints', () => {
    const ranks = runOf(cases['many']!).results!.map(({ ruleId, rank }) => [ruleId, rank]);
    expect(ranks).toContainEqual(['observation-is-state', 50]);
    expect(ranks).toContainEqual(['user-message-eval-is-zero', 100]);
  });

  it('states suppressions on all results or on none', () => {
    expect(runOf(cases['many']!).results!.every((result) => result.suppressions === undefined)).toBe(true);
    const suppressed = runOf(cases['suppressed']!).results!.map(({ suppressions }) => suppressions!.length);
    expect(suppressed).toEqual([1, 0]);
  });

  it('has a region only where the line is known', () => {
    const [first] = runOf(cases['dataset']!).results!;
    expect(first!.locations![0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'data', uriBaseId: '%SRCROOT%' },
    });
  });

  it('names an absolute file as one', () => {
    const [first] = runOf(reportOf([resultOf({ file: '/tmp/a b.json', findings: [findingOf({})] })])).results!;
    expect(first!.locations![0]!.physicalLocation!.artifactLocation).toEqual({ uri: 'file:///tmp/a%20b.json' });
  });

  it('says that the run failed when the tool itself did', () => {
    const failed = reportOf([resultOf({ findings: [findingOf({ stage: 'internal' })] })]);
    expect(runOf(failed).invocations![0]!.executionSuccessful).toBe(false);
    expect(runOf(cases['many']!).invocations![0]!.executionSuccessful).toBe(true);
  });

  it('says so too, and why, when a file could not be read', () => {
    const lost = findingOf({
      rule: 'files-can-be-read',
      stage: 'read',
      message: 'This could not be read: it is not there.',
    });
    const [invocation] = runOf(reportOf([resultOf({ file: 'nope', findings: [lost] })])).invocations!;
    expect(invocation).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        {
          level: 'error',
          message: { text: 'nope: This could not be read: it is not there.' },
          descriptor: { id: 'files-can-be-read' },
        },
      ],
    });
  });

  it('shows as context only what is more than the region', () => {
    const contextOf = (given: Parameters<typeof findingOf>[0]): unknown =>
      runOf(reportOf([resultOf({ findings: [findingOf(given)] })])).results![0]!.locations![0]!.physicalLocation!
        .contextRegion;
    const one = { excerpt: '"caused_by": [7]', line: 88 };
    expect(contextOf({ ...one, column: null })).toBeUndefined();
    expect(contextOf({ ...one, column: 1 })).toBeUndefined();
    expect(contextOf({ ...one, column: 9 })).toMatchObject({ startLine: 88, endLine: 88 });
    expect(contextOf({ ...one, column: 1, excerpt: '{\n"caused_by": [7]' })).toMatchObject({
      startLine: 87,
      endLine: 88,
    });
  });

  it('joins what is suppressed under a fingerprint of its own', () => {
    const suppressed = { reason: 'Meant so.', owner: null, expires: null, source: 'config' as const };
    const findings = Array.from({ length: 5001 }, (_, at) => findingOf(at < 2 ? { suppressed } : {}));
    const prints = runOf(reportOf([resultOf({ findings })])).results!.map((one) => one.partialFingerprints);
    expect(prints).toHaveLength(2);
    expect(prints[0]).not.toEqual(prints[1]);
  });

  it('keeps 5,000 results apart and joins 5,001 by rule and file, saying so', () => {
    const many = (times: number) =>
      reportOf([resultOf({ findings: Array.from({ length: times }, () => findingOf({})) })]);
    expect(runOf(many(5000)).results).toHaveLength(5000);
    const run = runOf(many(5001));
    expect(run.results).toHaveLength(1);
    expect(run.results![0]).toMatchObject({ occurrenceCount: 5001 });
    expect(run.results![0]!.message.text).toMatch(/^5,001 findings of this rule in this file\. The first: Step 5/);
    expect(run.invocations![0]!.toolExecutionNotifications![0]!.message.text).toMatch(/^There are 5,001 findings/);
  });

  it('leaves out the lightest when even the joined results are too many', () => {
    const results = Array.from({ length: 6000 }, (_, index) =>
      resultOf({ file: `${index}.json`, findings: [findingOf({ severity: index < 5500 ? 'warning' : 'error' })] }),
    );
    const run = runOf(reportOf(results));
    expect(run.results).toHaveLength(5000);
    expect(run.results!.filter(({ level }) => level === 'error')).toHaveLength(500);
    expect(run.invocations![0]!.toolExecutionNotifications![0]!.message.text).toContain(
      '1,000 results beyond 5,000 were left out',
    );
  });
});
