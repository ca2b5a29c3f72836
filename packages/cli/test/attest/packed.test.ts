import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import zlib, { gzipSync } from 'node:zlib';
import type { Receipt } from '@trace-formats/schema/receipt';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { changeTrace, exampleCopy, lint, original, reportOn } from '../example-dataset.ts';

const line = `${JSON.stringify(JSON.parse(original))}\n`;

type Pack = (text: string | Uint8Array) => Uint8Array;

/** Zstandard came with Node 22.15. */
const { zstdCompressSync } = zlib as typeof zlib & { readonly zstdCompressSync?: Pack };
const packings: [ending: string, pack: Pack][] = [
  ['gz', gzipSync],
  ...(zstdCompressSync === undefined ? [] : [['zst', zstdCompressSync] satisfies [string, Pack]]),
];

/** Packs a file in its place, as gzip and zstd --rm do. */
function pack(folder: string, name: string, [ending, packed]: [string, Pack] = packings[0]!): void {
  writeFileSync(join(folder, `${name}.${ending}`), packed(readFileSync(join(folder, name))));
  rmSync(join(folder, name));
}

/** Gives the file that it was written to. */
async function sign(folder: string, word: string, item: number, ...more: string[]): Promise<string> {
  const said = await lint(folder, 'attest', word, '--item', String(item), '--by', 'Ada', ...more);
  expect(said).toMatchObject({ err: '', code: 0 });
  return said.out.split(':')[0]!;
}

/** The items that somebody signed, and whose signatures hold, by the files that were looked at. */
async function signedIn(folder: string, ...words: string[]): Promise<Record<string, number[]>> {
  const { results } = await reportOn(folder, ...words);
  return Object.fromEntries(
    results
      .filter(({ file }) => file.includes('json'))
      .map(({ file, checklist }) => [
        file,
        checklist.filter(({ status }) => status === 'attested').map(({ item }) => item),
      ]),
  );
}

describe.each(packings)('signatures beside JSONL that is packed as .%s', (ending, packed) => {
  it('are given for the trace of a folder however it is packed, and as lines too', async () => {
    const folder = folderOf({ 'a/trace.json': original, 'b/trace.ndjson': line });
    pack(folder, 'a/trace.json', [ending, packed]);
    expect(await sign(folder, 'a', 1)).toBe('a/review.json');
    expect(await sign(folder, 'b', 1)).toBe('b/reviews.jsonl');
    expect(await signedIn(folder)).toMatchObject({ [`a/trace.json.${ending}`]: [1], 'b/trace.ndjson': [1] });
  });

  it('hold as they did before it was packed, and are added to where they stand', async () => {
    const folder = folderOf({ 'traces.jsonl': line });
    expect(await sign(folder, 'traces.jsonl', 1)).toBe('reviews.jsonl');
    pack(folder, 'traces.jsonl', [ending, packed]);
    const name = `traces.jsonl.${ending}`;
    expect(await signedIn(folder, name)).toEqual({ [name]: [1] });
    expect(await sign(folder, name, 6)).toBe('reviews.jsonl');
    expect(readdirSync(folder).sort()).toEqual(['reviews.jsonl', name]);
    expect(await signedIn(folder, '.')).toEqual({ [name]: [1, 6] });
  });

  it('are read where they were written formerly, in review.json, and no more are written there', async () => {
    const folder = folderOf({ 'trace.json': original });
    expect(await sign(folder, 'trace.json', 1)).toBe('review.json');
    const former = readFileSync(join(folder, 'review.json'), 'utf8');
    rmSync(join(folder, 'trace.json'));
    const name = `traces.ndjson.${ending}`;
    writeFileSync(join(folder, name), packed(line));
    expect(await sign(folder, name, 6)).toBe('reviews.jsonl');
    expect(readFileSync(join(folder, 'review.json'), 'utf8')).toBe(former);
    expect(await signedIn(folder, name)).toEqual({ [name]: [1, 6] });
  });

  it('hold when they are packed too, and are no document', async () => {
    const folder = folderOf({ 'traces.jsonl': line, 'one/trace.json': original });
    await sign(folder, 'traces.jsonl', 1);
    await sign(folder, 'one/trace.json', 6);
    for (const name of ['traces.jsonl', 'reviews.jsonl', 'one/trace.json', 'one/review.json'])
      pack(folder, name, [ending, packed]);
    expect(await signedIn(folder, '.')).toEqual({
      [`one/trace.json.${ending}`]: [6],
      [`traces.jsonl.${ending}`]: [1],
    });
  });
});

