import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeTrace, exampleCopy, lint, original, reportOn, type Trace } from '../example-dataset.ts';
import { runHere } from '../run-here.ts';

describe('--fix', () => {
  const path = (folder: string): string => join(folder, 'csv-totals/trace.json');
  const textOf = (folder: string): string => readFileSync(path(folder), 'utf8');
  const broken = (trace: Trace): void => {
    trace.steps[0]!['eval'] = 1;
    trace['prior_trace_id'] = '';
    trace.steps[0]!['feedback_type'] = '';
    // 1, 2, 3 become 10, 20, 30, and every link with them.
    const far = (number: unknown): unknown => (typeof number === 'number' ? number * 10 : number);
    for (const step of trace.steps) {
      step['step'] = far(step['step']);
      step['caused_by'] = (step['caused_by'] as number[] | null)?.map(far) ?? null;
      step['retry_of'] = far(step['retry_of']);
      const source = step['input_source'] as Record<string, unknown> | null;
      if (source) source['source_step'] = far(source['source_step']);
    }
    const { artifacts } = trace['static_output'] as { artifacts: Record<string, unknown>[] };
    for (const artifact of artifacts)
      artifact['related_steps'] = (artifact['related_steps'] as number[] | null)?.map(far) ?? null;
  };

  it('mends what it may, gives the file back as it was, and has nothing left to do', async () => {
    const folder = exampleCopy(broken);
    expect((await lint(folder)).code).toBe(1);
    expect((await lint(folder, '--fix')).code).toBe(0);
    expect(JSON.parse(textOf(folder))).toEqual(JSON.parse(original));
    const once = textOf(folder);
    await lint(folder, '--fix');
    expect(textOf(folder)).toBe(once);
  });

  // Whoever is root may write anywhere.
  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'mends the others where a file cannot be written, and still reports',
    async () => {
      const folder = exampleCopy(broken);
      cpSync(join(folder, 'csv-totals'), join(folder, 'another'), { recursive: true });
      chmodSync(join(folder, 'another/trace.json'), 0o444);
      const said = await lint(folder, '--fix');
      expect(said.code).toBe(2);
      expect(said.err).toMatch(/another\/trace\.json could not be written: .*\nIt is as it was\./);
      expect(said.out).toContain('another/trace.json');
      expect(JSON.parse(textOf(folder))).toEqual(JSON.parse(original));
    },
  );

  it('mends what the baseline holds back, and not what somebody decided to live with', async () => {
    const folder = exampleCopy(broken);
    const manifest = join(folder, 'csv-totals/manifest.json');
    const before = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, before.replace(/"total_steps": \d+/, '"total_steps": 99'));
    const allow = [{ rule: 'user-message-eval-is-zero', reason: 'It was decided.' }];
    writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify({ allow }));
    await lint(folder, '--suppress-all');
    expect((await lint(folder, '--fix-dry-run')).out).toContain('+++ csv-totals/trace.json');
    await lint(folder, '--fix');
    const { steps } = JSON.parse(original) as Trace;
    steps[0]!['eval'] = 1;
    expect(JSON.parse(textOf(folder))).toMatchObject({ steps, prior_trace_id: null });
    expect(readFileSync(manifest, 'utf8')).toContain(`"total_steps": ${steps.length}`);
  });

  it('keeps the formatting of the file', async () => {
    const folder = exampleCopy();
    const odd = original.replace(/"total_steps": \d+/, '"total_steps" :\t 99').replaceAll('\n', '\r\n');
    writeFileSync(path(folder), `\uFEFF${odd}`);
    await lint(folder, '--fix');
    const total = (JSON.parse(original) as Trace).steps.length;
    expect(textOf(folder)).toBe(`\uFEFF${odd.replace('\t 99', `\t ${total}`)}`);
  });

  it('writes the counts of the manifest that follow from the trace', async () => {
    const folder = exampleCopy();
    const manifest = join(folder, 'csv-totals/manifest.json');
    const before = readFileSync(manifest, 'utf8');
    writeFileSync(
      manifest,
      before.replace(/"total_steps": \d+/, '"total_steps": 99').replace(/"positive_pct": \d+/, '"positive_pct": 1'),
    );
    await lint(folder, '--fix');
    expect(readFileSync(manifest, 'utf8')).toBe(before);
  });

  it('leaves alone a manifest that names another trace, whose counts they may be', async () => {
    const folder = exampleCopy();
    const manifest = join(folder, 'csv-totals/manifest.json');
    const other = readFileSync(manifest, 'utf8')
      .replace(/"trace_id": "[^"]*"/, '"trace_id": "another"')
      .replace(/"total_steps": \d+/, '"total_steps": 99');
    writeFileSync(manifest, other);
    await lint(folder, '--fix');
    expect(readFileSync(manifest, 'utf8')).toBe(other);
  });

  it.each([
    ['the trace', 'trace.json', /"eval": 1,/],
    ['the manifest', 'manifest.json', /"total_steps": \d+,/],
  ])('leaves the counts of a manifest as they are where %s has a key twice', async (_, name, key) => {
    const folder = exampleCopy();
    const manifest = join(folder, 'csv-totals/manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"total_turns": \d+/, '"total_turns": 99'));
    const file = join(folder, 'csv-totals', name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(key, (once) => `${once} ${once.replace('1', '-1')}`),
    );
    const before = [readFileSync(manifest, 'utf8'), textOf(folder)];
    const { out } = await lint(folder, '--fix');
    expect(out).not.toMatch(/can be fixed|changed/);
    expect([readFileSync(manifest, 'utf8'), textOf(folder)]).toEqual(before);
  });

  it('does not renumber where a number stands twice or a link leads nowhere', async () => {
    for (const change of [
      (trace: Trace): void => {
        trace.steps[2]!['step'] = trace.steps[1]!['step'];
      },
      (trace: Trace): void => {
        broken(trace);
        trace.steps[1]!['caused_by'] = [2];
      },
    ]) {
      const folder = exampleCopy(change);
      const numbers = (JSON.parse(textOf(folder)) as Trace).steps.map(({ step }) => step);
      await lint(folder, '--fix');
      expect((JSON.parse(textOf(folder)) as Trace).steps.map(({ step }) => step)).toEqual(numbers);
      expect((await lint(folder, '--fix')).code).toBe(1);
    }
  });

  it('renumbers beside a link to no place at all, and leaves that to be told', async () => {
    const folder = exampleCopy((trace) => {
      broken(trace);
      trace.steps[1]!['caused_by'] = [990];
    });
    await lint(folder, '--fix');
    const { steps } = JSON.parse(textOf(folder)) as Trace;
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[1]!['caused_by']).toEqual([990]);
    expect((await lint(folder)).out).toContain('there is no step 990');
  });

  it('mends one mistyped number and leaves the links to its place', async () => {
    const folder = exampleCopy();
    const before = textOf(folder);
    changeTrace(folder, ({ steps }) => {
      steps[1]!['step'] = 200;
    });
    await lint(folder, '--fix');
    expect(JSON.parse(textOf(folder))).toEqual(JSON.parse(before));
  });

  it('shows the change and makes none with --fix-dry-run', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    const before = textOf(folder);
    const said = await lint(folder, '--fix-dry-run');
    expect(said.code).toBe(1);
    expect(said.out).toContain('--- csv-totals/trace.json');
    expect(said.out).toMatch(/^-\s+"eval": 1,$/m);
    expect(said.out).toMatch(/^\+\s+"eval": 0,$/m);
    expect(textOf(folder)).toBe(before);
    expect((await lint(exampleCopy(), '--fix-dry-run')).out).toBe('');
  });

  it('shows each change of a long line with --fix-dry-run, wherever a secret stands before it', async () => {
    const folder = exampleCopy();
    const trace = JSON.parse(original) as Trace;
    trace.steps[0]!['eval'] = 1;
    trace['x_note'] = `password=${'Kq7!vXz2'.repeat(6)} and so on`;
    const { summary, ...rest } = trace;
    const counts = { ...(summary as object), total_steps: 98, positive_steps: 97 };
    writeFileSync(path(folder), `${JSON.stringify({ ...rest, summary: counts })}\n`);
    const { out } = await lint(folder, '--fix-dry-run');
    const [was, is] = ['-', '+'].map((sign) => out.split('\n').find((line) => line.startsWith(`${sign}…`)) ?? '');
    expect(was).toMatch(/"eval":1,.*"total_steps":98,.*"positive_steps":97,/);
    expect(is).toMatch(/"eval":0,.*"total_steps":\d,.*"positive_steps":\d,/);
    expect(was!.length).toBeLessThan(600);
    expect(out).not.toContain('Kq7!vXz2');
  });

  it('says in --fix-dry-run why there is no change to show', async () => {
    const nothing = 'There is nothing that --fix would change';
    expect(await lint(exampleCopy(), '--fix-dry-run')).toEqual({ out: '', err: `${nothing}.\n`, code: 0 });
    const unmended = exampleCopy((trace) => {
      trace.steps[1]!['caused_by'] = [7];
    });
    expect(await lint(unmended, '--fix-dry-run')).toEqual({
      out: '',
      err: `${nothing}, and the traces are not clean; forsy-lint without --fix-dry-run says why.\n`,
      code: 1,
    });
    expect(await lint(exampleCopy(), 'gone', '--fix-dry-run')).toMatchObject({
      err: expect.stringContaining('Not everything could be looked at; forsy-lint without --fix-dry-run says why.'),
      code: 2,
    });
    // Whoever asks for a report reads it there.
    expect((await lint(unmended, '--fix-dry-run', '-f', 'stylish')).err).toBe('');
  });

  it('shows the change of standard input, which --fix cannot write', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    const input = textOf(folder);
    const words = ['--stdin-filename', 'csv-totals/trace.json', '--fix-dry-run'];
    const said = await runHere('forsy-lint', ['-', ...words], folder, { input });
    expect(said).toEqual({ ...(await lint(folder, 'csv-totals/trace.json', '--fix-dry-run')), code: 1 });
    expect(said.out).toMatch(/^--- csv-totals\/trace\.json\n/);
    expect((await runHere('forsy-lint', ['-', ...words], folder, { input: original })).out).toBe('');
    const { out, code } = await runHere('forsy-lint', ['-', ...words, '-f', 'stylish'], folder, { input });
    expect({
      diff: out.startsWith(said.out),
      isLinted: out.includes('user-message-eval-is-zero'),
      code,
    }).toEqual({
      diff: true,
      isLinted: true,
      code: 1,
    });
  });

  it('leaves what lies elsewhere and is only linked, unless it is named', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    const elsewhere = join(folder, 'csv-totals', 'trace.json');
    const before = readFileSync(elsewhere, 'utf8');
    const dataset = join(folder, 'dataset');
    mkdirSync(dataset);
    symlinkSync('../csv-totals', join(dataset, 'linked'));
    const { err, code } = await runHere('forsy-lint', ['.', '--fix'], dataset);
    expect({ isSame: readFileSync(elsewhere, 'utf8') === before, code }).toEqual({ isSame: true, code: 2 });
    expect(err).toContain(
      'linked/trace.json lies outside of the folder that was named, where a link leads, and is left as it is.\nName it to have it mended.',
    );
    await runHere('forsy-lint', ['linked/trace.json', '--fix'], dataset);
    expect(readFileSync(elsewhere, 'utf8')).not.toBe(before);
  });

  it('puts no diff before a report that programs read', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    expect(await lint(folder, '--fix-dry-run', '-f', 'json')).toEqual({
      out: '',
      err: 'forsy-lint: The diff of --fix-dry-run and the report json would both go to standard output, where no program could read json.\nGive it a file: --format json=<file>\n',
      code: 2,
    });
    const { out, code } = await lint(folder, '--fix-dry-run', '-f', 'json=said.json');
    expect({ isDiff: /^--- /.test(out), code }).toEqual({ isDiff: true, code: 1 });
    expect(readFileSync(join(folder, 'said.json'), 'utf8')).toContain('"rule": "user-message-eval-is-zero"');
  });

  it('shows a change that can be applied where lines have tabs and returns', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    const file = join(folder, 'csv-totals', 'trace.json');
    const before = `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, '\t')}\n`.replaceAll('\n', '\r\n');
    writeFileSync(file, before);
    const said = (await lint(folder, '--fix-dry-run')).out;
    await lint(folder, '--fix');
    const [removed, added] = ['-', '+'].map((sign) => new RegExp(`^\\${sign}(?!\\${sign})([^\n]*)$`, 'gm'));
    const lines = (pattern: RegExp): (string | undefined)[] => [...said.matchAll(pattern)].map(([, line]) => line);
    expect(lines(added!).length).toBeGreaterThan(0);
    const after = readFileSync(file, 'utf8').split('\n');
    for (const line of lines(added!)) expect(after).toContain(line);
    for (const line of lines(removed!)) expect(before.split('\n')).toContain(line);
  });

  it('leaves suppressed findings and rules that are off alone', async () => {
    const folder = exampleCopy((trace) => {
      (trace['summary'] as Record<string, unknown>)['total_steps'] = 99;
    });
    const before = textOf(folder);
    await lint(folder, '--fix', '--skip', 'summary-counts-are-true');
    expect(textOf(folder)).toBe(before);
  });

  it('promises nothing of what it leaves alone: another encoding, and what lies elsewhere by a link', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    const dataset = join(folder, 'csv-totals');
    const mended = async (...words: string[]): Promise<number> =>
      (await reportOn(folder, ...words)).results.flatMap(({ findings }) => findings.filter(({ fixable }) => fixable))
        .length;
    expect(await mended('csv-totals')).toBeGreaterThan(0);
    mkdirSync(join(folder, 'linked'));
    symlinkSync(join(dataset, 'trace.json'), join(folder, 'linked/trace.json'));
    expect(await mended('linked')).toBe(0);
    expect(await mended('linked', 'csv-totals')).toBeGreaterThan(0);
    writeFileSync(path(folder), `\ufeff${textOf(folder)}`, 'utf16le');
    expect((await lint(folder, 'csv-totals')).out).toContain('user-message-eval-is-zero');
    expect(await mended('csv-totals')).toBe(0);
  });
});
