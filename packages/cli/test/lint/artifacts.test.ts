import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleCopy, lint, type Trace } from '../example-dataset.ts';

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