describe('signatures that are packed', () => {
  const withPacked = async (): Promise<string> => {
    const folder = folderOf({ 'traces.jsonl': line });
    await sign(folder, 'traces.jsonl', 1, '--note', 'At first sight.');
    for (const name of ['traces.jsonl', 'reviews.jsonl']) pack(folder, name);
    return folder;
  };

  it('hold beside those that are given later, which count where both are for the same', async () => {
    const folder = await withPacked();
    const before = readFileSync(join(folder, 'reviews.jsonl.gz'));
    expect(await sign(folder, 'traces.jsonl.gz', 6)).toBe('reviews.jsonl');
    await sign(folder, 'traces.jsonl.gz', 1, '--note', 'Looked at again.');
    expect(readFileSync(join(folder, 'reviews.jsonl.gz'))).toEqual(before);
    await lint(folder, '--receipt', 'receipt.json');
    const { attestations } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(attestations.map(({ item, note }) => [item, note])).toEqual([
      [1, 'Looked at again.'],
      [6, null],
    ]);
  });

  it('stay those of one trace where another of the same id was signed later', async () => {
    const folder = await withPacked();
    writeFileSync(join(folder, 'more.jsonl'), `${JSON.stringify({ ...JSON.parse(line), task: 'Another.' })}\n`);
    expect(await sign(folder, 'more.jsonl', 1)).toBe('reviews.jsonl');
    expect(await signedIn(folder, '.')).toEqual({ 'more.jsonl': [1], 'traces.jsonl.gz': [1] });
    // In one file neither gives way to the other.
    expect(await sign(folder, 'traces.jsonl.gz', 1)).toBe('reviews.jsonl');
    expect(readFileSync(join(folder, 'reviews.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('are named where they cannot be read, and the others hold', async () => {
    const folder = await withPacked();
    await sign(folder, 'traces.jsonl.gz', 6);
    writeFileSync(join(folder, 'reviews.jsonl.gz'), readFileSync(join(folder, 'reviews.jsonl.gz')).subarray(0, 40));
    const { results } = await reportOn(folder, 'traces.jsonl.gz');
    const told = results.filter(({ file }) => file === 'reviews.jsonl.gz').flatMap(({ findings }) => findings);
    expect(told.map(({ message }) => message).join(' ')).toContain('gzip data breaks off before the end');
    expect((await signedIn(folder, 'traces.jsonl.gz'))['traces.jsonl.gz']).toEqual([6]);
  });

  it('hold for a dataset by its sample, and a new sample takes the place of the former', async () => {
    const folder = exampleCopy();
    const draw = ['attest', '--dataset', '.', '--sample', '1', '--item', '9', '--by', 'Ada'];
    expect((await lint(folder, ...draw)).code).toBe(0);
    pack(folder, 'reviews.jsonl');
    const attested = async (): Promise<string[]> => {
      await lint(folder, '--only', 'reviews-are-current', '--receipt', 'receipt.json');
      const { attestations } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
      return attestations.map(({ file, item }) => `${file} ${item}`);
    };
    expect(await attested()).toEqual(['reviews.jsonl.gz 9']);
    changeTrace(folder, (trace) => {
      trace['task'] = `Once more: ${String(trace['task'])}`;
    });
    expect(await attested()).toEqual([]);
    expect((await lint(folder, ...draw)).code).toBe(0);
    expect(existsSync(join(folder, 'reviews.jsonl.gz'))).toBe(true);
    expect(await attested()).toEqual(['reviews.jsonl 9']);
  });
});
