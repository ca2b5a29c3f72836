import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsJsonLines, type LineBatch, type LineOptions, lineReader, read, textOf } from '../src/index.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a file gives when it comes in pieces through one reused buffer. */
function inPieces(input: Uint8Array, cuts: readonly number[], options: LineOptions) {
  const buffer = new Uint8Array(input.length);
  const pieces = function* (): Generator<Uint8Array> {
    let from = 0;
    for (const cut of [...cuts, input.length]) {
      buffer.fill(0x7b);
      buffer.set(input.subarray(from, cut));
      yield buffer.subarray(0, cut - from);
      from = cut;
    }
  };
  const seen: { documents: unknown[]; unread: unknown[]; findings: unknown[] } = {
    documents: [],
    unread: [],
    findings: [],
  };
  const take = (batch: LineBatch): void => {
    for (const { source: _, ...document } of batch.documents)
      seen.documents.push({ ...document, text: textOf({ source: _ }) });
    seen.unread.push(...batch.unread);
    seen.findings.push(...batch.findings);
  };
  const reader = lineReader(options);
  for (const piece of pieces()) take(reader.push(piece));
  take(reader.end());
  return seen;
}

describe('a file in pieces', () => {
  const line = fc.oneof(
    fc.json({ maxDepth: 1 }),
    fc.constantFrom(
      '',
      ' ',
      '{"a":1}{"b":2}',
      '{"a":',
      '{"a":1,"a":2}',
      '"\\ud800"',
      'é',
      '\u{1f600}',
      `{"long":"${'x'.repeat(60)}"}`,
    ),
  );
  const file = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 8 })
    .chain((lines) => fc.record({ text: fc.constant(lines.flat().join('')), mark: fc.boolean(), tail: line }))
    .map(({ text, mark, tail }) => bytes((mark ? '\ufeff' : '') + text + tail));

  it('gives what the whole gives, wherever it is cut', () => {
    fc.assert(
      fc.property(
        file,
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.constantFrom('strict' as const, 'tolerant' as const),
        fc.constantFrom(50, 10_000),
        (input, numbers, mode, maxLength) => {
          // Lines that end at a lone CR are held until an LF comes, so a limit strikes earlier there.
          fc.pre(maxLength > 50 || !/\r(?!\n)/.test(new TextDecoder().decode(input)));
          const cuts = numbers.map((number) => number % (input.length + 1)).sort((a, b) => a - b);
          const whole = read(input, { mode, maxLength, container: 'jsonl' });
          if (whole.documents.length + whole.unread.length === 0 || whole.unread[0]?.record === null) return;
          const { documents, unread, findings } = inPieces(input, cuts, { mode, maxLength });
          expect(unrounded(unread)).toEqual(unrounded(whole.unread));
          expect(unrounded(findings)).toEqual(unrounded(whole.findings));
          expect(documents).toEqual(
            whole.documents.map(({ source, ...document }) => ({ ...document, text: textOf({ source }) })),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads a file smaller than any signature', () => {
    const reader = lineReader();
    expect(reader.push(bytes('{}')).documents).toEqual([]);
    expect(reader.end().documents.map((d) => d.value)).toEqual([{}]);
  });

  it('loses nothing of its first bytes where no line may be as long as a signature', () => {
    const input = bytes('1\n[1,2,3]\n2\n');
    const oneByOne = Array.from(input.keys()).slice(1);
    const found = inPieces(input, oneByOne, { maxLength: 3 });
    expect(found).toEqual(inPieces(input, [], { maxLength: 3 }));
    expect(found.documents).toHaveLength(2);
  });

  it('refuses a file that is no UTF-8 once', () => {
    const reader = lineReader();
    const input = Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes('\n{"a":1}\n')]);
    expect(reader.push(input).findings.length).toBe(1);
    expect(reader.push(input)).toEqual({ documents: [], unread: [], findings: [], passed: 0 });
    expect(reader.end().findings).toEqual([]);
  });
});

/** Of a line past the limit the pieces count the CR before its LF too. */
function unrounded(findings: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(findings).replace(/One document of \d+ bytes/g, 'One document of many bytes'));
}

describe('beginsJsonLines', () => {
  it.each([
    ['one record and the beginning of another', '{"a":1}\n{"b', false, true],
    ['one record, and nothing behind it yet', '{"a":1}\n', false, false],
    ['one record that is all there is', '{"a":1}\n', true, false],
    ['a document of many lines', '{\n"a":1,\n"b"', false, false],
    ['two records', '{"a":1}\n{"b":2}\n', true, true],
  ])('of %s', (_, head, isWhole, is) => {
    expect(beginsJsonLines(Buffer.from(head), isWhole)).toBe(is);
  });
});
