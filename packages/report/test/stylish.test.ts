import { describe, expect, it } from 'vitest';
import { markdown, stylish, stylishVerdict, summarise } from '../src/index.ts';
import { columns, cutTo, wrap } from '../src/stylish/columns.ts';
import { cases, findingOf, reportOf, resultOf } from './cases.ts';

describe('stylish', () => {
  it('looks as the documentation shows it', () => {
    expect(stylish(reportOf([resultOf({ findings: [findingOf({})] })]))).toBe(`data/checkout/trace.json
  88:9   error    Step 5 names step 7 as its cause, but step 7 is not earlier.   caused-by-points-back  (checklist 10)
         ┌ 87 │ "caused_by": [
         └ 88 │   7
         fix: Link to the step whose result led to this one, or set caused_by to null.

✖ 1 error in 1 file.
`);
  });

  it('names the command that mends, where it is another one', () => {
    const lint = reportOf([resultOf({ findings: [findingOf({ fixable: true })] })]);
    const validate = { ...lint, tool: { ...lint.tool, name: 'trace-formats' as const } };
    expect(stylish(lint)).toContain('1 finding can be fixed with --fix.');
    expect(stylish(validate)).toContain('1 finding can be fixed with forsy-lint --fix.');
    expect(markdown(validate)).toContain('1 finding can be fixed with `forsy-lint --fix`.');
  });

  it('gives no tick where nothing was of a format that could be checked', () => {
    const unknown = resultOf({ format: 'unknown', findings: [] });
    expect(stylish(reportOf([unknown]))).toBe('Nothing was checked in 1 file, since no format was recognised there.\n');
    expect(stylish(reportOf([unknown, resultOf({ file: 'data/two.json', findings: [] })]))).toBe(
      '✔ Nothing to complain of in 2 files.\n',
    );
  });

  it('is the same text with colour as without, but for the codes', () => {
    const colored = stylish(cases['many']!, { color: true });
    expect(colored).toContain('\u001b[31m');
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(stylish(cases['many']!));
  });

  it.each([0, 1, 3])('says of %i files without a word about them what its verdict alone says', (files) => {
    const clean = { ...reportOf([]), summary: { ...summarise([]), files, traces: 2 * files } };
    for (const options of [{}, { color: true }, { quiet: true, verbose: true }])
      expect(stylishVerdict(clean, options)).toBe(stylish(clean, options));
  });

  it('says more than its verdict wherever there is more to tell', () => {
    const clean = reportOf([]);
    const suppressed = { ...clean, summary: { ...clean.summary, suppressed: 1 } };
    for (const more of [...Object.values(cases).filter(({ results }) => results.length > 0), suppressed])
      expect(stylishVerdict(more)).toBeUndefined();
    expect(stylishVerdict({ ...clean, coverage: [] })).toBeUndefined();
  });

  it('says in one word that no rule had anything to speak of', () => {
    const { coverage = [], ...rest } = cases['covered']!;
    const silent = coverage.map((one) => ({ ...one, status: 'not-applicable' as const }));
    expect(stylish({ ...rest, coverage: silent })).toContain('  None of 4 rules had anything to speak of; --verbose');
    expect(stylish({ ...rest, coverage: silent.slice(1, 2) })).toContain('  Of 1 rule 1 had nothing to speak of;');
  });

  it.each([50, 60, 80, 120])('keeps within %i columns', (width) => {
    for (const title of ['one-error', 'many', 'dataset', 'drafts'])
      for (const line of stylish(cases[title]!, { width }).split('\n'))
        if (!/^ {2}[ \d]\d {2}|checklist|^[✖✔]|--verbose|--fix|data\//.test(line))
          expect(columns(line)).toBeLessThanOrEqual(width);
  });

  it('cuts a message of ten million characters and says by how much', () => {
    const report = reportOf([resultOf({ findings: [findingOf({ message: 'x'.repeat(10_000_000) })] })]);
    expect(stylish(report).length).toBeLessThan(4000);
    expect(stylish(report)).toContain('… (9,998,000 more characters)');
  });

  it('gives a build log no line that it would take for a command', () => {
    const report = reportOf([
      resultOf({ file: '::add-mask::x', findings: [findingOf({ message: 'a ::error::b', fix: null })] }),
    ]);
    for (const options of [{}, { color: true }, { width: 24 }])
      for (const line of stylish(report, options).split('\n'))
        expect(
          line
            .replace(/\u001b\[\d+m/g, '')
            .trim()
            .startsWith('::'),
        ).toBe(false);
  });
});

describe('columns', () => {
  it('counts what a terminal draws', () => {
    expect(columns('abc')).toBe(3);
    expect(columns('日本')).toBe(4);
    expect(columns('e\u0301')).toBe(1);
    expect(columns('😀')).toBe(2);
  });

  it('cuts between characters', () => {
    expect(cutTo('日本語のテスト', 7)).toBe('日本語…');
    expect(cutTo('short', 7)).toBe('short');
  });

  it('wraps at spaces, and breaks a word that is longer than a line', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap(`a ${'b'.repeat(10)} c`, 4)).toEqual(['a', 'bbbb', 'bbbb', 'bb c']);
    expect(wrap('日本', 1)).toEqual(['日', '本']);
  });
});
