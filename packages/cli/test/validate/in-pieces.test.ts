import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Result } from '@trace-formats/schema/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import { fileChunks } from '../../src/input/bytes/file-chunks.ts';
import { examine } from '../../src/validate/examine/examine.ts';
import { lazyLocate } from '../../src/validate/lazy-locate.ts';
import { examineLines } from '../../src/validate/lines/examine-lines.ts';
import { folderOf, run } from '../command.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
const good = JSON.stringify(JSON.parse(readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8')));

/** What both ways of reading say of a file; the one in pieces leaves out clean records after the first. */
async function bothWays(bytes: Uint8Array, size: number, longFrom?: number) {
  const folder = folderOf({ 'traces.jsonl': bytes });
  const options = { format: undefined, named: true, locate: lazyLocate() };
  const whole = await examine('traces.jsonl', bytes, options);
  const open = () => fileChunks(join(folder, 'traces.jsonl'), size);
  const pieces = await examineLines('traces.jsonl', open, { ...options, locate: lazyLocate() }, longFrom);
  const wanted: readonly Result[] = whole.filter(({ record, findings }) => record === 1 || findings.length > 0);
  return { whole, wanted, pieces };
}

describe('a JSONL file in pieces', () => {
  const accented = good.replace('totals.py dies', 'totals.py dies à la française 🙂');
  const line = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(good, accented) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        '',
        '  ',
        good.replace('"eval":0', '"eval":7'),
        accented.replace('"eval":0', '"eval":7'),
        good.replace('"turn":1', '"turn":1,"turn":2'),
        accented.replace('"task":"', '"task":"\\ud800'),
        good.replace('"task":"', '"é":1,"\\u00e9":2,"task":"'),
        good.slice(0, 100),
        `${good}${good}`,
        '{"a":1}',
        '[]',
        '\ufeff{}',
      ),
    },
  );
  it('gets the findings and places that it gets as a whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(7, 100, 4096, 1 << 20),
        fc.constantFrom(100, 5000, undefined),
        async (lines, marked, ended, size, longFrom) => {
          let text = (marked ? '\ufeff' : '') + lines.flat().join('');
          if (!ended) text = text.trimEnd();
          const { whole, wanted, pieces } = await bothWays(Buffer.from(text), size, longFrom);
          // A single document is no JSONL and is left to the other way.
          if (pieces === undefined) expect(new Set(whole.map(({ record }) => record))).toContain(null);
          else {
            expect(pieces.results).toEqual(wanted);
            expect(pieces.silent).toBe(whole.length - wanted.length);
          }
        },
      ),
      { numRuns: tries(20) },
    );
  });
  it('may be raw bytes that are no UTF-8', async () => {
    const bad = Buffer.from(`${good}\n${good}\n${good}\n`);
    bad[good.length + 200] = 0xff;
    const { wanted, pieces } = await bothWays(bad, 1000);
    expect(pieces).toEqual({ results: wanted, silent: 1 });
    expect(wanted).toHaveLength(2);
  });
  it('may begin with a mark though none of its records can be read', async () => {
    const { wanted, pieces } = await bothWays(Buffer.from(`\ufeff\ufeff{}\n${good}${good}\n`), 1000);
    expect(pieces).toEqual({ results: wanted, silent: 0 });
    expect(wanted[0]!.findings.map(({ rule }) => rule)).toEqual(['text-is-sound', 'json-is-complete']);
  });
  it('may be compressed', async () => {
    const text = `${good}\n`.repeat(20) + good.replace('"eval":0', '"eval":7');
    const folder = folderOf({ 'a.gz': gzipSync(text) });
    const open = () => fileChunks(join(folder, 'a.gz'), 1000);
    const options = { format: undefined, named: true, locate: lazyLocate() };
    const { wanted } = await bothWays(Buffer.from(text), 1000);
    expect(await examineLines('traces.jsonl', open, options)).toEqual({ results: wanted, silent: 19 });
  });
});

describe('a large file', () => {
  const many = `${good}\n`.repeat(Math.ceil((1 << 24) / good.length) + 1);
  const count = many.length / (good.length + 1);
  const broken = many + good.replace('"eval":0', '"eval":7');

  it('is counted whole, and its records with findings are named', () => {
    const folder = folderOf({ 'a.jsonl': broken, 'b.jsonl.gz': gzipSync(broken, { level: 1 }) });
    for (const name of ['a.jsonl', 'b.jsonl.gz']) {
      const { out, code } = run('trace-formats', ['validate', name, '-f', 'json'], folder);
      const { results, summary } = JSON.parse(out) as { results: Result[]; summary: object };
      expect(code).toBe(1);
      expect(summary).toMatchObject({ files: 1, traces: count + 1, errors: 1 });
      expect(results.map(({ record }) => record)).toEqual([1, count + 1]);
      expect(results[1]!.findings).toMatchObject([{ line: count + 1, pointer: '/steps/0/eval' }]);
    }
  });
  it('that is one document is read whole', () => {
    const folder = folderOf({ 'a.json': good + ' '.repeat(1 << 24) });
    expect(run('trace-formats', ['validate', 'a.json'], folder)).toMatchObject({ code: 0 });
  });
  it('that breaks off in its compression is no clean file', () => {
    const packed = gzipSync(many, { level: 1 });
    const folder = folderOf({ 'a.jsonl.gz': packed.subarray(0, packed.length - 100) });
    const { out, code } = run('trace-formats', ['validate', '.', '-f', 'json'], folder);
    expect(code).toBe(2);
    expect((JSON.parse(out) as { results: Result[] }).results).toMatchObject([
      { record: null, findings: [{ message: expect.stringContaining('breaks off before the end') }] },
    ]);
  });
  it('that grows while it is read is no clean file', async () => {
    const folder = folderOf({ 'a.jsonl': `${good}\n`.repeat(50) });
    const path = join(folder, 'a.jsonl');
    const growing = async function* () {
      for await (const chunk of fileChunks(path, 1 << 12)) {
        if (statSync(path).size < 60 * good.length) appendFileSync(path, `${good}\n`);
        yield chunk;
      }
    };
    const options = { format: 'forsy/v0.1', named: true, locate: lazyLocate() } as const;
    await expect(examineLines('a.jsonl', growing, options)).rejects.toThrow(/it changed while it was read/);
  });
});
