import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Memory, plainMemory, quickMemory } from '../src/scan/marker.ts';

/** The places that are marked among bytes, and whether the zero behind them is. */
function marked(memory: Memory, bytes: Uint8Array): readonly number[] {
  const place = Math.ceil((bytes.length + 64) / 64) * 64;
  expect(memory.grow(place + place / 8)).toBe(true);
  const own = new Uint8Array(memory.buffer, 0, place);
  own.set(bytes);
  own.fill(0, bytes.length);
  memory.mark(bytes.length + 1, place);
  const marks = new Int32Array(memory.buffer, place, place / 32);
  const places: number[] = [];
  for (let at = 0; at <= bytes.length; at++) if (((marks[at >> 5]! >>> (at & 31)) & 1) === 1) places.push(at);
  return places;
}

/** What is said of them in words. */
function meant(bytes: Uint8Array): readonly number[] {
  return [...bytes, 0].flatMap((byte, at) => (byte < 32 || byte === 0x22 || byte === 0x5c ? [at] : []));
}

describe.each([
  ['of WebAssembly', quickMemory],
  ['of none', plainMemory],
] as const)('memory %s', (_, make) => {
  it('marks what ends plain text: quotation marks, backslashes, control characters and the end', () => {
    const memory = make()!;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.string({ maxLength: 300 }).map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          expect(marked(memory, bytes)).toEqual(meant(bytes));
        },
      ),
      { numRuns: 2000 },
    );
    const every = Uint8Array.from({ length: 512 }, (_, at) => at);
    expect(marked(memory, every)).toEqual(meant(every));
  });
  it('grows, and says so where it cannot', () => {
    const memory = make()!;
    const large = new Uint8Array(3_000_001).fill(0x61);
    large[2_999_999] = 0x22;
    expect(marked(memory, large)).toEqual([2_999_999, 3_000_001]);
    expect(memory.grow(2 ** 40)).toBe(false);
    expect(marked(memory, large)).toEqual([2_999_999, 3_000_001]);
  });
});
