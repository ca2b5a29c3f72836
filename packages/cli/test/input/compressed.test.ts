import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Report } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../../src/input/packed/unpack.ts';
import { folderOf, run } from '../command.ts';

const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const good = readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8');
const broken = good.replace('"eval": 0', '"eval": 7');
const one = (text: string): string => JSON.stringify(JSON.parse(text));

/** A report without the names of the files, which differ by their endings. */
function said(program: 'trace-formats' | 'forsy-lint', words: readonly string[], cwd: string, input?: Uint8Array) {
  const { out, code } = run(program, [...words, '-f', 'json'], cwd, input);
  // Findings of several documents name the files of the others.
  const report = JSON.parse(out.replaceAll(/packed\/([\w.]+)\.gz/g, 'plain/$1')) as Report;
  return {
    code,
    summary: report.summary,
    results: report.results.map(({ file: _, ...result }) => ({ ...result, findings: result.findings.map(unnamed) })),
  };
}

const unnamed = ({ fingerprint: _, ...finding }: Report['results'][number]['findings'][number]) => finding;

describe('a gzip file', () => {
  const folder = folderOf({
    'plain/a.json': broken,
    'plain/b.jsonl': `${one(good)}\n${one(broken)}\n`,
    'packed/a.json.gz': gzipSync(broken),
    'packed/b.jsonl.gz': gzipSync(`${one(good)}\n${one(broken)}\n`),
    'packed/notes.txt.gz': gzipSync('no trace'),
  });
  it.each([
    ['validate', 'trace-formats', ['validate']],
    ['detect', 'trace-formats', ['detect']],
  ] as const)('is read by %s as what is in it', (_, program, words) => {
    expect(said(program, [...words, 'packed'], folder)).toEqual(said(program, [...words, 'plain'], folder));
  });
  it('is linted as what is in it', () => {
    expect(said('forsy-lint', ['packed/b.jsonl.gz'], folder)).toEqual(said('forsy-lint', ['plain/b.jsonl'], folder));
  });
  it('is known by its content, whatever its name, also on standard input', () => {
    const misnamed = folderOf({ 'trace.json': gzipSync(good) });
    expect(said('trace-formats', ['validate', 'trace.json'], misnamed)).toMatchObject({ code: 0 });
    expect(said('trace-formats', ['validate', '-'], folder, gzipSync(good))).toMatchObject({ code: 0 });
  });
  it('may have several members', () => {
    const members = Buffer.concat([gzipSync(`${one(good)}\n`), gzipSync(`${one(good)}\n`)]);
    const { summary } = said('trace-formats', ['validate', 'a.jsonl.gz'], folderOf({ 'a.jsonl.gz': members }));
    expect(summary).toMatchObject({ traces: 2, errors: 0 });
  });
  it('that breaks off or is damaged is refused in one sentence, and the others are still read', () => {
    const whole = gzipSync(good);
    const bent = Buffer.from(whole);
    bent.fill(0xff, 40, 80);
    const bad = folderOf({
      'cut.json.gz': whole.subarray(0, whole.length - 20),
      'head.json.gz': whole.subarray(0, 2),
      'bent.json.gz': bent,
      'good.json.gz': whole,
    });
    const { out, code } = run('trace-formats', ['validate', '.', '-f', 'json'], bad);
    const byName = Object.fromEntries(
      (JSON.parse(out) as Report).results.map(({ file, findings }) => [file, findings.map(({ message }) => message)]),
    );
    expect(code).toBe(2);
    expect(byName['cut.json.gz']).toEqual([expect.stringContaining('breaks off before the end')]);
    expect(byName['head.json.gz']).toEqual([expect.stringContaining('breaks off before the end')]);
    expect(byName['bent.json.gz']).toEqual([expect.stringContaining('is damaged')]);
    expect(byName['good.json.gz']).toEqual([]);
    expect(run('trace-formats', ['validate', '-'], bad, whole.subarray(0, 60))).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^trace-formats: Standard input could not be read: .* breaks off/),
    });
  });
  it('that would fill the memory is refused at the bound', () => {
    const bomb = gzipSync(Buffer.alloc(1 << 22, 0x20));
    expect(bomb.length).toBeLessThan(1 << 13);
    expect(unpacked(bomb, 1 << 22)).toHaveProperty('bytes.length', 1 << 22);
    expect(unpacked(bomb, (1 << 22) - 1)).toMatchObject({ why: expect.stringContaining('more than 3 MiB') });
  });
});

