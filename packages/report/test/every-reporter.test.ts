import { readFileSync } from 'node:fs';
import type { Report } from '@trace-formats/schema';
import { isReport } from '@trace-formats/validate/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import * as exported from '../src/index.ts';
import { reporterNames, reporters } from '../src/index.ts';
import { anyReport } from './arbitrary-report.ts';
import { cases, findingOf, reportOf, resultOf } from './cases.ts';

// Everything that moves a cursor, hides text or turns its direction; half pairs too.
const unseen = /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const withFindings = (findings: number): Report => {
  const ten = Array.from({ length: 10 }, (_, index) => findingOf({ severity: index % 2 === 0 ? 'error' : 'warning' }));
  return reportOf(
    Array.from({ length: findings / 10 }, (_, index) => resultOf({ file: `data/${index}.json`, findings: ten })),
  );
};
const many = withFindings(tries(15_000));

describe('the reports made up for these tests', () => {
  it('are reports by the schema', () => {
    fc.assert(
      fc.property(anyReport, (report) => isReport(report)),
      { numRuns: tries(80) },
    );
  });
});

describe.each(reporterNames)('%s', (name) => {
  it('names the command that mends, where the one that made the report does not', () => {
    const one = reportOf([resultOf({ findings: [findingOf({ fixable: true })] })]);
    const asked = { ...one, tool: { ...one.tool, name: 'trace-formats' as const } };
    expect(reporters[name](asked, {})).not.toMatch(/(?<!forsy-lint )--fix/);
    if (reporters[name](one, {}).includes('--fix')) expect(reporters[name](asked, {})).toContain('forsy-lint --fix');
  });

  it('says which options of a program without types are none', () => {
    const written = (options: unknown) => () => reporters[name](reportOf([]), options as object);
    for (const none of [null, 'quiet', 5])
      expect(written(none)).toThrow(/^The options of a reporter stand in an object/);
    expect(written({ colour: true })).toThrow(
      /^There is no option "colour" of a reporter\. There are color, width, quiet, verbose\.$/,
    );
    expect(written({ quiet: 'no' })).toThrow(/^The option quiet is to be a boolean, and this is none\.$/);
    expect(written({ width: '80' })).toThrow(/^The option width is to be a number, and this is none\.$/);
    for (const some of [undefined, {}, { color: undefined, width: undefined }, { width: 80, quiet: true }])
      expect(written(some)).not.toThrow();
  });

  it('is exported under its name, and the README says what it is for', () => {
    expect(exported).toHaveProperty(name, reporters[name]);
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`\n| \`${name}\` `);
  });

  it('gives every valid report a text without raw unseen characters, commands to a build log, or chance', () => {
    const options = fc.record(
      { color: fc.boolean(), width: fc.integer({ min: -1, max: 200 }), quiet: fc.boolean(), verbose: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyReport, options, (report, chosen) => {
        const given = structuredClone(report);
        const text = reporters[name](report, chosen);
        const plain = text.replace(/\u001b\[\d+m/g, (code) =>
          chosen.color === true && name === 'stylish' ? '' : code,
        );
        expect(plain.replace(name === 'junit' ? /[\n\t]/g : /\n/g, '').match(unseen)).toBeNull();
        expect(text === '' || text.endsWith('\n')).toBe(true);
        expect(text).not.toMatch(/##\w*\[/);
        if (name !== 'github') expect(plain).not.toMatch(/^\s*::/m);
        expect(reporters[name](structuredClone(report), chosen)).toBe(text);
        expect(report).toEqual(given);
      }),
      { numRuns: tries(50) },
    );
  });

  it('writes tens of thousands of findings', () => {
    // What goes over all of them for each takes hundreds of millions of turns here, and is seen to hang.
    expect(reporters[name](many).length).toBeGreaterThan(1000);
  });

  it('does not carry a message of ten million characters where a person reads', () => {
    const report = reportOf([resultOf({ findings: [findingOf({ message: 'm'.repeat(10_000_000) })] })]);
    const { length } = reporters[name](report);
    if (name === 'json' || name === 'ndjson') expect(length).toBeGreaterThan(10_000_000);
    else expect(length).toBeLessThan(60_000);
  });

  it('hides warnings when quiet', () => {
    expect(reporters[name](cases['many']!, { quiet: true })).not.toContain('looks like a plan');
    expect(reporters[name](cases['many']!)).toContain('looks like a plan');
  });
});
