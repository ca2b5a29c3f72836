import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Receipt } from '@trace-formats/schema/receipt';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { type Blob, readBlob } from '../../src/blob/blob.ts';
import { mergedBlobs, type NamedBlob } from '../../src/blob/merged-blobs.ts';
import { folderOf, run } from '../command.ts';
import { exampleCopy, lint } from '../example-dataset.ts';
import { mixedDataset } from '../lint/mixed-dataset.ts';

const outputs = ['all.json', 'page.html', 'all.sarif', 'receipt.json'] as const;
const forms = ['-f', 'json=all.json', '-f', 'html=page.html', '-f', 'sarif=all.sarif', '--receipt', 'receipt.json'];

/** What a run wrote, its files taken away so that the next one does not see them. */
function taken(folder: string): Record<string, string> {
  return Object.fromEntries(
    outputs.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      rmSync(join(folder, name));
      return [name, text];
    }),
  );
}

/** Runs all shards of a dataset into a folder of blobs elsewhere. */
async function shards(folder: string, count: number, ...words: string[]): Promise<string> {
  const blobs = folderOf({});
  for (let index = 1; index <= count; index++) {
    const said = await lint(
      folder,
      ...words,
      '--shard',
      `${index}/${count}`,
      '-f',
      `blob=${join(blobs, `${index}.blob`)}`,
    );
    expect(said.out + said.err).toBe('');
  }
  return blobs;
}

async function whole(
  folder: string,
  ...words: string[]
): Promise<{ files: Record<string, string>; code: number | null }> {
  const { out, err, code } = await lint(folder, ...words, ...forms);
  expect(out + err).toBe('');
  return { files: taken(folder), code };
}

