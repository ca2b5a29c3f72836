import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Receipt } from '@trace-formats/schema/receipt';
import type { Report } from '@trace-formats/schema/report';
import { isReceipt } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { changeTrace, exampleCopy, lint, reportOn, type Trace, told, wrongCause } from '../example-dataset.ts';
import { claudeLog } from '../home.ts';

const written = (folder: string, name = 'receipt.json'): string => readFileSync(join(folder, name), 'utf8');

/** A dataset with a receipt of its release. */
async function withReceipt(): Promise<string> {
  const folder = exampleCopy();
  expect((await lint(folder, '--release', '--receipt', 'receipt.json')).code).toBe(0);
  return folder;
}

async function changes(folder: string, ...words: string[]): Promise<string[]> {
  const said = await lint(folder, 'verify', 'receipt.json', '-f', 'json', ...words);
  const found = told(JSON.parse(said.out));
  expect(said.code).toBe(found.length > 0 ? 1 : 0);
  return found;
}

describe('--receipt', () => {
  it('is what its schema says, holds every file, and is the same bytes anywhere and any time', async () => {
    const folder = await withReceipt();
    const receipt = JSON.parse(written(folder)) as Receipt;
    expect(isReceipt(receipt)).toBe(true);
    expect(receipt.verdict).toBe('passed');
    expect(receipt.asked.gate).toBe('release');
    expect(receipt.files.map(({ path }) => path)).toEqual([
      'README.md',
      'csv-totals/README.md',
      'csv-totals/artifacts/totals.py',
      'csv-totals/manifest.json',
      'csv-totals/trace.json',
      'water-notice/README.md',
      'water-notice/artifacts/notice.txt',
      'water-notice/manifest.json',
      'water-notice/trace.json',
    ]);
    const again = exampleCopy();
    await lint(again, '--release', '--receipt', 'other.json', '-f', 'html=page.html');
    await lint(again, '--release', '--receipt', 'other.json', '-f', 'html=page.html');
    expect({ ...JSON.parse(written(again, 'other.json')), digest: '', asked: {} }).toEqual({
      ...receipt,
      digest: '',
      asked: {},
    });
    const third = await withReceipt();
    expect(written(third)).toBe(written(folder));
    expect(written(folder)).not.toContain(folder);
    // Once more over its own receipt.
    await lint(third, '--release', '--receipt', 'receipt.json');
    expect(written(third)).toBe(written(folder));
  });

  it('and a report leave the folder of one trace what it was', async () => {
    const artifact = { hash: `sha256:${'0'.repeat(64)}` };
    const wrong = (trace: Trace): void => {
      const made = trace['static_output'] as { artifacts: object[] };
      made.artifacts[0] = { ...made.artifacts[0], ...artifact };
    };
    const folder = join(exampleCopy(wrong), 'csv-totals');
    const asked = ['--receipt', 'receipt.json', '-f', 'json=report.json', '-f', 'stylish'];
    const first = await lint(folder, ...asked);
    expect(first.out).toContain('artifacts-are-recorded');
    expect(await lint(folder, ...asked)).toEqual(first);
    expect((await lint(folder)).out).toBe(first.out);
  });

  it('without a gate knows the baseline, which is no longer the same where it was changed or taken away', async () => {
    const folder = exampleCopy(wrongCause);
    const baseline = join(folder, 'forsy-lint-suppressions.json');
    await lint(folder, '--suppress-all');
    expect((await lint(folder, 'csv-totals', 'water-notice', '--receipt', 'receipt.json')).code).toBe(0);
    expect(await changes(folder)).toEqual([]);
    const text = readFileSync(baseline, 'utf8');
    writeFileSync(baseline, JSON.stringify(JSON.parse(text)));
    expect(await changes(folder)).toEqual([]);
    for (const change of [() => rmSync(baseline), () => writeFileSync(baseline, '{"version":1,"suppressions":[]}')]) {
      change();
      expect((await changes(folder)).join('\n')).toContain(
        'The configuration, or the baseline that belongs to it, is not',
      );
    }
    await lint(folder, 'water-notice', '--receipt', 'receipt.json');
    expect(await changes(folder)).toEqual([]);
    writeFileSync(baseline, text);
    expect(await changes(folder)).not.toEqual([]);
    await lint(folder, '--release', 'water-notice', '--receipt', 'receipt.json');
    rmSync(baseline);
    expect(await changes(folder)).toEqual([]);
  });

  it('knows the baseline of where the run stood, also where that is not the folder it speaks of', async () => {
    const folder = exampleCopy(wrongCause);
    const elsewhere = folderOf({});
    await lint(elsewhere, folder, '--suppress-all');
    expect((await lint(elsewhere, folder, '--receipt', 'receipt.json')).code).toBe(0);
    expect((await lint(elsewhere, 'verify', 'receipt.json', folder)).code).toBe(0);
    rmSync(join(elsewhere, 'forsy-lint-suppressions.json'));
    expect((await lint(elsewhere, 'verify', 'receipt.json', folder)).code).toBe(1);
  });

  it('knows no path of the machine, wherever it is asked from', async () => {
    const folder = exampleCopy();
    const elsewhere = folderOf({});
    await lint(elsewhere, folder, '--receipt', 'receipt.json');
    const text = written(elsewhere);
    expect(text).not.toContain(folder);
    expect(text).not.toContain('..');
    expect(JSON.parse(text).files[0].path).toBe('README.md');
    expect((await lint(elsewhere, 'verify', 'receipt.json')).code).toBe(2);
    expect((await lint(elsewhere, 'verify', 'receipt.json', folder)).code).toBe(0);
  });

  it('and a report name a folder by its place, also where its name begins with two dots', async () => {
    const folder = exampleCopy(wrongCause);
    renameSync(join(folder, 'csv-totals'), join(folder, '..totals'));
    const report = await reportOn(folder, '--receipt', 'receipt.json', '..totals', 'water-notice');
    expect(report.results.map(({ file }) => file)).toContain('..totals/trace.json');
    const { files, asked } = JSON.parse(written(folder)) as Receipt;
    expect(asked.paths).toEqual(['..totals', 'water-notice']);
    expect(files.map(({ path }) => path)).toContain('..totals/trace.json');
    writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify({ ignore: ['..totals/'] }));
    expect((await reportOn(folder)).results.map(({ file }) => file)).not.toContain('..totals/trace.json');
  });

  it('holds the signatures that are valid, with how they were drawn', async () => {
    const folder = exampleCopy();
    await lint(folder, 'attest', 'csv-totals/trace.json', '--item', '9', '--by', 'D. Meyer');
    await lint(folder, 'attest', '--dataset', '--sample', '1', '--seed', '3', '--item', '8', '--by', 'R. Okafor');
    await lint(folder, 'attest', 'water-notice/trace.json', '--item', '9', '--by', 'D. Meyer');
    await lint(folder, '--receipt', 'receipt.json');
    const { attestations } = JSON.parse(written(folder)) as Receipt;
    expect(attestations.map(({ file, item, by, sample }) => [file, item, by, sample])).toEqual([
      ['csv-totals/trace.json', 9, 'D. Meyer', null],
      ['reviews.jsonl', 8, 'R. Okafor', { seed: 3, drawn: 1, of: 2, seed_is_chosen: true }],
      ['water-notice/trace.json', 9, 'D. Meyer', null],
    ]);
    changeTrace(folder, (trace) => {
      trace['task'] = 'Another task.';
    });
    await lint(folder, '--receipt', 'receipt.json');
    expect((JSON.parse(written(folder)) as Receipt).attestations.map(({ file }) => file)).toEqual([
      'water-notice/trace.json',
    ]);
  });

  it('says that the gate did not open, and is not written for standard input', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[1]!['caused_by'] = [99];
    });
    expect((await lint(folder, '--receipt', 'receipt.json')).code).toBe(1);
    expect((JSON.parse(written(folder)) as Receipt).verdict).toBe('failed');
    const said = await lint(folder, 'verify', 'receipt.json');
    expect(said.code).toBe(1);
    expect(said.out).toContain('did not pass: it found 1 error and ');
    expect((await lint(folder, '-', '--receipt', 'receipt.json')).err).toContain('standard input is none');
  });
});

