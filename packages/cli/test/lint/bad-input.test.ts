import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf, run, type Said } from '../command.ts';
import { changeTrace, exampleCopy, examples, lint, type Trace, told } from '../example-dataset.ts';
import { runHere } from '../run-here.ts';

const trace = 'csv-totals/trace.json';

/** The built command, in a process of its own: for what may take all memory of one, or never come back. */
function built(folder: string, ...words: string[]): Said {
  return run('forsy-lint', words, folder);
}

/** What is said in a run that ends with 1, where the other trace is still checked. */
async function saidOf(folder: string, ...words: string[]): Promise<string[]> {
  return saidIn(await lint(folder, '-f', 'json', ...words));
}

function saidIn({ out, err, code }: Said): string[] {
  expect({ err, code }).toEqual({ err: '', code: 1 });
  const report = JSON.parse(out) as Report;
  expect(report.results.find(({ file }) => file === 'water-notice/trace.json')?.format).toBe('forsy/v0.1');
  return told(report);
}

/** What a program says where it had nothing to check. */
const nothing = (program: string, place: string, patterns = ''): string =>
  `${program}: There is no file of a known format in ${place}, so nothing was checked.\nCorrect the path${patterns}.\n`;
const orPatterns = ' or the patterns by which files are ignored';

const circle = (folder: string, ids: readonly string[]): void => {
  const one = JSON.parse(readFileSync(join(examples, trace), 'utf8')) as Trace;
  for (const [index, id] of ids.entries()) {
    const prior = ids[(index + 1) % ids.length];
    const text = JSON.stringify({ ...one, trace_id: id, prior_trace_id: prior, task: `${one['task']} (${id})` });
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'trace.json'), text);
  }
};

/** What a long text says is not what is asked where there are many. */
function withShortTexts<Fields extends object>(fields: Fields): Fields {
  const short = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && value.length > 40 ? 'Short.' : value,
  ]);
  return Object.fromEntries(short) as Fields;
}

