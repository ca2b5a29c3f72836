import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { examples } from '../example-dataset.ts';
import { runHere } from '../run-here.ts';

const address = ['alice.quill', 'acmecorp.io'].join('@');
const text = (name: string): string => readFileSync(join(examples, 'csv-totals', name), 'utf8');
const hashOf = (content: string): string => `sha256:${createHash('sha256').update(content).digest('hex')}`;

interface Trace {
  readonly static_output: { readonly artifacts: readonly { readonly path: string; readonly hash: string | null }[] };
}

/** The example with an artifact that only lies beside it. */
function dataset(path: string, content: string, hash: string = hashOf(content)): Record<string, string> {
  const trace = JSON.parse(text('trace.json'));
  const [artifact] = trace.static_output.artifacts;
  delete artifact.content;
  trace.static_output.artifacts = [{ ...artifact, path, hash }];
  return {
    'ds/trace.json': JSON.stringify(trace, null, 2),
    [`ds/${path}`]: content,
    'ds/README.md': text('README.md'),
  };
}

function artifactIn(folder: string, at: string): Trace['static_output']['artifacts'][number] {
  const trace = JSON.parse(readFileSync(join(folder, at, 'trace.json'), 'utf8')) as Trace;
  return trace.static_output.artifacts[0]!;
}

describe('what a trace says of the files beside it', () => {
  it.each([
    ['out', ['-o', 'out']],
    ['ds', ['--in-place']],
  ])('is the hash of what was masked in them: %s', async (at, words) => {
    const folder = folderOf(dataset('artifacts/totals.py', `# Write to ${address}\n`));
    const { code, err } = await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', ...words], folder);
    expect(code).toBe(0);
    expect(err).toContain('In ds/trace.json, the hash of artifact 1 was computed again over its masked file.');
    const masked = readFileSync(join(folder, at, 'artifacts/totals.py'), 'utf8');
    expect(masked).toMatch(/^# Write to \[REDACTED:email:/);
    expect(artifactIn(folder, at).hash).toBe(hashOf(masked));
  });

  it('is no hash where it was none of the file before', async () => {
    const folder = folderOf(dataset('artifacts/totals.py', `# Write to ${address}\n`, hashOf('other')));
    const { err } = await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out'], folder);
    expect(err).toContain('the hash of artifact 1 was set to null, because the file that it names was masked');
    expect(artifactIn(folder, 'out').hash).toBe(null);
  });

  it('stays as it is, byte for byte, where nothing was masked in them', async () => {
    const files = dataset('artifacts/totals.py', 'print(1)\n');
    const folder = folderOf(files);
    await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out'], folder);
    expect(readFileSync(join(folder, 'out/trace.json'), 'utf8')).toBe(files['ds/trace.json']);
  });

  it.each([[[]], [['--style', 'forsy']], [['--strategy', 'drop']]])(
    'is the name that they have now: %s',
    async (words) => {
      const folder = folderOf(dataset(`artifacts/${address}.txt`, 'Totals.\n'));
      await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out', ...words], folder);
      const [name] = readdirSync(join(folder, 'out/artifacts'));
      expect(name).not.toContain('quill');
      expect(artifactIn(folder, 'out').path).toBe(`artifacts/${name}`);
    },
  );
});

describe('what was signed', () => {
  const attest = async (folder: string, at: string): Promise<void> => {
    const { code } = await runHere('forsy-lint', ['attest', at, '--item', '12', '--by', 'D'], folder);
    expect(code).toBe(0);
  };

  it('for a trace that has been masked is taken out, and what was signed for another one stays', async () => {
    const trace = text('trace.json');
    const folder = folderOf({
      'ds/a/trace.json': trace.replace('"title": "', `"title": "${address} `),
      'ds/b/trace.json': trace,
    });
    await attest(folder, 'ds/a/trace.json');
    await attest(folder, 'ds/b/trace.json');
    const words = ['redact', 'ds', '--redact', 'pii', '-o', 'out'];
    const { code, err } = await runHere('trace-formats', words, folder);
    expect(code).toBe(0);
    expect(err).toContain('In ds/a/review.json, what was signed for content that has been masked was taken out.');
    const signed = (at: string): string => readFileSync(join(folder, at, 'review.json'), 'utf8');
    expect(JSON.parse(signed('out/a')).reviews).toEqual([]);
    expect(signed('out/b')).toBe(signed('ds/b'));
  });
});
