import { describe, expect, it } from 'vitest';
import { beginsAsFrame, frameCutter } from './frame-cutter.ts';
import { framesOf, unpackedFrames } from './zstd-frames.ts';

/** A frame of blocks as they are: `checksum`, and the bytes for the size of the content, as the descriptor says. */
function frame(
  blocks: readonly string[],
  { descriptor = 0, head = [0] }: { descriptor?: number; head?: number[] } = {},
) {
  const parts = blocks.flatMap((text, index) => {
    const word = (text.length << 3) | (index === blocks.length - 1 ? 1 : 0);
    return [word & 255, (word >> 8) & 255, word >> 16, ...Buffer.from(text)];
  });
  const checksum = descriptor & 4 ? [1, 2, 3, 4] : [];
  return Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, descriptor, ...head, ...parts, ...checksum]);
}

/** A block that says how often one byte is repeated. */
const repeated = Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0, (100 << 3) | 3, (100 >> 5) & 255, 0, 0x61]);
const skippable = Uint8Array.from([0x5e, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 0x28, 0xb5, 0x2f]);

const frames = [
  frame(['one']),
  skippable,
  frame(['two', '', 'x'.repeat(300)], { descriptor: 4 }),
  frame(['three'], { descriptor: 0x20, head: [5] }),
  repeated,
  frame(['four'], { descriptor: 0b1110_0111, head: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
  frame(['']),
];
const all = Buffer.concat(frames);

describe('Zstandard data of several frames', () => {
  it.each([1, 2, 3, 4, 5, 7, 11, 64, 10_000])('is cut where the frames end, in pieces of %i bytes', (size) => {
    const cutter = frameCutter();
    const found: number[][] = [[]];
    for (let at = 0; at < all.length; at += size)
      for (const { bytes, ends } of cutter.cut(all.subarray(at, at + size))) {
        found.at(-1)!.push(...bytes);
        if (ends) found.push([]);
      }
    cutter.end();
    expect(found).toEqual([...frames.map((one) => [...one]), []]);
  });
  it('is given to who unpacks it frame by frame, those without data left out', async () => {
    const given: Uint8Array[] = [];
    const unpackOne = (bytes: Uint8Array): Uint8Array => {
      given.push(bytes);
      return bytes.subarray(0, 2);
    };
    expect(unpackedFrames(all, 1000, unpackOne)).toHaveLength(2 * (frames.length - 1));
    const data = frames.filter((one) => one !== skippable);
    expect(given.map((one) => [...one])).toEqual(data.map((one) => [...one]));
    const streamed: number[][] = [];
    for await (const one of framesOf([all.subarray(0, 9), all.subarray(9)])) {
      streamed.push([]);
      for await (const bytes of one) streamed.at(-1)!.push(...bytes);
    }
    expect(streamed).toEqual(data.map((one) => [...one]));
  });
  it('says how much may still come out', () => {
    const left: number[] = [];
    unpackedFrames(Buffer.concat([frames[0]!, frames[2]!, frames[3]!]), 10, (_, most) => {
      left.push(most);
      return new Uint8Array(4);
    });
    expect(left).toEqual([10, 6, 2]);
  });
  it('with something else behind a frame is refused', () => {
    expect(() => frameCutter().cut(Buffer.concat([frames[0]!, Buffer.from('{}')]))).toThrow('something else');
    expect(() => frameCutter().cut(Uint8Array.from([0x50, 0x2a, 0x4d, 0x19, 0, 0, 0, 0]))).toThrow('unknown sign');
  });
  it.each([
    ['without data', skippable],
    ['with data', frames[2]!],
    ['with the size of its content', frames[5]!],
  ])('that ends inside a frame %s is refused, whether or not Node notices', async (_, last) => {
    for (let length = 4; length < last.length; length += 1) {
      const cutOff = Buffer.concat([frames[0]!, last.subarray(0, length)]);
      expect(() => unpackedFrames(cutOff, 1000, (frame) => frame)).toThrow('unexpected end');
      const streamed = async (): Promise<void> => {
        for await (const one of framesOf([cutOff]))
          for await (const bytes of one) expect(bytes.length).toBeGreaterThan(0);
      };
      await expect(streamed()).rejects.toThrow('unexpected end');
    }
  });
  it('is known by either sign', () => {
    expect(beginsAsFrame(frames[0]!)).toBe(true);
    expect(beginsAsFrame(skippable)).toBe(true);
    expect(beginsAsFrame(Buffer.from('P*M'))).toBe(false);
    expect(beginsAsFrame(Buffer.from('{"a"'))).toBe(false);
  });
});
