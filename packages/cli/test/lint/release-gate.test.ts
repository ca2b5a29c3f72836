import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Receipt } from '@trace-formats/schema/receipt';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import {
  changeTrace,
  exampleCopy,
  lint,
  original,
  reportOn,
  type Trace,
  told,
  wrongCause,
} from '../example-dataset.ts';

const trace = 'csv-totals/trace.json';
const doubtful = (one: Trace): void => {
  one['final_output'] = 'This trace documents what the agent did.';
};

function configured(folder: string, config: unknown): string {
  writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify(config));
  return folder;
}

/** The rules that an open gate would not have named. */
async function rulesOf(folder: string, ...words: string[]): Promise<string[]> {
  const { out, code } = await lint(folder, '--release', '-f', 'json', ...words);
  expect(code).toBe(1);
  return (JSON.parse(out) as Awaited<ReturnType<typeof reportOn>>).results.flatMap(({ findings }) =>
    findings
      .filter(({ severity, suppressed }) => severity === 'error' && suppressed === null)
      .map(({ rule, message }) => `${rule}: ${message}`),
  );
}

describe('a gate that is asked less', () => {
  it.each([
    ['by the configuration', { rules: { 'caused-by-points-back': 'off' } }, [], 'is switched off'],
    [
      'for some files',
      { overrides: [{ files: ['**/trace.json'], rules: { 'caused-by-points-back': 'off' } }] },
      [],
      'is switched off',
    ],
    ['with less weight', { rules: { 'caused-by-points-back': 'warning' } }, [], 'is weighed as a warning'],
    ['by --rule', {}, ['--rule', 'caused-by-points-back:off'], 'is switched off'],
    ['by --skip', {}, ['--skip', 'caused-by-points-back'], 'is left out by the command line'],
    ['by --only', {}, ['--only', 'text-is-sound'], 'are not among what the command line asks'],
    ['of what reading finds', { rules: { 'text-is-sound': 'off' } }, [], 'text-is-sound is switched off'],
  ])('stays shut %s', async (_, config, words, message) => {
    const said = await rulesOf(configured(exampleCopy(wrongCause), config), ...words);
    expect(said.filter((text) => text.startsWith('rules-are-asked')).join('\n')).toContain(message);
  });

  it('opens when somebody stands in for that with a reason', async () => {
    const folder = configured(exampleCopy(), {
      rules: { 'caused-by-points-back': 'off' },
      allow: [{ rule: 'rules-are-asked', reason: 'Causes are checked elsewhere.', owner: 'D. Meyer' }],
    });
    expect((await lint(folder, '--release')).code).toBe(0);
  });

  it('says nothing of rules that are asked more, are off by themselves, or without a release', async () => {
    const folder = configured(exampleCopy(), { rules: { 'null-is-null': 'error', 'times-run-forward': 'warning' } });
    expect((await lint(folder, '--release')).code).toBe(0);
    configured(folder, { rules: { 'caused-by-points-back': 'off' } });
    expect(told(await reportOn(folder))).toEqual([]);
  });

  it('is not opened by a rule, a suppression or a weight that speaks of the gate itself', async () => {
    const folder = exampleCopy(doubtful);
    for (const config of [
      { rules: { 'items-are-settled': 'off' } },
      { rules: { 'items-are-settled': 'warning' } },
      { allow: [{ rule: 'items-are-settled', reason: 'It is fine.' }] },
    ])
      expect((await rulesOf(configured(folder, config))).join('\n')).toContain('items-are-settled: Item 12');
  });
});

it('is closed by what a hint finds between traces, until that is mended or suppressed with a reason', async () => {
  const folder = exampleCopy();
  for (const [name, person] of [
    ['csv-totals', '[PERSON_1]'],
    ['water-notice', '[PERSON_2]'],
  ] as const)
    changeTrace(
      folder,
      ({ steps }) => {
        steps[1]!['observation'] =
          `${String(steps[1]!['observation'] ?? '')} The ticket about the leaking radiator in room 4211 was opened by ${person} on the third floor.`;
      },
      `${name}/trace.json`,
    );
  const report = await reportOn(folder, '--release');
  expect(told(report)).toEqual([
    expect.stringContaining('water-notice placeholders-agree: '),
    'water-notice items-are-settled: Item 14 needs review: what a hint found in the dataset was neither mended nor suppressed.',
  ]);
  expect(told(await reportOn(folder))).toHaveLength(1);
  const { fingerprint } = report.results.find(({ file }) => file === 'water-notice')!.findings[0]!;
  configured(folder, { allow: [{ rule: 'items-are-settled', reason: 'It is fine.' }] });
  expect((await lint(folder, '--release')).code).toBe(1);
  configured(folder, { allow: [{ rule: 'placeholders-agree', reason: 'Two people.', fingerprint }] });
  expect(await lint(folder, '--release')).toMatchObject({ code: 0 });
});