describe('forsy-lint verify', () => {
  it('finds nothing to say where nothing changed, also in a copy', async () => {
    const folder = await withReceipt();
    expect(await changes(folder)).toEqual([]);
    const copy = folderOf({});
    cpSync(folder, join(copy, 'data'), { recursive: true });
    expect((await lint(copy, 'verify', 'data/receipt.json')).code).toBe(0);
  });

  it.each([
    ['water-notice/trace.json', 'water-notice', ['artifacts/notice.txt', 'manifest.json', 'trace.json']],
    ['water-notice/*.json', 'water-notice', ['artifacts/notice.txt', 'manifest.json', 'trace.json']],
  ])('finds nothing to say of %s, which lies elsewhere than where it was asked from', async (word, below, paths) => {
    const folder = exampleCopy();
    const elsewhere = folderOf({ 'x/y.txt': '' });
    expect((await lint(elsewhere, join(folder, word), '--receipt', 'receipt.json')).code).toBe(0);
    const receipt = JSON.parse(written(elsewhere)) as Receipt;
    expect(receipt.files.map(({ path }) => path)).toEqual(paths);
    expect(await changes(elsewhere, join(folder, below))).toEqual([]);
    writeFileSync(join(folder, 'water-notice/trace.json'), '{}');
    expect(await changes(elsewhere, join(folder, below))).toHaveLength(1);
  });

  it.each([
    ['packed', 'trace.json.gz', gzipSync],
    ['called anything', 'trace.txt', (bytes: Uint8Array) => bytes],
  ])('speaks for the artifacts and the signatures of a trace that is %s', async (_what, name, written) => {
    const text = readFileSync(join(exampleCopy(), 'csv-totals/trace.json'));
    const folder = folderOf({ [name]: written(text), 'artifacts/totals.py': 'print(1)\n' });
    expect((await lint(folder, 'attest', name, '--item', '1', '--by', 'Ada')).code).toBe(0);
    await lint(folder, name, '--receipt', 'receipt.json', '--skip', 'artifacts-are-recorded');
    const { files } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(files.map(({ path }) => path)).toEqual(['artifacts/totals.py', 'review.json', name].sort());
    writeFileSync(join(folder, 'artifacts/totals.py'), 'print(2)\n');
    rmSync(join(folder, 'review.json'));
    expect(await changes(folder)).toHaveLength(2);
  });

  it('speaks for all files of signatures beside lines that are packed', async () => {
    const text = JSON.stringify(JSON.parse(readFileSync(join(exampleCopy(), 'csv-totals/trace.json'), 'utf8')));
    const folder = folderOf({ 'trace.json': text, 'traces.jsonl.gz': gzipSync(`${text}\n`) });
    for (const name of ['trace.json', 'traces.jsonl.gz'])
      expect((await lint(folder, 'attest', name, '--item', '1', '--by', 'Ada')).code).toBe(0);
    rmSync(join(folder, 'trace.json'));
    writeFileSync(join(folder, 'reviews.jsonl.gz'), gzipSync(readFileSync(join(folder, 'reviews.jsonl'))));
    await lint(folder, 'traces.jsonl.gz', '--receipt', 'receipt.json');
    const { files } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    const signatures = ['review.json', 'reviews.jsonl', 'reviews.jsonl.gz'];
    expect(files.map(({ path }) => path)).toEqual([...signatures, 'traces.jsonl.gz']);
    for (const name of signatures) rmSync(join(folder, name));
    expect(await changes(folder)).toHaveLength(3);
  });

  it('names a trace that was put where nobody enters, as the gate does', async () => {
    const folder = await withReceipt();
    mkdirSync(join(folder, 'node_modules/x'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/x/index.json'), '{}');
    mkdirSync(join(folder, '.git'));
    for (const name of ['HEAD', 'trace.json']) writeFileSync(join(folder, '.git', name), '{}');
    expect(await changes(folder)).toEqual([]);
    cpSync(join(folder, 'csv-totals/trace.json'), join(folder, 'node_modules/x/trace.json'));
    expect(await changes(folder)).toEqual([
      'node_modules/x/trace.json receipts-hold: This file is not in the receipt: it was added since.',
    ]);
  });

  it('never looks at what lies out of the folder, whatever a receipt says', async () => {
    const folder = await withReceipt();
    writeFileSync(join(folder, '../beside.txt'), 'secret');
    const receipt = JSON.parse(written(folder)) as Receipt;
    const [first, ...others] = receipt.files;
    const files = [{ ...first!, path: '../beside.txt' }, ...others];
    const paths = ['.', '..', '/'];
    writeFileSync(
      join(folder, 'receipt.json'),
      JSON.stringify({ ...receipt, files, asked: { ...receipt.asked, paths } }),
    );
    const found = await changes(folder);
    expect(found.filter((text) => text.includes('leads out of the folder'))).toHaveLength(1);
    expect(found.join('\n')).not.toMatch(/digest [0-9a-f]{12}/);
    expect(found).toHaveLength(3);
  });

  it('names what was changed, taken away, added or moved', async () => {
    const folder = await withReceipt();
    writeFileSync(join(folder, 'csv-totals/artifacts/totals.py'), 'print(1)\n');
    rmSync(join(folder, 'water-notice/README.md'));
    writeFileSync(join(folder, 'csv-totals/more.txt'), 'more');
    symlinkSync('/etc/hostname', join(folder, 'csv-totals/link'));
    const found = await changes(folder);
    expect(found.map((text) => text.split(':')[0])).toEqual([
      'csv-totals/artifacts/totals.py receipts-hold',
      'csv-totals/link receipts-hold',
      'csv-totals/more.txt receipts-hold',
      'water-notice/README.md receipts-hold',
    ]);
    expect(found.join('\n')).toMatch(/was changed: it had \d+ bytes[\s\S]*was added since[\s\S]*but it is gone/);
    renameSync(join(folder, 'csv-totals/trace.json'), join(folder, 'csv-totals/moved.json'));
    expect((await changes(folder)).filter((text) => /trace\.json|moved\.json/.test(text))).toHaveLength(2);
  });

  describe('names what was added in the shape of', () => {
    it.each([
      ['a report', 'report.json', ['-f', 'json=report.json'], 'This file is not in the receipt: it was added since.'],
      ['its lines', 'r.ndjson', ['-f', 'ndjson=r.ndjson'], 'This file is not in the receipt: it was added since.'],
      ['a receipt', 'old.json', ['--receipt', 'old.json'], 'This file is not in the receipt: it was added since.'],
      ['a blob', 'whole.blob', ['-f', 'blob=whole.blob'], 'This is a blob of a run over a part of the dataset'],
    ])('%s', async (_, name, words, says) => {
      const folder = await withReceipt();
      await lint(folder, 'csv-totals', ...words);
      expect(await changes(folder)).toEqual([expect.stringContaining(`${name} receipts-hold: ${says}`)]);
    });

    it('a report, and nothing of one that lay there before, of the receipt under another name, or of what verify writes', async () => {
      const folder = exampleCopy();
      await lint(folder, '-f', 'json=report.json');
      await lint(folder, '--release', '--receipt', 'receipt.json', '-f', 'json=of-the-run.json');
      const { files } = JSON.parse(written(folder)) as Receipt;
      expect(files.map(({ path }) => path)).toContain('report.json');
      renameSync(join(folder, 'receipt.json'), join(folder, 'renamed.json'));
      for (let times = 0; times < 2; times++) {
        const said = await lint(folder, 'verify', 'renamed.json', '-f', 'json=verified.json', '-f', 'stylish');
        expect(said.code).toBe(0);
      }
      await lint(folder, 'csv-totals', '-f', 'json=report.json');
      const { out } = await lint(folder, 'verify', 'renamed.json', '-f', 'json=verified.json', '-f', 'stylish');
      expect(out).toContain('This file was changed');
    });
  });

  it('names every file of a folder whose place a file has taken', async () => {
    const folder = await withReceipt();
    rmSync(join(folder, 'water-notice'), { recursive: true });
    writeFileSync(join(folder, 'water-notice'), '');
    const found = await changes(folder);
    expect(found).toContainEqual(expect.stringMatching(/^water-notice receipts-hold: .*was added since/));
    expect(found.filter((text) => /^water-notice\/.*but it is gone/.test(text)).length).toBeGreaterThan(2);
  });

  it('looks at the files of the current folder before those beside the receipt', async () => {
    const folder = await withReceipt();
    const other = await withReceipt();
    appendFileSync(join(folder, 'csv-totals/trace.json'), ' ');
    const said = await lint(folder, 'verify', join(other, 'receipt.json'));
    expect(said.out).toMatch(/csv-totals\/trace\.json\n.*This file was changed/);
    expect((await lint(other, 'verify', join(other, 'receipt.json'))).code).toBe(0);
  });

  it('says of a log that has only grown that what was looked at is unchanged, and of no other', async () => {
    const folder = folderOf({ 'log.jsonl': claudeLog({ id: 's-1', cwd: '/home/ana', start: '2026-01-01T00:00:00Z' }) });
    await lint(folder, 'log.jsonl', '--receipt', 'receipt.json');
    expect((JSON.parse(written(folder)) as Receipt).files).toHaveLength(1);
    const before = written(folder, 'log.jsonl');
    const said = async (text: string): Promise<string> => {
      writeFileSync(join(folder, 'log.jsonl'), text);
      return (await changes(folder)).filter((one) => one.startsWith('log.jsonl')).join('\n');
    };
    // Longer than what is read at once.
    for (const more of ['x', '{"type":"user"}\n'.repeat(10_000)])
      expect(await said(before + more)).toBe(
        `log.jsonl receipts-hold: This file has grown: what was looked at, its first ${before.length} bytes, is unchanged, and ${more.length} came after it.`,
      );
    expect(await said(`${before.replace('seats', 'rows_')}more`)).toMatch(/This file was changed/);
    expect(await said(before.slice(0, -1))).toMatch(/This file was changed/);
    expect(await said(`x${before}`)).toMatch(/This file was changed/);
    expect(await said(before)).toBe('');
    // Of what was empty nothing was looked at that could be unchanged.
    const empty = exampleCopy();
    writeFileSync(join(empty, 'csv-totals/artifacts/log.jsonl'), '');
    await lint(empty, '--receipt', 'receipt.json');
    writeFileSync(join(empty, 'csv-totals/artifacts/log.jsonl'), '{}\n');
    expect((await changes(empty)).join()).toMatch(/log\.jsonl receipts-hold: This file was changed/);
    const dataset = await withReceipt();
    appendFileSync(join(dataset, 'csv-totals/trace.json'), ' ');
    expect((await changes(dataset)).join()).toMatch(/trace\.json receipts-hold: This file was changed/);
  });

  it('names what has become of a file that is none any more, and of a link', async () => {
    const folder = exampleCopy();
    const artifacts = join(folder, 'csv-totals/artifacts');
    symlinkSync('totals.py', join(artifacts, 'same.py'));
    await lint(folder, '--receipt', 'receipt.json');
    rmSync(join(artifacts, 'totals.py'));
    mkdirSync(join(artifacts, 'totals.py'));
    rmSync(join(artifacts, 'same.py'));
    writeFileSync(join(artifacts, 'same.py'), 'totals.py');
    const found = (await changes(folder)).join('\n');
    expect(found).toContain('totals.py receipts-hold: This was a file and is now nothing that can be read as a file.');
    expect(found).toMatch(/same\.py receipts-hold: This was a link and is now a file\./);
  });

  it('names a configuration that was added, a version that is another, and a receipt that was edited', async () => {
    const folder = await withReceipt();
    const before = written(folder);
    writeFileSync(join(folder, 'forsy-lint.config.json'), '{"rules": {"null-is-null": "off"}}');
    expect((await changes(folder)).join('\n')).toContain('The configuration is not the one of the receipt');
    writeFileSync(join(folder, 'forsy-lint.config.json'), '{"rules": ');
    expect((await changes(folder)).join('\n')).toContain('The configuration cannot be used any more');
    rmSync(join(folder, 'forsy-lint.config.json'));
    writeFileSync(join(folder, 'receipt.json'), before.replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
    const found = await changes(folder);
    expect(found.join('\n')).toContain('was written by forsy-lint 9.9.9');
    expect(found.join('\n')).toContain('The receipt itself was changed');
    writeFileSync(join(folder, 'receipt.json'), before.replace('"errors": 0', '"errors": 7'));
    expect(await changes(folder)).toEqual([
      'receipt.json receipts-hold: The receipt itself was changed after it was written.',
    ]);
  });

  it('says how much of the rules a receipt speaks for, where it is not all that a release asks', async () => {
    const notes = async (folder: string): Promise<string[]> => {
      const said = await lint(folder, 'verify', 'receipt.json', '-f', 'json');
      expect(said.code).toBe(0);
      const { results } = JSON.parse(said.out) as Report;
      return results.flatMap(({ findings }) => findings.map(({ severity, message }) => `${severity}: ${message}`));
    };
    const folder = await withReceipt();
    expect(await notes(folder)).toEqual([]);
    await lint(folder, '--only', 'times-are-sound', '--receipt', 'receipt.json');
    expect(await notes(folder)).toEqual([
      expect.stringMatching(
        /^note: .*not asked as a release gate\. Of \d+ rules it did not run \d+: .* and \d+ more\.$/,
      ),
    ]);
    await lint(folder, '--release', '--skip', 'null-is-null', '--receipt', 'receipt.json', '--fail-on', 'never');
    expect((JSON.parse(written(folder)) as Receipt).asked.gate).toBe('release');
    expect((await lint(folder, 'verify', 'receipt.json', '-f', 'ndjson')).out).toContain(
      'it did not run 1: null-is-null.',
    );
  });

  it('keeps to the flags of the run', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'left-out'), 'water-notice/\n');
    mkdirSync(join(folder, 'config'));
    writeFileSync(join(folder, 'config/lint.json'), '{}');
    const flags = [
      '--only',
      'null-is-null,times-are-sound',
      '--rule',
      'null-is-null:error',
      '--skip',
      'times-are-sound',
    ];
    await lint(folder, '-c', 'config/lint.json', '--ignore-path', 'left-out', ...flags, '--receipt', 'receipt.json');
    expect(await changes(folder)).toEqual([]);
    writeFileSync(join(folder, 'left-out'), '');
    expect((await changes(folder)).map((text) => text.split(' ')[0])).toEqual(['config/lint.json', 'left-out']);
  });

  it('takes the folder that holds most of the files, not any that has a README as well', async () => {
    const folder = await withReceipt();
    const inside = join(folder, 'csv-totals');
    const said = await lint(inside, 'verify', '../receipt.json');
    expect(said).toMatchObject({ code: 0, err: '' });
    // Of all that is there, what is gone is told where it was.
    rmSync(join(folder, 'water-notice'), { recursive: true });
    const { out } = await lint(inside, 'verify', '../receipt.json', '-f', 'ndjson');
    expect(out).toContain('/water-notice/trace.json"');
    expect(out).not.toContain('was added since');
  });

  it('refuses what is no receipt in one line', async () => {
    const folder = await withReceipt();
    writeFileSync(join(folder, 'cut.json'), written(folder).slice(0, 500));
    // A mark before the text is a note about it, and not why it cannot be read.
    writeFileSync(join(folder, 'marked.json'), '\ufeff{"receipt_version": ');
    writeFileSync(join(folder, 'other.json'), '{}');
    writeFileSync(join(folder, 'twice.json'), written(folder).replace('"verdict"', '"verdict": "failed", "verdict"'));
    for (const [words, says] of [
      [['cut.json'], 'cut.json is no whole receipt'],
      [['marked.json'], 'marked.json is no whole receipt: The text breaks off'],
      [['twice.json'], 'twice.json is no whole receipt: The object has the key "verdict" a second time'],
      [['other.json'], 'other.json is no receipt of forsy-lint'],
      [['nowhere.json'], 'could not be read'],
      [[], 'Exactly one receipt'],
      [['receipt.json', 'nowhere'], 'nowhere is no folder'],
      // Not nine files that are gone.
      [
        ['receipt.json', 'csv-totals/artifacts'],
        'None of the 9 files of the receipt lies in csv-totals/artifacts.\nThe receipt speaks of README.md',
      ],
      [['receipt.json', 'other.json/x'], 'other.json/x is no folder'],
    ] as const) {
      const said = await lint(folder, 'verify', ...words);
      expect(said.code).toBe(2);
      expect(said.err).toContain(says);
    }
  });
});
