import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The beginning and the end of a log: whole lines only. */
export interface Glimpse {
  readonly bytes: number;
  readonly modifiedMs: number;
  /** The first lines of the file. */
  readonly head: readonly string[];
  /** The last lines of the file, in the order of the file. They are among those of the head in a short file. */
  readonly tail: readonly string[];
  /** True where the last line breaks off, as while it is being written. */
  readonly cut: boolean;
}

/** Reads the two ends of a file, and more of an end as long as the reader of it has not seen enough. */
export function glimpse(
  path: string,
  enough: { head(lines: readonly string[]): boolean; tail(lines: readonly string[]): boolean },
): Glimpse {
  const file = openSync(path, 'r');
  try {
    const { size, mtimeMs } = fstatSync(file);
    let head = startOf(file, size, firstLook);
    for (let length = firstLook * 8; head.length < size && length <= furthest && !enough.head(head.lines); length *= 8)
      head = startOf(file, size, length);
    let tail = head.length >= size ? head : endOf(file, size, firstLook);
    for (let length = firstLook * 8; tail.length < size && length <= furthest && !enough.tail(tail.lines); length *= 8)
      tail = endOf(file, size, length);
    return { bytes: size, modifiedMs: mtimeMs, head: head.lines, tail: tail.lines, cut: tail.cut };
  } finally {
    closeSync(file);
  }
}

/** Most lines that say who and when are shorter; instructions and results of tools are not. */
const firstLook = 4096;
const furthest = 1 << 21;
const room = Buffer.allocUnsafeSlow(furthest);

interface Part {
  readonly lines: readonly string[];
  /** How much of the file was looked at. */
  readonly length: number;
  readonly cut: boolean;
}

function startOf(file: number, size: number, wanted: number): Part {
  const length = readSync(file, room, 0, Math.min(wanted, size, furthest), 0);
  const lines = room.toString('utf8', 0, length).split('\n');
  const last = lines.pop()!;
  if (length < size) return { lines, length, cut: false };
  return withLast(lines, last, length);
}

function endOf(file: number, size: number, wanted: number): Part {
  const from = Math.max(0, size - wanted);
  const length = readSync(file, room, 0, Math.min(wanted, furthest), from);
  const lines = room.toString('utf8', 0, length).split('\n');
  const last = lines.pop()!;
  // What stands before the first line break is the end of a line that began earlier.
  if (from > 0) lines.shift();
  return withLast(lines, last, length);
}

/** A last line without a line break after it counts if it is whole all the same. */
function withLast(lines: string[], last: string, length: number): Part {
  if (last.trim() === '') return { lines, length, cut: false };
  const whole = isJson(last);
  return { lines: whole ? [...lines, last] : lines, length, cut: !whole };
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
