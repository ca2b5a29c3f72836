import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleCopy, lint, reportOn, type Trace } from '../example-dataset.ts';

interface Artifact {
  path: string;
  [key: string]: unknown;
}

/** The example with another artifact in its first trace, and with files beside it. */
function withArtifact(change: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}): string {
  const folder = exampleCopy((trace: Trace) => {
    const { artifacts } = trace['static_output'] as { artifacts: Artifact[] };
    artifacts.push({ ...artifacts[0]!, type: 'created', content: null, diff: null, hash: null, ...change } as Artifact);
  });
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'csv-totals', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const release = async (folder: string): Promise<string> => (await lint(folder, '--release')).out;
const wrongHash = `sha256:${'0'.repeat(64)}`;

describe('an artifact whose file lies outside of `artifacts`', () => {
  it('is held to its hash', async () => {
    const files = { 'customers.csv': 'name\n' };
    expect(await release(withArtifact({ path: 'customers.csv', hash: wrongHash }, files))).toContain(
      'but the file beside the trace has',
    );
    expect(await release(withArtifact({ path: 'customers.csv' }, files))).not.toContain('beside the trace');
  });

  it.each([
    ['customers.csv', 'private'],
    ['./raw/customers.csv', 'exclude'],
  ])('must not be released where %s is marked %s', async (path, release_sensitivity) => {
    const folder = withArtifact({ path, release_sensitivity }, { [path]: 'name\n' });
    expect(await release(folder)).toContain(`is marked ${release_sensitivity}, but its file`);
  });

  it('is looked for nowhere else', async () => {
    const folder = withArtifact({ path: '../README.md', release_sensitivity: 'private' });
    expect(await release(folder)).not.toContain('but its file');
  });
});

describe('an artifact that is a folder', () => {
  const files = { 'artifacts/out/a.csv': 'a\n', 'artifacts/out/b.csv': 'b\n' };

  it('is there when files are in it, and names them', async () => {
    expect((await lint(withArtifact({ path: 'artifacts/out/' }, files))).code).toBe(0);
    expect((await lint(withArtifact({ path: 'artifacts/other/' }, files))).out).toContain('There is no file');
  });

  it('must not be released where it is private', async () => {
    const folder = withArtifact({ path: 'artifacts/out', release_sensitivity: 'private' }, files);
    expect(await release(folder)).toContain('is marked private, but its folder "artifacts/out"');
  });
});

describe('one name in two ways of writing is one file for all rules', () => {
  it('with the slashes of Windows', async () => {
    const folder = withArtifact({ path: 'artifacts\\more\\a.txt' }, { 'artifacts/more/a.txt': 'a' });
    expect((await lint(folder)).code).toBe(0);
  });

  it('with letters in one piece or in two', async () => {
    for (const [named, lies] of [
      ['NFC', 'NFD'],
      ['NFD', 'NFC'],
    ] as const) {
      const name = 'artifacts/r\u00e9sum\u00e9.txt';
      const folder = withArtifact({ path: name.normalize(named) }, { 'artifacts/x': 'a' });
      renameSync(join(folder, 'csv-totals/artifacts/x'), join(folder, 'csv-totals', name.normalize(lies)));
      expect(await lint(folder)).toMatchObject({ code: 0 });
    }
  });
});

describe('item 13 of a trace', () => {
  const item13 = async (folder: string, ...words: string[]) => {
    const { results, summary } = await reportOn(folder, ...words);
    const of = (file: string) =>
      results.find((one) => one.file === file)!.checklist.find(({ item }) => item === 13)?.status;
    return { own: of('csv-totals/trace.json'), other: of('water-notice/trace.json'), all: summary.checklist['13'] };
  };

  it.each([
    ['a path that goes up', () => withArtifact({ path: 'artifacts/../artifacts/totals.py' })],
    ['a file that no trace names', () => withArtifact({ path: 'artifacts/totals.py' }, { 'artifacts/x.txt': 'x\n' })],
  ])('fails where the dataset has %s, in every report', async (_, made) => {
    const folder = made();
    expect(await item13(folder)).toEqual({ own: 'fail', other: 'pass', all: { fail: 1, pass: 1 } });
    const { out } = await lint(folder, '-f', 'stylish', '-f', 'html=page.html', '--receipt', 'receipt.json');
    expect(out).toMatch(/ 13 {2}Artifacts are recorded +1 fail, 1 pass/);
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toMatch(/13[^<]*fail/);
    expect(JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8'))).toMatchObject({
      counts: { checklist: { '13': { fail: 1, pass: 1 } } },
    });
  });

  it('passes where that is suppressed with a reason, and is told nothing of where the rule is off', async () => {
    const folder = withArtifact({ path: 'artifacts/totals.py' }, { 'artifacts/x.txt': 'x\n' });
    expect((await item13(folder, '--rule', 'every-artifact-is-named:off')).own).toBe('pass');
    writeFileSync(
      join(folder, 'forsy-lint.config.json'),
      JSON.stringify({ allow: [{ rule: 'every-artifact-is-named', reason: 'It is wanted.' }] }),
    );
    expect((await item13(folder)).own).toBe('pass');
    rmSync(join(folder, 'forsy-lint.config.json'));
    expect((await item13(folder)).own).toBe('fail');
  });
});
