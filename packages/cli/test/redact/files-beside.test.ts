import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

  it.each([
    ['report.json', JSON.stringify({ to: address })],
    ['zz/notes.jsonl', `${JSON.stringify({ to: address })}\n`],
    ['zz/out.ndjson', `${JSON.stringify({ to: address })}\n`],
  ])('whatever kind of file the trace itself names, and wherever it lies: %s', async (path, content) => {
    const folder = folderOf(dataset(path, content));
    const { err } = await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out'], folder);
    expect(err).toContain('the hash of artifact 1 was computed again over its masked file');
    const masked = readFileSync(join(folder, 'out', path), 'utf8');
    expect(masked).not.toContain('quill');
    expect(artifactIn(folder, 'out').hash).toBe(hashOf(masked));
  });

  it('whichever of two traces names the other as its artifact', async () => {
    const trace = JSON.parse(text('trace.json'));
    const [artifact] = trace.static_output.artifacts;
    delete artifact.content;
    const first = JSON.stringify({ ...trace, task: `Write to ${address}.`, static_output: { artifacts: [] } });
    const naming = { ...artifact, path: 'z/trace.json', hash: hashOf(first) };
    const folder = folderOf({
      'ds/trace.json': JSON.stringify({ ...trace, static_output: { artifacts: [naming] } }),
      'ds/z/trace.json': first,
    });
    await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out'], folder);
    expect(artifactIn(folder, 'out').hash).toBe(hashOf(readFileSync(join(folder, 'out/z/trace.json'), 'utf8')));
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

  it.each([
    ['has the older name for its id', { trace_id: undefined, collection_id: 'c' }],
    ['has none', { trace_id: undefined }],
  ])('is taken out too for a trace that %s', async (_, over) => {
    const trace = { ...JSON.parse(text('trace.json')), ...over, schema_version: undefined, title: address };
    const folder = folderOf({ 'ds/trace.json': JSON.stringify(trace) });
    await attest(folder, 'ds/trace.json');
    await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out'], folder);
    expect(JSON.parse(readFileSync(join(folder, 'out/review.json'), 'utf8')).reviews).toEqual([]);
  });

  it('is told of where only the trace is masked in its place', async () => {
    const folder = folderOf({
      'a/trace.json': text('trace.json').replace('"title": "', `"title": "${address} `),
      'b/trace.json': text('trace.json'),
    });
    await attest(folder, 'a/trace.json');
    await attest(folder, 'b/trace.json');
    const words = ['redact', 'a/trace.json', 'b/trace.json', '--redact', 'pii', '--in-place'];
    const { err } = await runHere('trace-formats', words, folder);
    expect(err.match(/In .*still stands.*/g)).toEqual([
      'In a/trace.json, what was signed for content that has been masked still stands in review.json beside it, where its digest lets masked values be tried until one fits: take it out there, which a run over the whole folder does by itself.',
    ]);
  });

  it('is told of for each file in which it stands beside packed lines', async () => {
    const line = JSON.stringify({ ...JSON.parse(text('trace.json')), title: address });
    const folder = folderOf({ 'a/traces.jsonl': `${line}\n`, 'a/trace.json': line });
    for (const name of ['a/trace.json', 'a/traces.jsonl']) await attest(folder, name);
    rmSync(join(folder, 'a/trace.json'));
    for (const name of ['traces.jsonl', 'reviews.jsonl'])
      writeFileSync(join(folder, 'a', `${name}.gz`), gzipSync(readFileSync(join(folder, 'a', name))));
    const { err } = await runHere(
      'trace-formats',
      ['redact', 'a/traces.jsonl.gz', '--redact', 'pii', '--in-place'],
      folder,
    );
    expect(err.match(/still stands in \S+/g)).toEqual([
      'still stands in review.json',
      'still stands in reviews.jsonl.gz',
      'still stands in reviews.jsonl',
    ]);
  });

  it('is told once for a file, however many lines it had', async () => {
    const line = JSON.stringify({ ...JSON.parse(text('trace.json')), title: address });
    const folder = folderOf({ 'ds/traces.jsonl': `${line}\n` });
    for (const item of ['6', '8', '12']) {
      const words = ['attest', 'ds/traces.jsonl', '--item', item, '--by', 'D'];
      expect((await runHere('forsy-lint', words, folder)).code).toBe(0);
    }
    const { err } = await runHere('trace-formats', ['redact', 'ds', '--redact', 'pii', '-o', 'out'], folder);
    expect(err.match(/^In ds\/reviews.*$/gm)).toEqual([
      'In ds/reviews.jsonl, what was signed for content that has been masked was taken out (3 times).',
    ]);
    expect(readFileSync(join(folder, 'out/reviews.jsonl'), 'utf8').trim()).toBe('');
  });
});