describe('bad input gets one clear finding or line, and the rest is still checked:', () => {
  it('an artifact path that leads to /etc/passwd', async () => {
    const folder = exampleCopy((one) => {
      one['static_output'] = { artifacts: [{ path: '../../etc/passwd', type: 'created' }] };
    });
    expect(await saidOf(folder, '--only', 'artifacts-stay-inside')).toEqual([
      expect.stringMatching(/^csv-totals.* artifacts-stay-inside: .*"\.\.\/\.\.\/etc\/passwd".* leads out/),
    ]);
  });

  it('an artifact that is a link to a device, to another folder, to itself', () => {
    const folder = exampleCopy();
    const artifacts = join(folder, 'csv-totals/artifacts');
    symlinkSync('/dev/zero', join(artifacts, 'zero.bin'));
    symlinkSync('../..', join(artifacts, 'up'));
    symlinkSync('loop', join(artifacts, 'loop'));
    const said = saidIn(built(folder, '-f', 'json', '--only', 'artifacts-stay-inside'));
    expect(said).toHaveLength(3);
    for (const name of ['zero.bin', 'up', 'loop'])
      expect(said.filter((text) => text.includes(`artifacts/${name} is a link`))).toHaveLength(1);
  });

  it('a trace, a manifest and signatures that are links to a device or a folder', () => {
    const folder = exampleCopy();
    mkdirSync(join(folder, 'odd'));
    symlinkSync('/dev/zero', join(folder, 'odd/trace.json'));
    symlinkSync('/dev/zero', join(folder, 'odd/manifest.json'));
    symlinkSync('..', join(folder, 'odd/more'));
    symlinkSync('/dev/zero', join(folder, 'csv-totals/review.json'));
    const { out, err, code } = built(folder, '-f', 'json');
    expect({ err, code }).toEqual({ err: '', code: 2 });
    const said = told(JSON.parse(out) as Report);
    expect(said).toEqual([
      expect.stringMatching(/^csv-totals\/review\.json files-can-be-read: .*: it is not a regular file\.$/),
      ...['manifest', 'trace'].map((name) =>
        expect.stringMatching(new RegExp(`^odd/${name}\\.json files-can-be-read: .*neither a file nor a folder`)),
      ),
    ]);
    expect(built(folder, 'odd/trace.json').out).toContain('neither a file nor a folder');
  });

  it.skipIf(process.platform === 'win32')('a pipe by the name of a trace, in a folder', () => {
    const folder = exampleCopy();
    mkdirSync(join(folder, 'odd'));
    execFileSync('mkfifo', [join(folder, 'odd/trace.json'), join(folder, 'odd/notes.txt')]);
    const { out, code } = built(folder, '-f', 'json');
    expect(code).toBe(2);
    expect(told(JSON.parse(out) as Report)).toEqual([
      expect.stringMatching(/^odd\/trace\.json files-can-be-read: .*neither a file nor a folder/),
    ]);
  });

  it.each([1, 2, 5])('a circle of prior_trace_id through %i traces', async (length) => {
    const folder = exampleCopy();
    const ids = Array.from({ length }, (_, index) => `round-${index}`);
    circle(folder, ids);
    const said = await saidOf(folder, '--only', 'prior-traces-exist');
    expect(said).toHaveLength(1);
    for (const id of ids) expect(said[0]).toContain(id);
  });

  it('10,000 traces, one of them half-written, one with a fault, two with one id', () => {
    const one = JSON.parse(readFileSync(join(examples, 'water-notice/trace.json'), 'utf8')) as Trace;
    const steps = one.steps.slice(0, 2).map((step) => withShortTexts(step));
    const small: Trace = { ...withShortTexts(one), steps, static_output: null };
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      JSON.stringify({ ...small, trace_id: `t${index === 9000 ? 8999 : index}` }),
    );
    lines[7776] = lines[7776]!.replace('"caused_by":[', '"caused_by":[77,');
    lines[5554] = lines[5554]!.slice(0, 900);
    const folder = folderOf({ 'traces.jsonl': `${lines.join('\n')}\n` });
    const { out, code } = built(folder, '-f', 'json', '--only', 'caused-by-points-back,trace-ids-are-unique');
    expect(code).toBe(1);
    const report = JSON.parse(out) as Report;
    expect(report.summary).toMatchObject({ files: 1, traces: 10_000 });
    const found = report.results.flatMap(({ record, findings }) =>
      findings.map(({ rule, line }) => [record, rule, line]),
    );
    expect(found).toEqual([
      [null, 'trace-ids-are-unique', null],
      [5555, 'json-is-complete', 5555],
      [7777, 'caused-by-points-back', 7777],
    ]);
  });

  it('a trace with 100,000 steps', () => {
    const folder = exampleCopy((one) => {
      const step = withShortTexts(one.steps[1]!);
      one.steps = [
        one.steps[0]!,
        ...Array.from({ length: 99_999 }, (_, index) => ({ ...step, step: index + 2, caused_by: [index + 1] })),
      ];
      (one.steps[99_998] as Record<string, unknown>)['caused_by'] = [100_000];
    });
    const rules = 'caused-by-points-back,retry-of-points-back,steps-are-numbered-in-order,turns-never-decrease';
    expect(saidIn(built(folder, '-f', 'json', '--only', rules))).toEqual([
      `${trace} caused-by-points-back: Step 99999 names step 100000 as its cause, but step 100000 is not earlier.`,
    ]);
  });

  it('a release of nothing', async () => {
    const folder = exampleCopy();
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'forsy-lint.config.json'), '{"ignore": ["water-notice/", "csv-totals/"]}');
    for (const words of [['empty'], ['README.md'], ['.'], ['csv-totals/manifest.json']]) {
      const said = await lint(folder, '--release', ...words, '--fail-on', 'never', '--receipt', 'receipt.json');
      expect(said.code).toBe(2);
      expect(said.err).toBe(
        `forsy-lint: There is no trace to release in ${words[0]}, so the gate stays shut.\nCorrect the path${orPatterns}.\n`,
      );
      const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as { verdict: string };
      expect(receipt.verdict).toBe('incomplete');
    }
    for (const flags of [[], ['--fail-on', 'never'], ['-f', 'json']])
      expect(await lint(folder, 'empty', ...flags)).toMatchObject({
        err: nothing('forsy-lint', 'empty', orPatterns),
        code: 2,
      });
    expect(await lint(folder, '.')).toMatchObject({ err: nothing('forsy-lint', '.', orPatterns), code: 2 });
    expect(await lint(folder)).toMatchObject({
      err: 'forsy-lint: There is no file of a known format in the current folder, so nothing was checked.\nName the path of what is meant, or correct the patterns by which files are ignored.\n',
      code: 2,
    });
    // Patterns of the command line count as those of a configuration do.
    const other = folderOf({ 'left-out': 'traces/\n', 'traces/trace.json': '{}' });
    expect(await lint(other, '.', '--ignore-path', 'left-out')).toMatchObject({
      err: nothing('forsy-lint', '.', orPatterns),
      code: 2,
    });
  });

  it('a folder in which nothing is of a known format', async () => {
    const folder = folderOf({ 'here/package.json': '{"private": true}', 'broken/trace.json': '{' });
    const said = (...words: string[]) => runHere('trace-formats', words, folder);
    for (const words of [['validate'], ['validate', '-f', 'json'], ['validate', '--fail-on', 'never']])
      expect(await said(...words, 'here')).toMatchObject({ err: nothing('trace-formats', 'here'), code: 2 });
    expect(await lint(folder, 'here')).toMatchObject({ err: nothing('forsy-lint', 'here'), code: 2 });
    for (const { out } of [
      await said('validate', 'here'),
      await lint(folder, 'here'),
      await lint(folder, 'here/package.json'),
    ])
      expect(out).not.toMatch(/✔|to complain of/);
    expect(await said('detect', 'here')).toMatchObject({ err: nothing('trace-formats', 'here'), code: 2 });
    expect(await said('detect', 'here/package.json')).toMatchObject({ err: '', code: 1 });
    // A document that cannot be read was looked at.
    expect(await said('validate', '.')).toMatchObject({ err: '', code: 1 });
    expect(await lint(folder, 'broken')).toMatchObject({ err: '', code: 1 });
    mkdirSync(join(folder, 'empty'));
    for (const command of ['validate', 'detect'])
      expect(await said(command, 'empty')).toMatchObject({ err: nothing('trace-formats', 'empty'), code: 2 });
  });

  it('a folder in which nothing is of a known format, beside one that has something', async () => {
    const folder = exampleCopy();
    mkdirSync(join(folder, 'empty'));
    mkdirSync(join(folder, 'notes'));
    writeFileSync(join(folder, 'notes/package.json'), '{"private": true}');
    cpSync(join(folder, 'csv-totals'), join(folder, 'left'), { recursive: true });
    symlinkSync('csv-totals', join(folder, 'again'));
    for (const forms of [[], ['-f', 'json']])
      for (const [program, command] of [
        ['trace-formats', 'validate'],
        ['trace-formats', 'detect'],
        ['forsy-lint', undefined],
      ] as const) {
        const said = (...words: string[]) =>
          runHere(program, [...(command === undefined ? [] : [command]), ...words, ...forms], folder);
        for (const name of command === 'detect' ? ['empty'] : ['empty', 'notes'])
          expect(await said('csv-totals/trace.json', name, 'csv-totals')).toMatchObject({
            err: nothing(program, name),
            code: 2,
          });
        for (const words of [
          ['csv-totals', 'csv-totals/trace.json'],
          ['again', 'csv-totals', 'water-notice'],
          ['.', 'csv-totals', 'again'],
          ['-', 'csv-totals'],
        ])
          expect((await said(...words)).err, words.join(' ')).not.toContain('There is no file');
      }
    const released = await lint(folder, '--release', 'csv-totals', 'empty');
    expect(released.err).toContain('There is no trace to release in empty, so the gate stays shut.');
    expect(released.code).toBe(2);
  });
  it('a folder of what earlier runs wrote, beside one that has something', async () => {
    const folder = folderOf({ 'a/trace.json': readFileSync(join(examples, trace)), 'b/c.txt': '' });
    expect((await runHere('trace-formats', ['validate', 'a', '-f', 'json=b/r.json'], folder)).code).toBe(0);
    expect(await runHere('trace-formats', ['validate', 'a', 'b'], folder)).toMatchObject({
      err: nothing('trace-formats', 'b'),
      code: 2,
    });
  });

  it('a command that was misspelt', async () => {
    const said = await lint(exampleCopy(), 'explian', 'caused-by-points-back');
    expect(said).toEqual({
      out: '',
      err: 'forsy-lint: There is no file, folder or command "explian".\nDid you mean forsy-lint explain?\n',
      code: 2,
    });
  });

  it('a dataset in a folder that is called artifacts', async () => {
    const folder = exampleCopy((one) => {
      one.steps[1]!['caused_by'] = [99];
    });
    cpSync(join(folder, 'csv-totals'), join(folder, 'artifacts/csv-totals'), { recursive: true });
    const { out, code } = await lint(folder, 'artifacts', '--only', 'caused-by-points-back');
    expect(code).toBe(1);
    expect(out).toContain('artifacts/csv-totals/trace.json');
  });

  it('a signature for other content', async () => {
    const folder = exampleCopy((one) => {
      one['final_output'] = 'This trace documents what the agent did.';
    });
    await lint(folder, 'attest', trace, '--item', '12', '--by', 'D. Meyer');
    expect((await lint(folder, '--release')).code).toBe(0);
    changeTrace(folder, (one) => {
      one['task'] = 'Another task altogether.';
    });
    const said = await saidOf(folder, '--release');
    expect(said.filter((text) => text.includes('reviews-are-current'))).toEqual([
      expect.stringContaining('Item 12 was signed on'),
    ]);
    expect(said.filter((text) => text.includes('items-are-settled'))).toHaveLength(1);
  });
});

