import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { exampleCopy, lint, reportOn, told } from '../example-dataset.ts';

const token = ['ghp', 'a8Kd02mZq91LxPv7Rt5YbN3wEcH6uJ4sFgTi'].join('_');
const session = readFileSync(
  fileURLToPath(new URL('../../../../examples/sessions/seats.jsonl', import.meta.url)),
  'utf8',
);
const names = ['csv-totals', 'water-notice'];

type Data = Record<string, unknown>;

function read(folder: string, name: string): Data {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Data;
}

function write(folder: string, name: string, ...rows: readonly object[]): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const manifests = (folder: string, more: Data = {}): Data[] =>
  names.map((name) => ({ ...read(folder, `${name}/manifest.json`), ...more }));

/** The files in which a release finds a secret, once for each finding. */
async function withSecrets(folder: string): Promise<string[]> {
  return told(await reportOn(folder, '--release'))
    .filter((line) => line.includes(' secrets-are-masked: '))
    .map((line) => line.split(' ')[0]!);
}

describe('a secret in a file that no rule searches is looked for as in any other, whatever its format:', () => {
  it.each<[string, string[], (folder: string) => void]>([
    [
      'the steps of an export',
      ['steps.jsonl', 'steps.jsonl'],
      (folder) =>
        write(
          folder,
          'steps.jsonl',
          ...names.flatMap((name) => {
            const { trace_id, steps } = read(folder, `${name}/trace.json`) as { trace_id: string; steps: Data[] };
            return steps.map((step) => ({ trace_id, ...step, ...(step['step'] === 3 ? { note: token } : {}) }));
          }),
        ),
    ],
    [
      'the manifests of an export that lie beside no trace',
      ['manifests.jsonl', 'manifests.jsonl'],
      (folder) => write(folder, 'manifests.jsonl', ...manifests(folder, { note: token })),
    ],
    [
      'a second manifest of a trace',
      ['csv-totals/manifest.old.json'],
      (folder) => write(folder, 'csv-totals/manifest.old.json', manifests(folder, { note: token })[0]!),
    ],
    [
      'what is called a manifest and is none',
      ['manifest.json'],
      (folder) => write(folder, 'manifest.json', { name: 'x', note: token }),
    ],
    [
      'the manifest of another trace',
      ['manifest.json'],
      (folder) => write(folder, 'manifest.json', { ...manifests(folder, { note: token })[0], trace_id: 'zzz' }),
    ],
    [
      'the log of an agent',
      ['csv-totals/raw/session.jsonl'],
      (folder) => {
        mkdirSync(join(folder, 'csv-totals/raw'));
        const text = session.replace(/"text":"/, `"text":"${token} `);
        writeFileSync(join(folder, 'csv-totals/raw/session.jsonl'), text);
      },
    ],
  ])('%s', async (_, found, change) => {
    const folder = exampleCopy();
    change(folder);
    expect(await withSecrets(folder)).toEqual(found);
    writeFileSync(join(folder, found[0]!), readFileSync(join(folder, found[0]!), 'utf8').replaceAll(token, 'x'));
    expect(await withSecrets(folder)).toEqual([]);
  });
});

describe('a secret in a manifest that a trace is held against', () => {
  it('is told once, with the trace', async () => {
    const folder = exampleCopy();
    write(folder, 'csv-totals/manifest.json', manifests(folder, { note: token })[0]!);
    expect(await withSecrets(folder)).toEqual(['csv-totals/trace.json']);
  });

  it('is told once of each trace where it is a row of an export', async () => {
    const folder = exampleCopy();
    write(folder, 'manifests.jsonl', ...manifests(folder, { note: token }));
    write(folder, 'traces.jsonl', ...names.map((name) => read(folder, `${name}/trace.json`)));
    for (const name of names) rmSync(join(folder, name), { recursive: true });
    expect(await withSecrets(folder)).toEqual(['traces.jsonl', 'traces.jsonl']);
  });

  it('is told once where its trace is looked at in another shard', async () => {
    const folder = exampleCopy();
    for (const name of ['a', 'b', 'c', 'd']) {
      cpSync(join(folder, 'csv-totals'), join(folder, name), { recursive: true });
      for (const part of ['trace.json', 'manifest.json'])
        write(folder, `${name}/${part}`, {
          ...read(folder, `${name}/${part}`),
          trace_id: name,
          ...(part === 'trace.json' ? {} : { note: token }),
        });
    }
    const blobs = folderOf({});
    for (const shard of ['1', '2', '3'])
      await lint(folder, '--release', '--shard', `${shard}/3`, '-f', `blob=${join(blobs, `${shard}.blob`)}`);
    const { out } = await lint(folder, 'merge', blobs, '-f', 'json');
    expect(JSON.parse(out) as Report).toEqual(await reportOn(folder, '--release'));
  });
});

describe('a whole trace in a page that is read as a text is told of at a release:', () => {
  const told = async (page: (trace: string) => string): Promise<string[]> => {
    const folder = exampleCopy();
    const trace = readFileSync(join(folder, 'csv-totals/trace.json'), 'utf8');
    writeFileSync(join(folder, 'notes.md'), page(trace));
    const { results } = await reportOn(folder, '--release');
    return results.flatMap(({ file, findings }) =>
      findings.map(({ rule, severity, pointer }) => `${file} ${rule} ${severity} ${pointer}`),
    );
  };

  it('between other words and braces', async () => {
    expect(await told((trace) => `A {curly} "word.\n\n{"a": 1}\n\n\`\`\`json\n${trace}\n\`\`\`\n`)).toEqual([
      'notes.md files-are-looked-at warning ',
    ]);
  });

  it('with quotation marks and braces in what it says', async () => {
    const page = await told((trace) => `This:\n${trace.replace('"task": "', '"task": "A pipe of 3.5\\" } ')}\n`);
    expect(page).toEqual(['notes.md files-are-looked-at warning ']);
  });

  it('and an object that has steps and is no trace is not', async () => {
    expect(await told(() => 'A job: {"name": "build", "steps": [{"run": "make"}]}\n')).toEqual([]);
  });

  it('and an abridged one is not', async () => {
    expect(await told(() => '```json\n{ "schema_version": "forsy-trace-v0.1", "steps": [ ... ] }\n```\n')).toEqual([]);
  });

  it.each([
    ['YAML', 'trace_id: third\ntrace_mode: live\nsteps:\n  - step: 1\n    actor: user\n'],
    ['YAML whose steps alone say so', 'name: x\nsteps:\n- step: 1\n  caused_by: null\n  retry_of: null\n'],
    ['YAML with verdicts', 'trace_id: third\nsteps:\n- step: 1\n  eval: 0\n'],
    ['TOML', 'schema_version = "forsy-trace-v0.1"\ntrace_id = "third"\n[[steps]]\nstep = 1\n'],
    ['TOML without a version', 'trace_id = "third"\ntrace_mode = "live"\n[[steps]]\nstep = 1\n'],
    ['a table of its steps', 'trace_id,step,actor,action,eval\nthird,1,user,user_message,0\n'],
  ])('also in %s', async (_, text) => {
    expect(await told(() => text)).toEqual(['notes.md files-are-looked-at warning ']);
  });

  it.each([
    ['a workflow', 'jobs:\n  build:\n    steps:\n      - run: make\n        final_output: dist\n        trace_id: 7\n'],
    ['a recipe', 'title: Bread\nsteps:\n  - Knead the dough.\n  - Wait.\n'],
    ['a table about traces', '| trace_id | steps | eval |\n| --- | --- | --- |\n'],
    ['a log', 'trace_id: 4\nstate_change: none\n'],
  ])('and %s is none', async (_, text) => {
    expect(await told(() => text)).toEqual([]);
  });
});