describe('the shards of a run, merged,', () => {
  it.each([
    [1, ['--release']],
    [7, ['--release=reviewed', '--profile', 'strict']],
  ])('are the run, byte by byte: %i with %j', async (count, words) => {
    const folder = await mixedDataset(0);
    await lint(
      folder,
      'attest',
      '--dataset=by folder',
      '--sample',
      '1',
      '--seed',
      '3',
      '--item',
      '8',
      '--by',
      'R. Okafor',
    );
    const wanted = await whole(folder, ...words);
    const { results } = JSON.parse(wanted.files['all.json']!) as Report;
    expect(new Set(results.flatMap(({ findings }) => findings.map(({ stage }) => stage)))).toContain('dataset');
    const blobs = await shards(folder, count, ...words);
    // On a machine that has the blobs and nothing else.
    const elsewhere = folderOf({});
    const { code } = await lint(elsewhere, 'merge', blobs, ...forms);
    expect({ files: taken(elsewhere), code }).toEqual(wanted);
    expect(
      readdirSync(blobs)
        .map((name) => readFileSync(join(blobs, name), 'utf8'))
        .join(''),
    ).not.toContain(folder);
  });

  it('are the run with a baseline, suppressions and more findings than have excerpts', async () => {
    const folder = await mixedDataset(0);
    await lint(folder, '--suppress-all', '--only', 'caused-by-points-back,secrets-are-masked');
    const line = JSON.stringify({ schema_version: 'forsy-trace-v0.1', trace_id: 'x', steps: [{ step: 'one' }] });
    for (const name of ['c', 'd', 'e']) writeFileSync(join(folder, `${name}.jsonl`), `${line}\n`.repeat(9));
    const wanted = await whole(folder, '--profile', 'strict');
    const { results, summary } = JSON.parse(wanted.files['all.json']!) as Report;
    expect(summary.errors).toBeGreaterThan(300);
    expect(summary.suppressed).toBeGreaterThan(0);
    const excerpts = results.flatMap(({ findings }) => findings.filter(({ excerpt }) => excerpt !== undefined));
    expect(excerpts.length).toBeGreaterThan(50);
    const blobs = await shards(folder, 4, '--profile', 'strict');
    const { code } = await lint(folder, 'merge', blobs, ...forms);
    expect({ files: taken(folder), code }).toEqual(wanted);
  });

  it('are the run where the configuration lies above and the dataset beside', async () => {
    const folder = await mixedDataset(0);
    const words = ['flat', '../exports', '-c', '../forsy-lint.config.json', '--release'];
    renameSync(join(folder, 'flat'), join(folder, 'half', 'flat'));
    const from = join(folder, 'half');
    const wanted = await whole(from, ...words);
    const { code } = await lint(from, 'merge', await shards(from, 2, ...words), ...forms);
    expect({ files: taken(from), code }).toEqual(wanted);
  });

  it('are the run however the folder is typed', async () => {
    const folder = exampleCopy();
    for (const word of ['.', './', join(folder, '.'), `../${basename(folder)}/`]) {
      const wanted = await whole(folder, word);
      expect(wanted.code).toBe(0);
      const { code } = await lint(folder, 'merge', await shards(folder, 2, word), ...forms);
      expect({ files: taken(folder), code }).toEqual(wanted);
    }
    const above = join(folder, '..');
    const wanted = await whole(above, `${folder}/`);
    expect((JSON.parse(wanted.files['all.json']!) as Report).summary).toMatchObject({ errors: 0, warnings: 0 });
    const { code } = await lint(above, 'merge', await shards(above, 2, `${folder}/`), ...forms);
    expect({ files: taken(above), code }).toEqual(wanted);
  });

  it('are of the last day on which one of them was run', async () => {
    const blobs = await shards(exampleCopy(), 3);
    const days = ['2027-02-01', '2027-01-31', '2027-01-30'];
    const named = days.map((today, index): NamedBlob => {
      const name = `${index + 1}.blob`;
      const blob = readBlob(readFileSync(join(blobs, name), 'utf8')) as Blob;
      return { name, blob: { ...blob, plan: { ...blob.plan, today } } };
    });
    for (const inTurn of [named, named.toReversed()]) expect(mergedBlobs(inTurn).plan.today).toBe('2027-02-01');
  });

  it('give a receipt that verify accepts', async () => {
    const folder = exampleCopy();
    const blobs = await shards(folder, 2, '--release');
    expect((await lint(folder, 'merge', blobs, '--receipt', 'receipt.json')).code).toBe(0);
    expect((JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt).verdict).toBe('passed');
    expect((await lint(folder, 'verify', 'receipt.json')).code).toBe(0);
  });

  it('give a receipt that speaks of no file which the merged run wrote anew', async () => {
    const folder = exampleCopy();
    await lint(folder, '--release', ...forms);
    const blobs = await shards(folder, 2, '--release');
    await lint(folder, 'merge', blobs, ...forms);
    const { files } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(files.map(({ path }) => path).filter((path) => outputs.some((name) => name === path))).toEqual([]);
    expect((await lint(folder, 'verify', 'receipt.json')).code).toBe(0);
  });

  it('may lie in the dataset without being part of it', async () => {
    const folder = exampleCopy();
    const wanted = await whole(folder, '--release');
    mkdirSync(join(folder, 'blobs'));
    for (const index of [1, 2])
      await lint(folder, '--release', '--shard', `${index}/2`, '-f', `blob=blobs/${index}.json`);
    const { code } = await lint(folder, 'merge', 'blobs', ...forms);
    expect({ files: taken(folder), code }).toEqual(wanted);
    expect(await whole(folder, '--release')).toEqual(wanted);
  });

  it('hold no text of the traces besides what is told of them', async () => {
    const folder = exampleCopy((trace) => {
      trace.steps[1]!['output'] = 'A word that nobody needs: quokka.';
    });
    const blobs = await shards(folder, 2, '--release');
    for (const name of readdirSync(blobs)) expect(readFileSync(join(blobs, name), 'utf8')).not.toContain('quokka');
  });
});

