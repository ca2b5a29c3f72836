import { bytes, view } from './room.ts';

/** Some bytes that are compared with others, four at a time. */
export interface Expected {
  readonly length: number;
  readonly fours: readonly number[];
  /** What is left behind the fours: the last four bytes, where there are so many, or else the bytes one by one. */
  readonly last: number | undefined;
  readonly few: readonly number[];
}

/** A text as it stands in bytes. */
export function expected(text: string): Expected {
  const own = encoder.encode(text);
  const { length } = own;
  const byte = (at: number): number => own[at] as number;
  const four = (at: number): number => byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
  return {
    length,
    fours: Array.from({ length: length >> 2 }, (_, index) => four(4 * index)),
    last: length >= 4 && length % 4 !== 0 ? four(length - 4) : undefined,
    few: length < 4 ? [...own] : [],
  };
}

const encoder = new TextEncoder();

/** The offset behind some bytes that are expected at another; -1 where others stand there. */
export function behind({ fours, last, few, length }: Expected, from: number): number {
  const end = from + length;
  let at = from;
  for (let index = 0; index < fours.length; index++, at += 4) if (view.getInt32(at, true) !== fours[index]) return -1;
  if (last !== undefined) return view.getInt32(end - 4, true) === last ? end : -1;
  for (let index = 0; index < few.length; index++, at++) if (bytes[at] !== few[index]) return -1;
  return end;
}