describe('a trace that is put where nobody looks', () => {
  const moved = (to: string): string => {
    const folder = exampleCopy(wrongCause);
    renameSync(join(folder, 'csv-totals'), join(folder, to));
    return folder;
  };

  it.each([
    ['under the patterns of the configuration', () => configured(moved('bad'), { ignore: ['bad/'] }), 'bad/trace.json'],
    ['in a folder called artifacts', () => moved('artifacts'), 'artifacts/trace.json'],
    [
      'under the name of a list of signatures',
      () => {
        const folder = moved('bad');
        rmSync(join(folder, 'bad/manifest.json'));
        renameSync(join(folder, 'bad/trace.json'), join(folder, 'bad/review.json'));
        return folder;
      },
      'bad/review.json',
    ],
    [
      'under the name of a packed list of signatures',
      () => {
        const folder = moved('bad');
        const packed = gzipSync(readFileSync(join(folder, 'bad/trace.json')));
        for (const name of ['manifest.json', 'trace.json']) rmSync(join(folder, 'bad', name));
        writeFileSync(join(folder, 'bad/reviews.jsonl.gz'), packed);
        return folder;
      },
      'bad/reviews.jsonl.gz',
    ],
    [
      'under the ending of a text',
      () => {
        const folder = moved('bad');
        renameSync(join(folder, 'bad/trace.json'), join(folder, 'bad/trace.txt'));
        return folder;
      },
      'bad/trace.txt',
    ],
  ])('%s shuts the gate', async (_, make, name) => {
    const report = await reportOn(make(), '--release');
    expect(told(report)).toContainEqual(expect.stringContaining(`${name} files-are-looked-at: This file holds traces`));
  });

  it('is looked at where it begins like a report of forsy-lint, and its receipt knows it', async () => {
    const folder = exampleCopy(wrongCause);
    const one = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as object;
    writeFileSync(join(folder, trace), JSON.stringify({ report_version: '1', ...one }));
    expect((await rulesOf(folder, '--receipt', 'receipt.json')).join('\n')).toContain('caused-by-points-back');
    const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(receipt.files.map(({ path }) => path)).toContain(trace);
  });

  it.each([
    ['a report', '{"report_version":"1"'],
    ['a receipt', '{ "receipt_version": "1"'],
    ['a blob', '{"blob_version":"1"'],
    ['a line of a report', '{"type":"finding"'],
  ])('is no hiding place for other things where a file only begins like %s', async (_, beginning) => {
    const folder = exampleCopy();
    const key = `ghp_${'x7Kq2vR9bT4mW1zY8cN5'.repeat(2).slice(0, 36)}`;
    writeFileSync(join(folder, 'notes.json'), `${beginning},"note":"${key}"}`);
    expect((await rulesOf(folder, '--receipt', 'receipt.json')).join('\n')).toContain('secrets-are-masked');
    const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(receipt.files.map(({ path }) => path)).toContain('notes.json');
  });

  it('keeps no secret from the gate in what is a report in every way', async () => {
    const folder = exampleCopy(doubtful);
    await lint(folder, '-f', 'json=report.json');
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
    const key = `ghp_${'x7Kq2vR9bT4mW1zY8cN5'.repeat(2).slice(0, 36)}`;
    report.results[0]!.file = key;
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
    expect(told(await reportOn(folder, '--release')).join('\n')).toContain('report.json secrets-are-masked');
  });

  it('is not taken for a report where it is an artifact, which the receipt knows and names', async () => {
    const folder = exampleCopy();
    await lint(folder, '-f', 'json=report.json');
    renameSync(join(folder, 'report.json'), join(folder, 'csv-totals/artifacts/report.json'));
    await lint(folder, '--receipt', 'receipt.json');
    const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(receipt.files.map(({ path }) => path)).toContain('csv-totals/artifacts/report.json');
  });

  it('and what earlier runs left keeps no gate shut: reports in every form, a receipt, blobs', async () => {
    const folder = exampleCopy();
    const forms = ['-f', 'json=report.json', '-f', 'ndjson=report.ndjson', '--receipt', 'receipt.json'];
    await lint(folder, '--release', ...forms);
    await lint(folder, '--release', '-f', 'blob=whole.blob');
    await lint(folder, '--release', '-f', 'blob=blob.json');
    const report = await reportOn(folder, '--release');
    expect(told(report)).toEqual([]);
    expect(report.results.map(({ file }) => file).filter((file) => /report|receipt|blob/.test(file))).toEqual([]);
    await lint(folder, '--receipt', 'other.json');
    const receipt = JSON.parse(readFileSync(join(folder, 'other.json'), 'utf8')) as Receipt;
    // The receipt holds every file that was there; blobs are what the shards of one run leave each other.
    expect(receipt.files.map(({ path }) => path).filter((path) => /report|receipt|blob/.test(path))).toEqual([
      'receipt.json',
      'report.json',
      'report.ndjson',
    ]);
  });

  it('is missed where a file is called one and has the shape of none; other JSON may lie there', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'notes.json'), '{"hello":"world"}');
    expect((await lint(folder, '--release')).code).toBe(0);
    mkdirSync(join(folder, 'odd'));
    writeFileSync(join(folder, 'odd', 'trace.json'), '{"hello":"world"}');
    expect(told(await reportOn(folder, '--release')).join('\n')).toContain('odd/trace.json format-is-known: No format');
    expect((await lint(folder, '--release')).code).toBe(1);
    expect((await lint(folder)).code).toBe(0);
  });

  it.each([
    [
      'a list of them',
      'list.json',
      (one: unknown) => JSON.stringify({ traces: [one, one] }),
      '/traces/0',
      '2 traces stand',
    ],
    [
      'a row of a table',
      'rows.jsonl',
      (one: unknown) => `{"id":1}\n${JSON.stringify({ id: 2, trace: one })}\n`,
      '/trace',
      'A trace stands',
    ],
    [
      'a text in a row',
      'rows.jsonl',
      (one: unknown) => JSON.stringify({ trace: JSON.stringify(one) }),
      '/trace',
      'A trace stands',
    ],
    [
      'a table that begins with other rows',
      'rows.jsonl',
      (one: unknown) => `${'{"id":1}\n'.repeat(65)}${JSON.stringify(one)}\n`,
      '',
      'the records before it are none',
    ],
  ])('is missed within %s, which no rule reads', async (_, name, around, pointer, words) => {
    const folder = exampleCopy();
    writeFileSync(join(folder, name), around(JSON.parse(original)));
    const { results } = await reportOn(folder, '--release');
    const about = results.flatMap(({ file, findings }) => (file === name ? findings : []));
    expect(about.filter(({ severity }) => severity !== 'note')).toMatchObject([
      { rule: 'files-are-looked-at', severity: 'error', pointer, message: expect.stringContaining(words) },
    ]);
    expect((await lint(folder, '--release')).code).toBe(1);
    expect((await lint(folder)).code).toBe(0);
  });

  it('and the artifacts of a trace that is looked at are no such thing', async () => {
    const folder = exampleCopy();
    cpSync(join(folder, 'water-notice/trace.json'), join(folder, 'csv-totals/artifacts/data.json'));
    expect(told(await reportOn(folder, '--release')).join('\n')).not.toContain('files-are-looked-at');
  });
});

