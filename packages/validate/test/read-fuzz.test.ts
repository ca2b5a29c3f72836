import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { visit } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { detect, read } from '../src/index.ts';

const accepts = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What must hold of every input, however damaged. */
function holds(input: Uint8Array | string): void {
  const lineCount = (typeof input === 'string' ? input : new TextDecoder().decode(input)).split(/\r\n|\r|\n/).length;
  for (const mode of ['strict', 'tolerant'] as const) {
    for (const container of ['json', 'jsonl', 'auto'] as const) {
      const { documents, unread, findings } = read(input, { mode, container });
      expect(documents.length + unread.length).toBeGreaterThan(0);
      if (documents.length === 0) expect(findings.length).toBeGreaterThan(0);
      for (const { line, column, message } of findings) {
        expect(line >= 1 && column >= 1 && line <= lineCount).toBe(true);
        expect(message).toMatch(/^[^\u0000-\u001f\u007f]+\.$/);
      }
    }
  }
}

/** JSON-like texts, most of them a step away from JSON. */
const nearlyJson = fc
  .tuple(
    fc
      .jsonValue({ maxDepth: 3 })
      .chain((value) => fc.constantFrom(JSON.stringify(value), JSON.stringify(value, null, 1))),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom(
          '',
          '"',
          '\\',
          '{',
          '}',
          '[',
          ']',
          ',',
          ':',
          '-',
          '0',
          '1',
          'e',
          '.',
          't',
          'null',
          '\\u',
          '\\ud800',
          '\ud800',
          '\n',
          '\u0000',
          "'",
          '//',
          'NaN',
          '1e999',
          '\ufeff',
          '\u00a0',
          ' ',
        ),
        fc.nat({ max: 2 }),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [number, insert, remove]) => {
      const at = number % (before.length + 1);
      return before.slice(0, at) + insert + before.slice(at + remove);
    }, text),
  );

describe('read', () => {
  it('never throws on any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), holds), { numRuns: 750 });
  });
  it('never throws on any text', () => {
    fc.assert(fc.property(fc.oneof(nearlyJson, fc.string({ unit: 'binary' })), holds), { numRuns: 750 });
  });

  it('accepts what JSON.parse accepts, and says why not where it does not', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const { documents, findings } = read(text, { container: 'json' });
        const unmarked = text.startsWith('\ufeff') ? text.slice(1) : text;
        expect(documents.length).toBe(accepts(unmarked) ? 1 : 0);
        if (documents.length === 1) expect(documents[0]?.value).toEqual(JSON.parse(unmarked));
        else expect(findings.filter(({ rule }) => rule === 'json-is-complete').length).toBeGreaterThan(0);
      }),
      { numRuns: tries(500) },
    );
  });

  it('finds the duplicate keys that jsonc-parser sees', () => {
    const key = fc.constantFrom('a', 'b', ':', 'a"', '\\', '__proto__', '');
    const { object } = fc.letrec<{ object: string; value: string }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('1', '":"', '" :"', '"\\":"', '[]', '"\\\\"'),
        tie('object'),
        fc.array(tie('value'), { maxLength: 2 }).map((list) => `[${list}]`),
      ),
      object: fc
        .array(fc.tuple(key, fc.constantFrom(':', ' : ', '\n:'), tie('value')), { maxLength: 3 })
        .map((members) => `{${members.map(([name, colon, value]) => JSON.stringify(name) + colon + value)}}`),
    }));
    fc.assert(
      fc.property(object, (text) => {
        let expected = 0;
        const open: Set<string>[] = [];
        visit(text, {
          onObjectBegin: () => void open.push(new Set()),
          onObjectEnd: () => void open.pop(),
          onObjectProperty: (name) => {
            if (open.at(-1)?.has(name) === true) expected++;
            open.at(-1)?.add(name);
          },
        });
        const found = read(text).findings.filter(({ message }) => message.includes('second time')).length;
        expect(found).toBe(Math.min(expected, 20));
      }),
      { numRuns: tries(500) },
    );
  });
});

const corpus = process.env['TRACE_CORPUS'];

describe.skipIf(corpus === undefined)('real files, damaged (skipped unless TRACE_CORPUS is set)', () => {
  const folder = corpus ?? '';
  const rows = folder === '' ? [] : readFileSync(join(folder, 'INDEX.tsv'), 'utf8').trim().split('\n').slice(1);
  const files = rows
    .map((row) => new Uint8Array(readFileSync(join(folder, row.split('\t')[0] ?? ''))))
    .filter((bytes) => bytes.length < 60_000);

  it('cut anywhere, they are read up to there', () => {
    for (const bytes of files) {
      const whole = read(bytes, { mode: 'tolerant' });
      for (let part = 1; part < 12; part++) {
        const cut = bytes.subarray(0, Math.floor((bytes.length * part) / 12));
        const { documents, findings } = read(cut, { mode: 'tolerant' });
        expect(typeof detect(cut).format).toBe('string');
        // Whatever is read of a log that was cut is the beginning of what the whole log holds.
        if (whole.container === 'jsonl' && documents[0]?.record !== null) {
          const values = documents.map(({ value }) => value);
          expect(values).toEqual(whole.documents.slice(0, values.length).map(({ value }) => value));
          expect(findings.filter(({ severity }) => severity === 'error')).toEqual(values.length === 0 ? findings : []);
        } else if (whole.container === 'json') {
          expect(documents).toEqual([]);
        }
      }
    }
  });

  it('with any byte changed, they crash nothing', () => {
    const changes = [0x00, 0x0a, 0x22, 0x5c, 0x7b, 0x7d, 0xff];
    for (const bytes of files) {
      for (let sample = 0; sample < 14; sample++) {
        const damaged = bytes.slice();
        const at = Math.floor((bytes.length * (sample + 0.37)) / 14);
        damaged[at] = changes[sample % changes.length] as number;
        for (const mode of ['strict', 'tolerant'] as const) {
          const { documents, unread } = read(damaged, { mode });
          expect(documents.length + unread.length).toBeGreaterThan(0);
        }
        expect(typeof detect(damaged).format).toBe('string');
      }
    }
  });
});