describe('redaction', () => {
  const token = `ghp_${randomBytes(27).toString('base64').replace(/[+/]/g, 'x')}`;
  const secret = one(good).replace('"trace_mode":"live"', `"trace_mode":"${token}"`);
  it('packs again what was packed, and what a name promises', () => {
    const folder = folderOf({ 'in/a.json.gz': gzipSync(secret), 'b.json': gzipSync(secret) });
    expect(run('trace-formats', ['redact', 'in', '-o', 'out'], folder)).toMatchObject({ code: 0 });
    expect(run('trace-formats', ['redact', 'b.json', '--in-place'], folder)).toMatchObject({ code: 0 });
    expect(run('trace-formats', ['redact', 'in/a.json.gz', '-o', 'plain.json'], folder)).toMatchObject({ code: 0 });
    // The digest in a marker is another one in every run.
    const unkeyed = (bytes: Uint8Array): string => bytes.toString().replace(/\[REDACTED[^\]]*\]/g, 'masked');
    const plain = unkeyed(readFileSync(join(folder, 'plain.json')));
    expect(JSON.parse(plain)).toHaveProperty('trace_mode', 'masked');
    expect(unkeyed(gunzipSync(readFileSync(join(folder, 'out/a.json.gz'))))).toBe(plain);
    expect(unkeyed(gunzipSync(readFileSync(join(folder, 'b.json'))))).toBe(plain);
  });
});

describe('a Zstandard file', () => {
  // The smallest frame there is: no content, no checksum.
  const empty = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 0x00, 0x01, 0x00, 0x00]);
  const zlib = process.getBuiltinModule('node:zlib') as { zstdCompressSync?: (text: string) => Buffer };
  it('is read where Node can, and refused in clear words where it cannot', () => {
    const bytes = zlib.zstdCompressSync?.(good) ?? empty;
    const { out, code } = run('trace-formats', ['validate', '.'], folderOf({ 'a.json.zst': bytes }));
    if (zlib.zstdCompressSync !== undefined) expect(code).toBe(0);
    else {
      expect(code).toBe(2);
      expect(out.replace(/\s+/g, ' ')).toContain('unpack it first, or use Node 22.15 or later');
    }
  });
  it.skipIf(zlib.zstdCompressSync === undefined)('may have several frames, and such as hold no data', () => {
    const frame = zlib.zstdCompressSync?.(`${one(good)}\n`) ?? empty;
    const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2]);
    const several = folderOf({ 'a.jsonl.zst': Buffer.concat([skippable, frame, frame]) });
    const count = (words: readonly string[], input?: Uint8Array): number =>
      said('trace-formats', ['validate', ...words], several, input).summary.traces;
    expect(count(['a.jsonl.zst'])).toBe(2);
    expect(count(['-'], Buffer.concat([frame, skippable, frame, frame]))).toBe(3);
    const joined = folderOf({ 'a.jsonl.zst': Buffer.concat([frame, Buffer.from('more')]) });
    const { out, code } = run('trace-formats', ['validate', '.'], joined);
    expect(code).toBe(2);
    expect(out.replace(/\s+/g, ' ')).toContain('Zstandard data is damaged (behind a frame stands something else');
  });
  it.skipIf(zlib.zstdCompressSync === undefined)(
    'that breaks off is refused, and nothing is made of its beginning',
    () => {
      // More than one block, so that a beginning can be unpacked.
      const lines = Array.from({ length: 200 }, () => JSON.stringify({ said: randomBytes(1000).toString('hex') }));
      const whole = zlib.zstdCompressSync?.(`${lines.join('\n')}\n`) ?? empty;
      for (const length of [whole.length >> 1, whole.length - 1]) {
        const folder = folderOf({ 'a.jsonl.zst': whole.subarray(0, length) });
        for (const words of [
          ['validate', 'a.jsonl.zst'],
          ['detect', 'a.jsonl.zst'],
          ['redact', 'a.jsonl.zst', '-o', 'b.jsonl.zst'],
          ['validate', '-'],
        ]) {
          const input = words.includes('-') ? whole.subarray(0, length) : undefined;
          const { out, err, code } = run('trace-formats', words, folder, input);
          expect(code).toBe(2);
          expect((out + err).replace(/\s+/g, ' ')).toContain('Zstandard data breaks off before the end');
        }
        expect(readdirSync(folder)).toEqual(['a.jsonl.zst']);
      }
    },
  );
  it('whose ending is promised is written only where Node can', () => {
    const folder = folderOf({ 'a.json': one(good) });
    const { code, err } = run('trace-formats', ['redact', 'a.json', '-o', 'b.json.zst'], folder);
    if (zlib.zstdCompressSync !== undefined) expect(code).toBe(0);
    else expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('has no code for Zstandard') });
  });
});