it('a folder that is never entered is named, unless it is the repository that the dataset lies in', async () => {
  const folder = exampleCopy();
  cpSync(join(folder, 'csv-totals'), join(folder, 'node_modules/csv-totals'), { recursive: true });
  const repositories = { '.git': 'HEAD', '.hg': 'store', '.svn': 'wc.db' };
  for (const [name, kept] of Object.entries(repositories)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, kept), '');
  }
  const named = async (...words: string[]): Promise<string[]> =>
    (await reportOn(folder, ...words)).results.flatMap(({ file, findings }) =>
      findings.filter(({ rule }) => rule === 'files-are-looked-at').map(({ message }) => `${file}: ${message}`),
    );
  expect(await named('--release')).toEqual([
    expect.stringContaining('node_modules: A folder of this name is never entered'),
    expect.stringContaining('node_modules/csv-totals/trace.json: This file holds traces'),
  ]);
  expect((await lint(folder, '--release')).code).toBe(1);
  expect(await named()).toEqual([]);
  for (const [name, kept] of Object.entries(repositories)) rmSync(join(folder, name, kept));
  expect((await named('--release')).map((one) => one.split(':')[0])).toEqual([
    '.git',
    '.hg',
    '.svn',
    'node_modules',
    'node_modules/csv-totals/trace.json',
  ]);
  // What is only called a trace, and what no name takes for one, shuts no gate.
  writeFileSync(join(folder, 'node_modules/csv-totals/trace.json'), '{"name":"trace"}');
  expect((await lint(folder, '--release')).code).toBe(0);
});

