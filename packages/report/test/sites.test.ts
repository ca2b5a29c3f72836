import { describe, expect, it } from 'vitest';
import { github, gitlab, markdown } from '../src/index.ts';
import { cases, findingOf, reportOf, resultOf } from './cases.ts';

const many = (times: number, severity: 'error' | 'warning' = 'error') =>
  reportOf([
    resultOf({ findings: Array.from({ length: times }, (_, index) => findingOf({ severity, line: index + 1 })) }),
  ]);

describe('github', () => {
  it('says nothing when there is nothing to say', () => {
    expect(github(cases['clean']!)).toBe('');
  });

  it('writes one line for each finding, whatever the text', () => {
    const lines = github(cases['hostile']!).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^::error file=[^:,]+,line=88,col=9,title=[^:,]+::/);
  });

  it('says at the end that the site shows ten of a kind, only when there are more', () => {
    expect(github(many(10))).not.toContain('::notice');
    expect(github(many(11)).trimEnd().split('\n').at(-1)).toMatch(
      /^::notice::GitHub shows at most 10 errors.* All 11 findings/,
    );
  });
});

describe('gitlab', () => {
  const issuesOf = (text: string): { fingerprint: string; location: { path: string; lines: { begin: number } } }[] =>
    JSON.parse(text);

  it('is an empty list when there is nothing to say', () => {
    expect(JSON.parse(gitlab(cases['clean']!))).toEqual([]);
  });

  it('has what a code quality report needs, and no more', () => {
    for (const issue of issuesOf(gitlab(cases['many']!)))
      expect(issue).toEqual({
        description: expect.stringMatching(/./),
        check_name: expect.stringMatching(/^[a-z0-9-]+$/),
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
        severity: expect.stringMatching(/^(info|minor|major|critical|blocker)$/),
        location: { path: expect.stringMatching(/^data\//), lines: { begin: expect.any(Number) } },
      });
  });

  it('tells equal findings apart, and the same finding again in the next run', () => {
    const twice = reportOf([
      resultOf({ findings: [findingOf({}), findingOf({})] }),
      resultOf({ file: 'copy.json', findings: [findingOf({})] }),
    ]);
    const prints = issuesOf(gitlab(twice)).map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(3);
    // A line that moved is the same finding.
    const moved = reportOf([resultOf({ findings: [findingOf({ line: 1, column: 2 })] })]);
    expect(issuesOf(gitlab(moved))[0]!.fingerprint).toBe(prints[0]);
  });

  it('begins at line 1 where there is no line, and names files without a leading dot', () => {
    const report = reportOf([resultOf({ file: './a.json', findings: [findingOf({ line: null })] })]);
    expect(issuesOf(gitlab(report))[0]!.location).toEqual({ path: 'a.json', lines: { begin: 1 } });
  });
});

describe('markdown', () => {
  it('mentions nobody and refers to nothing by the name of a file', () => {
    const text = markdown(reportOf([resultOf({ file: '@octocat #1.json', findings: [findingOf({})] })]));
    expect(text).toContain('<summary>@<!-- -->octocat #<!-- -->1.json: 1 error</summary>');
  });

  it('keeps every row of a table in one line with four cells', () => {
    for (const report of Object.values(cases))
      for (const line of markdown(report)
        .split('\n')
        .filter((each) => /^\| (error|warning|note) /.test(each)))
        expect(line.replace(/\\\\|\\\|/g, '').split('|')).toHaveLength(6);
  });

  it('links only to the web', () => {
    const text = markdown(cases['hostile']!);
    expect(text).not.toMatch(/\]\((?!https:)[^)]*\)(?<!\\\]\(.*)/);
    expect(text).not.toContain('<script');
    expect(text).not.toContain('onmouseover');
  });

  it('stays below what a job summary may hold and says what is missing', () => {
    const text = markdown(many(20_000));
    expect(new TextEncoder().encode(text).length).toBeLessThan(1_000_000);
    const rows = text.match(/^\| error /gm)!.length;
    expect(text).toContain(`${(20_000 - rows).toLocaleString('en')} more findings would not fit here.`);
  });
});
