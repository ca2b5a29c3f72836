import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linesOf } from '@trace-formats/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scannerFor } from '../../src/validate/format/scanner.ts';
import { judgeRange } from '../../src/validate/lines/judge-range.ts';
import { folderOf } from '../command.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
const trace = JSON.stringify(JSON.parse(readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8')));

describe('the lines of a file, part by part', () => {
  const piece = fc.constantFrom('{}', 'x', ' ', '\n', '\r\n', '\r', '"é"', 'a'.repeat(30), `${'b'.repeat(70_000)}`);
  it('are each judged once, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
        (pieces, shares) => {
          const bytes = Buffer.from(pieces.join(''));
          const path = join(folderOf({ 'a.jsonl': bytes }), 'a.jsonl');
          const cuts = [
            0,
            ...shares
              .map((share) => Math.ceil(share * bytes.length))
              .filter(Boolean)
              .sort((a, b) => a - b),
            bytes.length,
          ];
          const seen: string[] = [];
          let lines = 0;
          let records = 0;
          for (const [index, from] of cuts.slice(0, -1).entries()) {
            const verdict = judgeRange(
              path,
              { from, to: cuts[index + 1]!, isFirst: index === 0 },
              {
                ...whole,
                passes: (line) => {
                  seen.push(Buffer.from(line).toString());
                  return line[0] !== 0x78;
                },
              },
            );
            for (const { at, length, line, record } of verdict.failed) {
              if (records + record > 0) expect(bytes[at]).toBe(0x78);
              expect(bytes.subarray(at, at + length).toString()).toBe(lined(bytes)[lines + line]);
              expect(
                lined(bytes)
                  .slice(0, lines + line)
                  .filter(isFull),
              ).toHaveLength(records + record);
            }
            lines += verdict.lines;
            records += verdict.records;
          }
          const full = lined(bytes).filter(isFull);
          // The first record is never asked when it lies in the first part.
          expect(full.slice(full.length - seen.length)).toEqual(seen);
          expect(full.length - seen.length).toBeLessThanOrEqual(1);
          expect(lines).toBe(lined(bytes).length);
          expect(records).toBe(full.length);
        },
      ),
      { numRuns: 300 },
    );
  });
  it.each([-1, 0, 1, 2 ** 20, 3 * 2 ** 20 + 7])('may be longer than is read at once, by %i bytes', (more) => {
    const long = 'b'.repeat(2 ** 20 + more);
    for (const lines of [
      ['{}', long, 'x', `x${long}`, '{}', ''],
      [long, long, 'x'],
    ]) {
      const path = join(folderOf({ 'a.jsonl': lines.join('\n') }), 'a.jsonl');
      const seen: string[] = [];
      const verdict = judgeRange(
        path,
        { from: 0, to: lines.join('\n').length, isFirst: true },
        {
          ...whole,
          passes: (line) => {
            seen.push(Buffer.from(line).toString());
            return line[0] !== 0x78;
          },
        },
      );
      expect(seen.map((line) => line.length)).toEqual(
        lines
          .filter(isFull)
          .slice(1)
          .map((line) => line.length),
      );
      expect(seen).toEqual(lines.filter(isFull).slice(1));
      expect(verdict.records).toBe(lines.filter(isFull).length);
    }
  });
  it('may be judged in pieces of any size, with the same answers', async () => {
    const scanner = (await scannerFor('forsy/v0.1'))!;
    const { inPieces: _, ...inOne } = scanner;
    const { steps, ...rest } = JSON.parse(trace) as { steps: object[] };
    const long = JSON.stringify({ ...rest, steps: [...steps, ...steps, ...steps] });
    const line = fc.constantFrom(
      ...[trace, long, long.replace(/"eval":0(?!.*"eval":0)/, '"eval":7'), trace.slice(0, 900), `${long}\r${long}`],
      ...[`${long} `, `${long},`, ' '.repeat(500), '', JSON.stringify('a'.repeat(700)), '[1]'],
    );
    const end = fc.constantFrom('\n', '\r\n', '\n');
    let inPieces = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(line, end), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 64, max: 900 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (lines, chunk, share, isFirstKnown) => {
          const bytes = Buffer.from(lines.flat().join('').trimEnd());
          const path = join(folderOf({ 'a.jsonl': bytes }), 'a.jsonl');
          const cut = Math.ceil(share * bytes.length);
          for (const [from, to] of [[0, cut] as const, [cut, bytes.length] as const]) {
            const range = { from, to, isFirst: from === 0, isFirstKnown };
            const asked = {
              ...scanner,
              inPieces: (already?: number) => {
                inPieces++;
                return scanner.inPieces!(already);
              },
            };
            expect(judgeRange(path, range, asked, chunk)).toEqual(judgeRange(path, range, inOne, chunk));
          }
        },
      ),
      { numRuns: 200 },
    );
    expect(inPieces).toBeGreaterThan(100);
  });
  it('are not all asked where nearly all fail', () => {
    const path = join(folderOf({ 'a.jsonl': 'x\n'.repeat(5000) }), 'a.jsonl');
    let asked = 0;
    const { failed } = judgeRange(
      path,
      { from: 0, to: 10_000, isFirst: true },
      {
        ...whole,
        passes: () => {
          asked++;
          return false;
        },
      },
    );
    expect(failed).toHaveLength(5000);
    expect(asked).toBeLessThan(500);
  });
});

/** Whoever is asked of whole lines only. */
const whole = { roomFor: () => undefined };

function lined(bytes: Buffer): string[] {
  return [...linesOf(bytes)].map(({ start, end }) => bytes.subarray(start, end).toString());
}

function isFull(line: string): boolean {
  return line.trim() !== '';
}