describe('what repeats a trace', () => {
  it('is held against it: rows of steps, and a source without the artifacts that lie beside the trace', async () => {
    const folder = exampleCopy();
    const one = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as Trace;
    mkdirSync(join(folder, 'raw'));
    cpSync(join(folder, trace), join(folder, 'raw/one.json'));
    const rows = one.steps.map(({ step, ...rest }) => ({ trace_id: one['trace_id'], step_index: step, ...rest }));
    const write = (some: readonly object[]): void =>
      writeFileSync(join(folder, 'steps.jsonl'), some.map((row) => `${JSON.stringify(row)}\n`).join(''));
    write(rows);
    const said = async (): Promise<string[]> =>
      (await reportOn(folder, '--skip', 'exports-match-the-traces')).results.flatMap(({ findings }) =>
        findings.map(({ rule, message }) => `${rule}: ${message}`),
      );
    expect(await said()).toEqual([]);
    rmSync(join(folder, 'csv-totals/artifacts'), { recursive: true });
    expect((await said()).filter((text) => text.startsWith('artifacts-are-recorded'))).toHaveLength(1);
    for (const name of ['csv-totals', 'water-notice', 'raw']) rmSync(join(folder, name), { recursive: true });
    expect((await said()).join('\n')).toContain('so only its JSON was checked');
  });
});