describe('merge refuses in one line', () => {
  const refused = async (words: readonly string[], folder: string): Promise<string> => {
    const said = await lint(folder, 'merge', ...words);
    expect(said).toMatchObject({ out: '', code: 2 });
    expect(said.err.split('\n')).toHaveLength(3);
    return said.err;
  };

  it('a shard that is missing, that is there twice, or that is of another division', async () => {
    const folder = exampleCopy();
    const blobs = await shards(folder, 3);
    expect(await refused(['1.blob', '3.blob'], blobs)).toContain('Shard 2 of 3 is missing');
    expect(await refused(['1.blob'], blobs)).toContain('Shards 2, 3 of 3 are missing');
    writeFileSync(join(blobs, 'copy.blob'), readFileSync(join(blobs, '1.blob')));
    expect(await refused(['.'], blobs)).toContain('1.blob and copy.blob are both shard 1 of 3');
    const halves = await shards(folder, 2);
    expect(await refused(['1.blob', join(halves, '2.blob')], blobs)).toMatch(
      /1\.blob is one of 3 shards and .*2\.blob one of 2/,
    );
  });

  it.each([
    ['configurations', ['--config', 'other.json']],
    ['flags', ['--release']],
    ['flags', ['--only', 'null-is-null']],
    ['flags', ['--profile', 'legacy']],
    ['paths', ['csv-totals']],
  ])('other %s: %j', async (what, words) => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'other.json'), '{"rules": {"null-is-null": "off"}}');
    const [one, other] = [await shards(folder, 2), await shards(folder, 2, ...words)];
    expect(await refused([join(one, '1.blob'), join(other, '2.blob')], folder)).toContain(
      `were made with different ${what}`,
    );
  });

  it('other baselines', async () => {
    const folder = exampleCopy();
    const one = await shards(folder, 2);
    const entry = { rule: 'null-is-null', fingerprint: '0123456789abcdef' };
    writeFileSync(join(folder, 'forsy-lint-suppressions.json'), JSON.stringify({ version: 1, suppressions: [entry] }));
    const other = await shards(folder, 2);
    expect(await refused([join(one, '1.blob'), join(other, '2.blob')], folder)).toContain(
      'were made with different baselines',
    );
  });

  it('a dataset that changed between the shards', async () => {
    const folder = exampleCopy();
    const one = await shards(folder, 2);
    writeFileSync(join(folder, 'more.json'), '{}');
    const other = await shards(folder, 2);
    expect(await refused([join(one, '1.blob'), join(other, '2.blob')], folder)).toContain(
      'were made over different files',
    );
  });

  it('another version of the tool, a blob cut short, changed or empty, and what is no blob', async () => {
    const folder = exampleCopy();
    const blobs = await shards(folder, 1);
    const path = join(blobs, '1.blob');
    const text = readFileSync(path, 'utf8');
    for (const cut of [0.1, 0.5, 0.9, 0.999]) {
      writeFileSync(path, text.slice(0, text.length * cut));
      expect(await refused(['1.blob'], blobs)).toContain('1.blob cannot be merged: it was not written to its end');
      expect(await refused(['.'], blobs)).toContain('1.blob cannot be merged: it was not written to its end');
    }
    writeFileSync(path, text.replace('"code":0', '"code":1'));
    expect(await refused(['1.blob'], blobs)).toContain('it was changed after it was written');
    appendFileSync(path, 'x');
    expect(await refused(['1.blob'], blobs)).toContain('it was not written to its end');
    for (const content of ['', '{}', 'hello']) {
      writeFileSync(path, content);
      expect(await refused(['1.blob'], blobs)).toContain('it is no blob as forsy-lint -f blob writes it');
    }
    expect(await refused(['.'], blobs)).toContain('There is no blob in what was named');
    expect(await refused(['nowhere.blob'], blobs)).toContain('nowhere.blob could not be read');
    expect(await refused([], blobs)).toContain('No blob was named');
  });

  it('what has a right digest and is put together otherwise', async () => {
    const blobs = await shards(exampleCopy(), 1);
    const path = join(blobs, '1.blob');
    const { digest: _, ...whole } = JSON.parse(readFileSync(path, 'utf8'));
    const digested = (text: string): string =>
      `${text},"digest":"${createHash('sha256').update(text).digest('hex')}"}\n`;
    const without = (key: string): object => ({ ...whole, [key]: undefined });
    const texts = [
      ...Object.keys(whole)
        .filter((key) => key !== 'blob_version')
        .map((key) => JSON.stringify(without(key)).slice(0, -1)),
      JSON.stringify({ ...whole, run: { ...whole.run, facts: {} } }).slice(0, -1),
      JSON.stringify({ ...whole, tool: null }).slice(0, -1),
      JSON.stringify({ ...whole, files: {} }).slice(0, -1),
      '{"blob_version":"1","cut',
    ];
    expect(texts).toHaveLength(11);
    for (const text of texts) {
      writeFileSync(path, digested(text));
      expect(await refused(['1.blob'], blobs), text.slice(-80)).toContain(
        '1.blob cannot be merged: it is no blob as forsy-lint -f blob writes it.',
      );
    }
    writeFileSync(path, digested(JSON.stringify(whole).slice(0, -1)));
    expect((await lint(blobs, 'merge', '1.blob')).err).toBe('');
  });

  it('a blob of another version', async () => {
    const folder = exampleCopy();
    const blobs = await shards(folder, 1);
    const path = join(blobs, '1.blob');
    const { readBlob, blobText } = await import('../../src/blob/blob.ts');
    const blob = readBlob(readFileSync(path, 'utf8'));
    if ('why' in blob) throw new Error(blob.why);
    writeFileSync(path, blobText({ ...blob, tool: { ...blob.tool, version: '99.1.0' } }));
    expect(await refused(['1.blob'], blobs)).toContain('1.blob was written by forsy-lint 99.1.0');
  });
});

