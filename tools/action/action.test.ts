import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workflows } from '../../packages/cli/src/lint/config/workflows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'action-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// An npx that says how it was called and runs the built command instead of asking npm for it.
const fake = join(folder, 'bin', 'npx');
mkdirSync(join(folder, 'bin'));
writeFileSync(
  fake,
  `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/words'\nshift 2\nexec '${process.execPath}' '${root}packages/cli/bin/forsy-lint.cjs' "$@"\n`,
);
chmodSync(fake, 0o755);
cpSync(`${root}examples/dataset`, join(folder, 'good data'), { recursive: true });
mkdirSync(join(folder, 'bad'));
writeFileSync(join(folder, 'bad', 'trace.json'), '{"schema_version": "forsy-trace-v0.1", "steps": "none"}\n');

/** Runs the Action's script as GitHub would: inputs in the environment, files for outputs and the summary. */
function act(inputs: Readonly<Record<string, string>>, temp: string = mkdtempSync(join(folder, 'temp-'))) {
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary') };
  for (const path of Object.values(files)) writeFileSync(path, 'before=1\n');
  rmSync(join(folder, 'words'), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}tools/action/run.mjs`], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
      RUNNER_TEMP: temp,
      GITHUB_ACTIONS: 'true',
      ...files,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    },
  });
  const outputs = readFileSync(files.GITHUB_OUTPUT, 'utf8');
  const words = existsSync(join(folder, 'words')) ? readFileSync(join(folder, 'words'), 'utf8').trim().split('\n') : [];
  return { status, stdout, stderr, outputs, words, temp, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') };
}

/** Where the Action says that its SARIF stands. */
const sarifOf = (outputs: string): string => /^sarif-file=(.*)$/m.exec(outputs)![1]!;

describe.skipIf(process.platform === 'win32')('the script of the Action (skipped on Windows)', () => {
  it('passes a good dataset, with its summary, SARIF and outputs', () => {
    const { status, outputs, summary, temp, words } = act({ paths: 'good data', version: '0.1.0', args: '--quiet' });
    expect(status).toBe(0);
    expect(outputs).toMatch(/^before=1\nexit-code=0\nsarif-file=.+\n$/);
    expect(summary).toMatch(/^before=1\n#/);
    expect(sarifOf(outputs).startsWith(temp)).toBe(true);
    expect(JSON.parse(readFileSync(sarifOf(outputs), 'utf8'))).toMatchObject({ version: '2.1.0' });
    expect(words.slice(0, 2)).toEqual(['--yes', 'forsy-lint@0.1.0']);
    expect(words.slice(-2)).toEqual(['--quiet', 'good data']);
  });

  it('annotates a bad one and fails', () => {
    const { status, stdout, outputs } = act({ paths: 'good data\nbad\n' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=bad\/trace\.json/m);
    expect(outputs).toContain('exit-code=1\n');
  });

  it('says that paths are not there', () => {
    const { status, outputs } = act({ paths: 'nowhere' });
    expect(status).toBe(2);
    expect(outputs).toContain('exit-code=2\n');
  });

  it('takes nothing that an earlier step of the job left for its own', () => {
    const { temp, outputs } = act({ paths: 'good data' });
    const refused = act({ paths: 'good data', args: '--no-such-flag' }, temp);
    expect(refused.status).toBe(2);
    expect(refused.outputs).toBe('before=1\nexit-code=2\nsarif-file=\n');
    expect(refused.summary).toBe('before=1\n');
    const again = act({ paths: 'bad' }, temp);
    expect(sarifOf(again.outputs)).not.toBe(sarifOf(outputs));
    expect(readFileSync(sarifOf(outputs), 'utf8')).not.toContain('bad/trace.json');
  });

  it('reads flags in one line or in several, each with what it is given', () => {
    // Refused at once, so that only the words count.
    const flags = (args: string) => act({ paths: 'nowhere', args }).words.slice(8, -1);
    expect(flags('--rule null-is-null:off  --quiet')).toEqual(['--rule', 'null-is-null:off', '--quiet']);
    expect(flags('--rule null-is-null:off\n--quiet\n')).toEqual(['--rule', 'null-is-null:off', '--quiet']);
    expect(flags('--quiet --rule null-is-null:off\n')).toEqual(['--quiet', '--rule', 'null-is-null:off']);
    expect(flags('--rule\nnull-is-null:off\n')).toEqual(['--rule', 'null-is-null:off']);
    expect(flags('--rule null-is-null:off --skip task-is-stated\n')).toEqual([
      '--rule',
      'null-is-null:off',
      '--skip',
      'task-is-stated',
    ]);
    expect(flags('--rule null-is-null:off --skip task-is-stated\n-q\n')).toEqual([
      '--rule',
      'null-is-null:off',
      '--skip',
      'task-is-stated',
      '-q',
    ]);
    expect(flags('--receipt our receipt - last.json\n-q')).toEqual(['--receipt', 'our receipt - last.json', '-q']);
    expect(flags('--receipt  our receipt.json\n-q\n')).toEqual(['--receipt', 'our receipt.json', '-q']);
  });

  it('asks what a release must answer, in each of its three forms', () => {
    // Valid as it stands, and not described as a release has to be.
    const { dataset_summary: _, ...undescribed } = JSON.parse(
      readFileSync(`${root}examples/dataset/csv-totals/trace.json`, 'utf8'),
    );
    cpSync(`${root}examples/dataset/csv-totals`, join(folder, 'undescribed'), { recursive: true });
    // It repeats the description.
    rmSync(join(folder, 'undescribed', 'manifest.json'));
    writeFileSync(join(folder, 'undescribed', 'trace.json'), JSON.stringify(undescribed));
    const ended = (paths: string, release: string): number | null => act({ paths, release }).status;
    // What it makes of good data without a release is asked above.
    expect(ended('undescribed/trace.json', 'false')).toBe(0);
    expect(ended('good data', 'true')).toBe(0);
    // Nobody has signed what only a person can judge.
    expect(ended('good data', 'reviewed')).toBe(1);
    const { status, stdout, summary } = act({ paths: 'undescribed/trace.json', release: 'true' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=undescribed\/trace\.json,.*description/m);
    expect(summary).toContain('description');
  });

  it('lets no input become a flag, a command or another package', () => {
    expect(act({ paths: '--config=x\n$(touch hacked)' }).words.slice(-2)).toEqual(['./--config=x', '$(touch hacked)']);
    expect(existsSync(join(folder, 'hacked'))).toBe(false);
    const refused = act({ version: 'latest --registry=http://example.test' });
    expect(refused.status).toBe(2);
    expect(refused.words).toEqual([]);
    expect(refused.outputs).toContain('exit-code=2\nsarif-file=\n');
    expect(refused.stdout).toMatch(/^::error title=forsy-lint::The input version is /);
    expect(act({ release: 'maybe' }).status).toBe(2);
  });
});

describe('what users paste', () => {
  const read = (path: string): string => readFileSync(root + path, 'utf8');

  it('the Action gives every input to its script or its upload', () => {
    const { inputs, runs } = parse(read('action.yml'));
    const [lint, upload] = runs.steps;
    const used = [...Object.values(lint.env), upload.if, ...Object.values(upload.with)].join(' ');
    expect(Object.keys(inputs).filter((name) => !used.includes(`inputs.${name}`))).toEqual([]);
    // Uploads of one commit under one name replace each other.
    expect(upload.with.category).toBe(`\${{ inputs.category }}`);
    expect(inputs.category.default).toBe('forsy-lint');
    const script = read('tools/action/run.mjs');
    for (const name of Object.keys(lint.env)) expect(script).toContain(name);
    expect(existsSync(`${root}tools/action/run.mjs`)).toBe(true);
  });

  it('the guide names inputs and hooks that there are', () => {
    const blocks = [...read('docs/guides/ci.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => parse(text!));
    const [github, gitlab, preCommit] = blocks;
    for (const { text } of Object.values(workflows)) expect(read('docs/guides/ci.md')).toContain(text('data'));
    const { inputs } = parse(read('action.yml'));
    expect(Object.keys(inputs)).toEqual(
      expect.arrayContaining(Object.keys(github.jobs['may-this-be-released'].steps[2].with)),
    );
    expect(gitlab.traces.script[0]).toContain('gitlab=gl-code-quality-report.json');
    const hooks = parse(read('.pre-commit-hooks.yaml')).map(({ id }: { id: string }) => id);
    for (const { id } of preCommit.repos[0].hooks) expect(hooks).toContain(id);
  });
});