describe('the artifacts of a trace', () => {
  const session = readFileSync(new URL('../../../../examples/sessions/seats.trajectory.json', import.meta.url));
  const missing = 'artifacts-are-recorded: There is no file "artifacts/totals.py" beside the trace.';

  it.each<[string, (folder: string) => void]>([
    ['JSON of another kind', (folder) => writeFileSync(join(folder, 'csv-totals/session.json'), session)],
    [
      'another trace',
      (folder) =>
        writeFileSync(
          join(folder, 'csv-totals/other.json'),
          readFileSync(join(folder, trace), 'utf8').replace(/"path": "artifacts\/[^"]*"/, '"path": "mail to the team"'),
        ),
    ],
    ['a name in capitals', (folder) => renameSync(join(folder, trace), join(folder, 'csv-totals/TRACE.JSON'))],
    [
      'rows of it',
      (folder) =>
        writeFileSync(
          join(folder, 'csv-totals/rows.jsonl'),
          readFileSync(join(folder, trace), 'utf8').replace(/\n\s*/g, ''),
        ),
    ],
  ])('are asked for, with %s', async (_what, put) => {
    const folder = exampleCopy();
    put(folder);
    rmSync(join(folder, 'csv-totals/artifacts/totals.py'));
    expect(await rulesOf(folder)).toContain(missing);
    rmSync(join(folder, 'csv-totals/artifacts'), { recursive: true });
    expect(await rulesOf(folder)).toContain(missing);
  });

  it('are asked for beside a trace of any name, beside JSONL, and by each of many that share a folder', async () => {
    const text = readFileSync(join(exampleCopy(), trace), 'utf8');
    const line = text.replace(/\n\s*/g, '');
    const changed = 'print("something else")\n';
    const hashes = async (files: Readonly<Record<string, string>>, word = '.'): Promise<number> => {
      const folder = folderOf({ ...files, 'artifacts/totals.py': changed });
      const { results } = await reportOn(folder, word);
      return results.flatMap(({ findings }) => findings).filter(({ pointer }) => /artifacts\/0\/hash$/.test(pointer))
        .length;
    };
    expect(await hashes({ 'trace.txt': text, 'more.json': '{}' }, 'trace.txt')).toBe(1);
    expect(await hashes({ 'traces.jsonl': `${line}\n${line}\n` })).toBe(2);
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.json`, text]));
    expect(await hashes(many)).toBe(12);
    // A README and a manifest are asked for of a folder of one trace alone.
    const rules = (await reportOn(folderOf(many), '.')).results.flatMap(({ findings }) =>
      findings.map(({ rule }) => rule),
    );
    expect(rules).not.toContain('folders-have-their-parts');
  });

  it('and its manifest are its own beside JSON of another kind', async () => {
    const folder = exampleCopy();
    const manifest = join(folder, 'csv-totals/manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"trace_id": "[^"]*"/, '"trace_id": "of-another"'));
    const disagrees = (rules: readonly string[]): boolean => rules.some((one) => one.includes('states trace_id as'));
    expect(disagrees(await rulesOf(folder))).toBe(true);
    writeFileSync(join(folder, 'csv-totals/session.json'), session);
    expect(disagrees(await rulesOf(folder))).toBe(true);
  });

  it('let item 13 pass only where somebody looked for them', async () => {
    const folder = exampleCopy();
    const stateOf = async (word: string): Promise<string | undefined> =>
      (await reportOn(folder, word)).results.flatMap(({ checklist }) => checklist).find(({ item }) => item === 13)
        ?.status;
    expect(await stateOf(trace)).toBe('pass');
    writeFileSync(join(folder, 'rows.jsonl'), readFileSync(join(folder, trace), 'utf8').replace(/\n\s*/g, ''));
    expect(await stateOf('rows.jsonl')).toBe('clear');
  });
});

it('rows of steps are held against their traces whatever their file is called', async () => {
  const folder = exampleCopy();
  const { trace_id, steps } = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as Trace;
  rmSync(join(folder, 'water-notice'), { recursive: true });
  const rows = steps.map((step) => ({ trace_id, ...step, output: 'Another one.' }));
  writeFileSync(join(folder, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  expect(told(await reportOn(folder)).join('\n')).toContain('step 2 with another `output`');
});

describe('what leads out of a dataset', () => {
  it('is no part of it: a trace or a folder of artifacts that is a link', async () => {
    const folder = exampleCopy();
    const elsewhere = folderOf({});
    renameSync(join(folder, trace), join(elsewhere, 'trace.json'));
    symlinkSync(join(elsewhere, 'trace.json'), join(folder, trace));
    renameSync(join(folder, 'water-notice/artifacts'), join(elsewhere, 'artifacts'));
    symlinkSync(join(elsewhere, 'artifacts'), join(folder, 'water-notice/artifacts'));
    const said = (await rulesOf(folder)).join('\n');
    expect(said).toContain('csv-totals/trace.json is a link that leads out of the dataset');
    expect(said).toContain('water-notice/artifacts is a link that leads out of the dataset');
    expect(said).toContain('There is no file "artifacts/notice.txt" beside the trace.');
  });

  it('is no link to another place of the same dataset', async () => {
    const folder = exampleCopy();
    rmSync(join(folder, 'csv-totals/README.md'));
    symlinkSync('../README.md', join(folder, 'csv-totals/README.md'));
    expect((await lint(folder, '--release')).code).toBe(0);
  });
});

describe('the README of a dataset', () => {
  it.each(['Readme.md', 'README.rst', 'readme.markdown'])('may be called %s', async (name) => {
    const folder = exampleCopy();
    renameSync(join(folder, 'README.md'), join(folder, name));
    expect((await lint(folder, '--release')).code).toBe(0);
    renameSync(join(folder, name), join(folder, 'ABOUT.md'));
    expect((await rulesOf(folder)).join('\n')).toContain('The dataset has no README.md');
  });

  it('is the one in Markdown where there are several', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'README'), 'See README.md.');
    expect((await lint(folder, '--release')).code).toBe(0);
  });
});

describe('traces that are named one by one', () => {
  const closed = (one: Trace): void => {
    (one['dataset_summary'] as Record<string, unknown>)['release_tier'] = 'private';
  };

  it('are held to their tier and to each other', async () => {
    const folder = exampleCopy(closed);
    for (const words of [[trace], ['*/trace.json']])
      expect((await rulesOf(folder, ...words)).join('\n')).toContain('has the release tier private');
    mkdirSync(join(folder, 'again'));
    linkSync(join(folder, trace), join(folder, 'again/trace.json'));
    const said = (await rulesOf(folder, '*/trace.json')).join('\n');
    expect(said).toContain('trace-ids-are-unique: ');
    expect(said).toContain('tells word for word what');
  });

  it('and rows of an export too', async () => {
    const folder = exampleCopy();
    const row = JSON.stringify(JSON.parse(readFileSync(join(folder, trace), 'utf8')));
    writeFileSync(join(folder, 'traces.jsonl'), `${row}\n${row}\n`);
    expect((await rulesOf(folder, 'traces.jsonl')).join('\n')).toContain('(record 2)');
  });

  it('miss nothing that only a dataset has', async () => {
    expect(told(await reportOn(exampleCopy(), '--release', trace))).toEqual([]);
  });
});

describe('a decision that decides nothing', () => {
  it.each([
    [{ rule: 'final-output-is-the-deliverable', reason: '\u200b' }, 'without a reason'],
    [{ rule: 'final-output-is-the-deliverable', reason: 'x', expires: '9999-99-99' }, 'no day of the calendar'],
    [{ rule: 'final-output-is-the-deliverable', reason: 'x', expires: 'soon' }, 'a day such as 2027-01-31'],
    [{ rule: 'final-output-is-the-deliverable', reason: 'x', fingerprint: 'abc' }, 'the 16 digits that -f json shows'],
  ])('is refused in one line: %j', async (allowance, message) => {
    const said = await lint(configured(exampleCopy(doubtful), { allow: [allowance] }), '--release');
    expect(said.code).toBe(2);
    expect(said.err).toContain(message);
  });

  it('is no signature of nobody', async () => {
    const folder = exampleCopy(doubtful);
    expect((await lint(folder, 'attest', trace, '--item', '12', '--by', '\u200b')).code).toBe(2);
  });

  it('is no sample of which nothing was drawn', async () => {
    const folder = exampleCopy();
    const items = ['1', '6', '7', '8', '9'].flatMap((item) => ['--item', item]);
    await lint(folder, 'attest', '--dataset=.', '--sample', '1', '--seed', '7', ...items, '--by', 'D. Meyer');
    expect((await lint(folder, '--release=reviewed')).code).toBe(0);
    const rows = readFileSync(join(folder, 'reviews.jsonl'), 'utf8').trim().split('\n');
    const empty = rows.map((row) => {
      const review = JSON.parse(row) as { sample: object };
      return JSON.stringify({ ...review, sample: { ...review.sample, drawn: 0 }, traces: [] });
    });
    writeFileSync(join(folder, 'reviews.jsonl'), `${empty.join('\n')}\n`);
    expect((await lint(folder, '--release=reviewed')).code).toBe(2);
  });

  it('has failed in its receipt, whatever the exit code', async () => {
    const folder = exampleCopy(wrongCause);
    const said = await lint(folder, '--release', '--fail-on', 'never', '--receipt', 'receipt.json');
    expect(said.code).toBe(0);
    const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(receipt.verdict).toBe('failed');
  });
});

it('a signature outlives another way of writing the same trace, and nothing else', async () => {
  const folder = exampleCopy(doubtful);
  await lint(folder, 'attest', trace, '--item', '12', '--by', 'D. Meyer');
  const text = readFileSync(join(folder, trace), 'utf8');
  for (const same of [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), `${text}\n\n`]) {
    writeFileSync(join(folder, trace), same);
    expect((await lint(folder, '--release')).code).toBe(0);
  }
  for (const other of [
    `${text}{}`,
    `${text}\u0000`,
    text.replace('"final_output":', '"final_output": "x", "final_output":'),
  ]) {
    writeFileSync(join(folder, trace), other);
    expect((await lint(folder, '--release')).code).toBe(1);
  }
  writeFileSync(join(folder, trace), text);
  expect((await lint(folder, '--release')).code).toBe(0);
  changeTrace(folder, (one) => {
    one.steps[1]!['causal_note'] = 'Another note.';
  });
  expect((await rulesOf(folder)).join('\n')).toContain('items-are-settled: Item 12');
});

it('a signature holds for every digit of a number, however many a value keeps', async () => {
  const folder = exampleCopy(doubtful);
  const text = readFileSync(join(folder, trace), 'utf8');
  const seeded = (seed: string): string => text.replace('"model":', `"seed": ${seed}, "ratio": 0.10, "model":`);
  const open = async (seed: string): Promise<boolean> => {
    writeFileSync(join(folder, trace), seeded(seed));
    return (await lint(folder, '--release')).code === 0;
  };
  writeFileSync(join(folder, trace), seeded('12345678901234567890'));
  await lint(folder, 'attest', trace, '--item', '12', '--by', 'D. Meyer');
  expect(await open('12345678901234567890')).toBe(true);
  expect(await open('12345678901234567891')).toBe(false);
  expect(await open('[12345678901234567890]')).toBe(false);
  writeFileSync(join(folder, trace), seeded('12345678901234567890').replace('0.10', '0.1'));
  expect((await lint(folder, '--release')).code).toBe(0);
});

it('who signs is named in the receipt, and no secret that stands beside the name', async () => {
  const folder = exampleCopy(doubtful);
  const secret = `ghp_${'Q7rT9xLm2VbN4cK8wZ3yH6dF1gJ5sA0pE2uX'}`;
  await lint(folder, 'attest', trace, '--item', '12', '--by', `Johann Meyer <johann@meyer.de> ${secret}`);
  await lint(folder, '--release', '--receipt', 'receipt.json');
  const text = readFileSync(join(folder, 'receipt.json'), 'utf8');
  expect((JSON.parse(text) as Receipt).attestations[0]!.by).toContain('Johann Meyer <johann@meyer.de> [');
  expect(text).not.toContain(secret);
});

describe('a secret in a file that goes out beside the traces', () => {
  const token = ['ghp', 'x8Kq2LmN4vRt7WzB9cYd3FhJ6sPaG5uEoTiQ'].join('_');
  const url = ['postgres://billing', 'Kx9vQ2mPzR7tL@db.hallon-it.se/billing'].join(':');
  const artifact = 'csv-totals/artifacts/totals.py';
  const unhashed = (one: Trace): void => {
    const made = one['static_output'] as { artifacts: object[] };
    made.artifacts[0] = { ...made.artifacts[0], hash: null, content: null };
  };
  const secrets = (lines: readonly string[]): string[] => lines.filter((line) => line.includes('secrets-are-masked'));

  it.each(['README.md', 'csv-totals/README.md', artifact, 'notes/settings.json'])(
    '%s closes the gate',
    async (name) => {
      const folder = exampleCopy(unhashed);
      mkdirSync(join(folder, 'notes'));
      writeFileSync(join(folder, name), `{"note": [\n"use ${token}"]}`);
      const report = await reportOn(folder, '--release');
      expect(secrets(told(report))).toEqual([
        `${name} secrets-are-masked: This file, which is released beside the traces, holds a secret of the kind "GitHub personal access token" unmasked.`,
      ]);
      expect(JSON.stringify(report)).not.toContain(token);
      const found = report.results
        .flatMap(({ findings }) => findings)
        .find(({ rule }) => rule === 'secrets-are-masked');
      expect(found).toMatchObject({ line: 2, column: 6 });
      expect(secrets(told(await reportOn(folder)))).toEqual([]);
    },
  );

  it('or in the name of a file or a folder closes the gate, and is told nowhere', async () => {
    const folder = exampleCopy();
    const file = `csv-totals/artifacts/${token}.txt`;
    writeFileSync(join(folder, file), 'Nothing.\n');
    renameSync(join(folder, 'csv-totals'), join(folder, `for-${token}`));
    const report = await reportOn(folder, '--release');
    expect(secrets(told(report))).toHaveLength(2);
    expect(secrets(told(report)).join('\n')).toContain('The name [github_personal_access_token]');
    for (const form of ['stylish', 'json', 'ndjson', 'sarif', 'github', 'gitlab', 'junit', 'markdown', 'html']) {
      const said = await lint(folder, '--release', '--verbose', '-f', form);
      expect(`${said.out}${said.err}`).not.toContain(token);
      expect((await lint(folder, '-f', form)).out).not.toContain(token);
    }
  });

  it('in a configuration is not quoted by the complaint about it, nor as a key by a pointer', async () => {
    const folder = exampleCopy((one) => {
      one[url] = 1;
    });
    expect((await lint(folder, '-f', 'json')).out).not.toContain('Kx9vQ2mPzR7tL');
    for (const content of [
      { rules: { [token]: 'off' } },
      { [token]: 1 },
      { extends: [token] },
      { rules: { 'null-is-null': token } },
    ]) {
      configured(folder, content);
      const said = await lint(folder);
      expect(said.code).toBe(2);
      expect(said.err).toContain('[github');
      expect(said.err).not.toContain(token);
    }
  });

  it('that only looks like one is mended or suppressed with a reason', async () => {
    const folder = exampleCopy(unhashed);
    writeFileSync(join(folder, artifact), `open("${url}")\n`);
    const report = await reportOn(folder, '--release');
    expect(told(report)).toEqual([
      `${artifact} secrets-are-masked: This file, which is released beside the traces, looks like it holds a secret of the kind "Password in a URL" unmasked.`,
      `${artifact} items-are-settled: Item 14 needs review: what was found in this file was neither mended nor suppressed.`,
    ]);
    const { fingerprint } = report.results.find(({ file }) => file === artifact)!.findings[0]!;
    configured(folder, { allow: [{ rule: 'secrets-are-masked', reason: 'An example.', fingerprint }] });
    expect((await lint(folder, '--release')).code).toBe(0);
  });

  it('is not all that is looked for in an artifact: a detail of a person is told once of each kind, and of no README', async () => {
    const folder = exampleCopy(unhashed);
    const [one, other] = ['m.kowalczyk', 'j.prado'].map((name) => `${name}@firma-kowalski.pl`);
    writeFileSync(join(folder, artifact), `# totals\n# by ${one}, ${other}\n# seen in /home/mkowalczyk/totals\n`);
    appendFileSync(join(folder, 'README.md'), `Made by ${one}.\n`);
    const report = await reportOn(folder, '--release');
    expect(told(report)).toEqual([
      ...['Email address', 'User name in a home path'].map(
        (kind) =>
          `${artifact} secrets-are-masked: This file, which is released as an artifact, holds personal data of the kind "${kind}" unmasked.`,
      ),
      `${artifact} items-are-settled: Item 14 needs review: what was found in this file was neither mended nor suppressed.`,
    ]);
    const { findings } = report.results.find(({ file }) => file === artifact)!;
    expect(findings.slice(0, 2)).toMatchObject([
      { severity: 'warning', line: 2, column: 6 },
      { severity: 'warning', line: 3, column: 17 },
    ]);
    expect(told(await reportOn(folder))).toEqual([]);
    const allow = findings.slice(0, 2).map(({ rule, fingerprint }) => ({ rule, reason: 'Made up.', fingerprint }));
    configured(folder, { allow });
    expect((await lint(folder, '--release')).code).toBe(0);
  });

  it('weighs as much as a secret where it gives access to money, and is looked for in Artifacts as well', async () => {
    const folder = exampleCopy((one) => {
      const made = one['static_output'] as { artifacts: object[] };
      made.artifacts[0] = { ...made.artifacts[0], path: 'Artifacts/totals.py', hash: null, content: null };
    });
    renameSync(join(folder, 'csv-totals/artifacts'), join(folder, 'csv-totals/Artifacts'));
    const file = artifact.replace('artifacts', 'Artifacts');
    writeFileSync(join(folder, file), '# paid to DE89 3704 0044 0532 0130 00\n');
    const report = await reportOn(folder, '--release');
    expect(report.results.find((one) => one.file === file)!.findings).toMatchObject([
      { rule: 'secrets-are-masked', severity: 'error', line: 1 },
    ]);
  });

  it('of another encoding closes it too', async () => {
    const folder = exampleCopy(unhashed);
    writeFileSync(join(folder, 'notes.log'), Buffer.from(`\uFEFFuse ${token}`, 'utf16le'));
    expect(secrets(told(await reportOn(folder, '--release')))).toHaveLength(1);
  });

  it('that is no text is searched for what is legible in it, and that no more was looked at is told', async () => {
    const folder = exampleCopy(unhashed);
    const note = {
      rule: 'files-are-looked-at',
      severity: 'note',
      message:
        'This file lies beside the traces, and no more of it was looked through than what stands legible in its bytes: it is no text.',
    };
    const about = async () =>
      (await reportOn(folder, '--release')).results.find(({ file }) => file === artifact)!.findings;
    writeFileSync(join(folder, artifact), Buffer.from([0x80, 0, ...Buffer.from('nothing is in here but words')]));
    expect(await about()).toMatchObject([note]);
    expect((await lint(folder, '--release')).code).toBe(0);
    for (const before of [0, (1 << 20) - 20, 3 << 20]) {
      const bytes = Buffer.alloc(before + 200, before % 3 === 0 ? 'x' : 0);
      bytes.fill(0x80, 0, 1);
      bytes.fill(0, 1, 2);
      bytes.write(`\0key ${token} `, before + 2);
      writeFileSync(join(folder, artifact), bytes);
      expect(await about(), `${before}`).toMatchObject([
        note,
        { rule: 'secrets-are-masked', severity: 'error', message: expect.stringContaining('in its bytes') },
      ]);
    }
    const said = await lint(folder, '--release');
    expect(said.code).toBe(1);
    expect(said.out).not.toContain(token);
  });

  it('that is an archive is searched member by member, and a damaged or a hostile one ends nothing', async () => {
    const folder = exampleCopy(unhashed);
    const about = async (bytes: Buffer) => {
      writeFileSync(join(folder, artifact), bytes);
      const { results } = await reportOn(folder, '--release');
      return secrets(told({ results } as Report)).length;
    };
    const archive = zipOf({ 'word/styles.xml': 'x'.repeat(3000), 'word/document.xml': `<t>${token}</t> `.repeat(9) });
    expect(archive.toString('latin1')).not.toContain(token);
    expect(await about(archive)).toBe(1);
    expect(await about(zipOf({ 'a.txt': 'x'.repeat(3000) }))).toBe(0);
    for (let cut = 5; cut < archive.length; cut += 17) await about(archive.subarray(0, cut));
    expect(await about(archive.subarray(0, archive.length - 30))).toBe(0);
    expect(await about(zipOf({ 'zeros.bin': '\0'.repeat(1 << 27), 'b.txt': token }))).toBe(1);
  });
});

/** A zip archive with these members, each deflated. */
function zipOf(members: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(members)) {
    const packed = deflateRawSync(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    list.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}