describe('a rule that throws', () => {
  /** Makes a calendar fail that only the rules over times ask. */
  const broken = folderOf({
    'break.cjs': "Date.prototype.setUTCFullYear = () => { throw new TypeError('of a private thing'); };",
  });
  const environment = { NODE_OPTIONS: `--require ${join(broken, 'break.cjs')}` };

  it('is an internal finding and exit 2, says nothing of what it saw, and stops no other rule', () => {
    const folder = exampleCopy((one) => {
      one.steps[1]!['caused_by'] = [99];
    });
    const { out, err, code } = run('forsy-lint', ['-f', 'json'], folder, '', environment);
    expect({ err, code }).toEqual({ err: '', code: 2 });
    expect(out).not.toContain('private thing');
    const report = JSON.parse(out) as Report;
    const found = report.results.flatMap(({ findings }) => findings);
    const internal = found.filter(({ stage }) => stage === 'internal');
    expect(new Set(internal.map(({ rule }) => rule))).toContain('times-are-sound');
    for (const one of internal) {
      expect(one).toMatchObject({ severity: 'error', suppressed: null });
      expect(one.message).toBe(
        `The rule ${one.rule} failed on this document (TypeError), so nothing is known of what it checks.`,
      );
    }
    expect(found.map(({ rule }) => rule)).toContain('caused-by-points-back');
    const coverage = report.coverage?.find(({ rule }) => rule === 'times-are-sound');
    expect(coverage?.not_run).toBeGreaterThan(0);
  });

  it('cannot be suppressed, and no shard hides it', () => {
    const only = ['--only', 'times-are-sound'];
    const folder = exampleCopy();
    writeFileSync(
      join(folder, 'forsy-lint.config.json'),
      '{"allow": [{"rule": "times-are-sound", "reason": "Not wanted."}]}',
    );
    expect(run('forsy-lint', ['--release', '--fail-on', 'never', ...only], folder, '', environment).code).toBe(2);
    const shards = ['1/2', '2/2'].map((shard, index) => {
      const words = ['--shard', shard, '-f', `blob=${index}.blob`, '--fail-on', 'never', ...only];
      return run('forsy-lint', words, folder, '', environment).code;
    });
    expect(shards).toContain(2);
    expect(run('forsy-lint', ['merge', '0.blob', '1.blob', '--fail-on', 'never'], folder).code).toBe(2);
  });
});