describe('--shard', () => {
  it.each(['0/3', '4/3', '1', '1/0', 'a/b', '-1/3', '1/3/3', ' '])('is not %j', async (shard) => {
    const said = await lint(exampleCopy(), `--shard=${shard}`);
    expect(said).toMatchObject({ out: '', code: 2 });
    expect(said.err).toContain('it must say which part of how many');
  });
  it.each(['1/10000', '1/99999999999', '99999/99999'])('%s is too many parts', async (shard) => {
    const said = await lint(exampleCopy(), '--shard', shard);
    expect(said).toMatchObject({ out: '', code: 2 });
    expect(said.err.replace(/\s+/g, ' ')).toContain(`"${shard}", but a dataset is divided into 9999 parts at most.`);
  });
  it('is not empty', async () => {
    const said = await lint(exampleCopy(), '--shard=');
    expect(said).toMatchObject({ out: '', code: 2 });
    expect(said.err).toContain('--shard was given an empty value.');
  });
  it('goes with nothing that needs the whole', async () => {
    const folder = exampleCopy();
    for (const words of [['-f', 'stylish'], ['--fix'], ['--suppress-all'], ['--receipt', 'r.json'], ['-']])
      expect(await lint(folder, '--shard', '1/2', ...words)).toMatchObject({ out: '', code: 2 });
  });
  it('takes every file once, wherever the others are', async () => {
    const folder = exampleCopy();
    const files = async (shard: string): Promise<string[]> => {
      const said = await lint(folder, '--shard', shard);
      return (JSON.parse(said.out) as { run: Report }).run.results.map(({ file }) => file);
    };
    const parts = [await files('1/3'), await files('2/3'), await files('3/3')];
    const all = parts.flat().sort();
    expect(all).toEqual([...new Set(all)]);
    expect(all).toContain('csv-totals/trace.json');
    const before = parts.findIndex((part) => part.includes('csv-totals/trace.json'));
    for (const name of ['a.json', 'b.json', 'z.json']) writeFileSync(join(folder, name), '[]');
    expect(await files(`${before + 1}/3`)).toContain('csv-totals/trace.json');
  });
  it('works on the built command', () => {
    const folder = exampleCopy();
    for (const index of [1, 2])
      expect(run('forsy-lint', ['--shard', `${index}/2`, '-f', `blob=${index}.blob`], folder)).toEqual({
        out: '',
        err: '',
        code: 0,
      });
    const merged = run('forsy-lint', ['merge', '1.blob', '2.blob', '-f', 'json'], folder);
    expect(merged).toEqual(run('forsy-lint', ['-f', 'json'], folder));
  });
});
