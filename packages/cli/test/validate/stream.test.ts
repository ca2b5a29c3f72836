import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Result } from '@trace-formats/schema/report';
import { detect, read } from '@trace-formats/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import { plainPieces } from '../../src/input/bytes/file-chunks.ts';
import { rereadable } from '../../src/input/bytes/rereadable.ts';
import { detectLarge } from '../../src/validate/detect-large.ts';
import { examine } from '../../src/validate/examine/examine.ts';
import { examineStream } from '../../src/validate/examine/examine-stream.ts';
import { lazyLocate } from '../../src/validate/lazy-locate.ts';
import { beginsWithLongLine } from '../../src/validate/lines/begins-with-long-line.ts';
import { folderOf, run } from '../command.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
const good = JSON.stringify(JSON.parse(readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8')));
const bad = good.replace('"eval":0', '"eval":7');

/** Bytes as a stream gives them, in pieces of a size. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

describe('a stream that can be read again', () => {
  it('gives the same from its beginning, until it was read for the last time', async () => {
    const stream = rereadable(inPieces(Buffer.from('abcdefghij'), 3));
    expect(await stream.whole(4)).toBeUndefined();
    for await (const piece of stream.open()) {
      expect(Buffer.from(piece).toString()).toBe('abc');
      break;
    }
    expect(await gathered(stream.open())).toBe('abcdefghij');
    expect(Buffer.from((await stream.whole(10))!).toString()).toBe('abcdefghij');
    expect(await stream.whole(9)).toBeUndefined();
    expect(await gathered(stream.openLast())).toBe('abcdefghij');
    expect(await stream.whole(100)).toBeUndefined();
    await expect(gathered(stream.openLast())).rejects.toThrow('cannot be read twice');
  });
  it('may be empty', async () => {
    expect(await rereadable(inPieces(Buffer.from(''), 3)).whole(4)).toHaveLength(0);
  });
});

describe('a stream', () => {
  // Two steps are longer than a line that is taken for a long one here, and byte by byte each further step is a thousand turns.
  const whole = JSON.parse(good) as { readonly steps: readonly object[] };
  const short = JSON.stringify({ ...whole, steps: whole.steps.slice(0, 2) });
  const line = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(short, short.replace('"eval":0', '"eval":7')) },
    fc.constantFrom(
      '',
      ' ',
      short.slice(0, 100),
      `${short}${short}`,
      '{"a":1}',
      short.replace('"turn":1', '"turn":1,"turn":2'),
    ),
  );
  it('gets the findings that a file gets, in pieces of any size, packed or not', async () => {
    let inLines = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(1, 7, 4096, 1 << 16),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(100, 5000, 1 << 20),
        async (lines, size, isPacked, isCut, longFrom) => {
          const text = lines.join('\n');
          const bytes = Buffer.from(isCut ? text.slice(0, text.length - 20) : `${text}\n`);
          const options = () => ({ format: undefined, named: true, locate: lazyLocate() });
          const whole = await examine('a', bytes, options());
          const stream = rereadable(plainPieces(inPieces(isPacked ? gzipSync(bytes) : bytes, size)));
          const { results, silent } = await examineStream('a', stream, options(), false, {
            ...{ any: 0, document: 1 << 20, longFrom },
          });
          const told = ({ record, findings }: Result): boolean =>
            record === null || record === 1 || findings.length > 0;
          expect(results.filter(told)).toEqual(whole.filter(told));
          expect(results.length + silent).toBe(whole.length);
          if (silent > 0) inLines++;
        },
      ),
      { numRuns: tries(8) },
    );
    expect(inLines).toBeGreaterThan(0);
  });
  it('of one large document is judged in pieces', async () => {
    const document = bad.replace('"final_output":', '"more":"é", "final_output":');
    const options = () => ({ format: undefined, named: true, locate: lazyLocate(0) });
    const stream = rereadable(inPieces(Buffer.from(document), 100));
    const { results } = await examineStream('a', stream, options(), false, { any: 0, document: 0 });
    expect(results).toEqual(await examine('a', Buffer.from(document), options()));
  });
});

describe('the format of a file that is not held', () => {
  const steps = (count: number): string => {
    const { steps: own, ...rest } = JSON.parse(good) as { steps: unknown[] };
    return JSON.stringify({ steps: Array.from({ length: count }, (_, at) => own[at % own.length]), ...rest });
  };
  it.each([
    ['one trace', good],
    ['a trace whose steps come before its version', steps(40)],
    ['one with more steps than are looked at', steps(400)],
    ['an indented one', JSON.stringify(JSON.parse(steps(400)), null, 2)],
    ['records', `${good}\n${bad}\n${good}`],
    ['records of which one breaks off', `${good}\n${good.slice(0, 300)}`],
    ['nothing that is known', JSON.stringify({ steps: Array.from({ length: 400 }, (_, at) => at) })],
    ['a list', `[${good},${good}]`],
  ])('is told as that of the whole: %s', async (_, text) => {
    const bytes = Buffer.from(text);
    const told = await detectLarge(rereadable(inPieces(bytes, 1000)));
    const whole = read(bytes, { mode: 'tolerant' });
    expect(told?.detection).toEqual(detect(whole));
    expect(told?.content.container).toBe(whole.container);
  });
  it('is not told of what is no UTF-8', async () => {
    expect(await detectLarge(rereadable(inPieces(Buffer.from(good, 'utf16le'), 1000)))).toBeUndefined();
  });
});

describe('standard input', () => {
  const many = `${good}\n`.repeat(Math.ceil((1 << 24) / good.length) + 1);
  const report = (words: readonly string[], input?: Uint8Array, folder?: string) => {
    const { out, err, code } = run('trace-formats', ['validate', ...words, '-f', 'json'], folder ?? examples, input);
    return { code, err, ...(out === '' ? {} : (JSON.parse(out) as { results: Result[]; summary: object })) };
  };

  it('of many records gives the report that a file gives, also packed, also where the last line is cut', () => {
    for (const text of [`${many}${bad}\n`, `${bad}\n${many}${good.slice(0, 500)}`]) {
      const bytes = Buffer.from(text);
      const ofFile = report(['a.jsonl'], undefined, folderOf({ 'a.jsonl': bytes }));
      expect(ofFile).toMatchObject({
        code: 1,
        summary: { errors: text.startsWith('{') && text.startsWith(bad) ? 2 : 1 },
      });
      for (const input of [bytes, gzipSync(bytes, { level: 1 })])
        expect(report(['-', '--stdin-filename', 'a.jsonl'], input)).toEqual(ofFile);
    }
  });
  it('that breaks off in its compression is refused in one sentence', () => {
    const packed = gzipSync(many, { level: 1 });
    for (const length of [20, packed.length - 100]) {
      const { code, err } = report(['-'], packed.subarray(0, length));
      expect(code).toBe(2);
      expect(err).toMatch(/^trace-formats: Standard input could not be read: its gzip data breaks off before the end/);
    }
  });
  it('may be empty', () => {
    expect(report(['-'], Buffer.from(''))).toMatchObject({ code: 1, summary: { errors: 1 } });
  });
});

describe('a file of few long lines', () => {
  it.each([
    ['of one line', 'aaaaaaaa', false],
    ['of one line and its end', 'aaaaaaaa\n \n', false],
    ['of two lines', 'aaaaaaaa\nb', true],
    ['with a short first line', 'aaa\naaaaaaaa', false],
  ])('is told from one %s', (_, text, has) => {
    expect(beginsWithLongLine(join(folderOf({ a: text }), 'a'), 5)).toBe(has);
  });
});

describe('a large document', () => {
  const spaces = ' '.repeat((1 << 24) + 5);
  it.each([
    ['above what is always read whole', spaces],
    ['above what is read at once', spaces.repeat(4)],
  ])('%s gets the findings that it would get without its spaces', (_, room) => {
    const folder = folderOf({
      'good.json': good.replace('"steps":[', `"steps":[${room}`),
      'bad.json': bad.replace('"final_output":', `${room}"final_output":`),
      'small.json': bad,
    });
    const said = (words: readonly string[]) => {
      const { out, code } = run('trace-formats', ['validate', ...words], folder);
      return { out, code };
    };
    expect(said(['good.json'])).toMatchObject({ code: 0, out: expect.stringContaining('in 1 file') });
    const small = said(['small.json']);
    const large = said(['bad.json']);
    expect(large.code).toBe(1);
    expect(large.out.replaceAll('bad.json', 'small.json').split('\n')[1]).toBe(small.out.split('\n')[1]);
  });
});
