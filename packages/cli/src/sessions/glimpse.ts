import { closeSync, fstatSync, readSync } from 'node:fs';
import { LF } from '../code-units.ts';
import { openToRead } from '../input/bytes/open-to-read.ts';
import { type Lines, linesIn } from './lines.ts';
import { isOneDocument } from './one-document.ts';
import { isJson } from './record.ts';

/** The beginning and the end of a log: whole lines only. It is good until the next one is taken. */
export interface Glimpse {
  readonly bytes: number;
  readonly modifiedMs: number;
  /** The first lines of the file. */
  readonly head: Lines;
  /** The last lines of the file, in the order of the file. They are those of the head in a short file. */
  readonly tail: Lines;
  /** True where the last line breaks off, as while it is being written. */
  readonly cut: boolean;
}

/**
 * Reads the two ends of a file, and more of an end as long as the reader of it has not seen enough; undefined for what is no
 * regular file.
 */
export function glimpse(
  path: string,
  enough: { head(lines: Lines): boolean; tail(lines: Lines): boolean },
): Glimpse | undefined {
  const file = openToRead(path);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return undefined;
    const { size, mtimeMs } = stats;
    let head = startOf(file, size, firstLook);
    for (let length = firstLook * 8; head.length < size && length <= furthest && !enough.head(head.lines); length *= 8)
      head = startOf(file, size, length);
    let tail = head.length >= size ? head : endOf(file, size, firstLook);
    for (let length = firstLook * 8; tail.length < size && length <= furthest && !enough.tail(tail.lines); length *= 8)
      tail = endOf(file, size, length);
    const cut = tail.cut && !isOneDocument(path);
    return { bytes: size, modifiedMs: mtimeMs, head: head.lines, tail: tail.lines, cut };
  } finally {
    closeSync(file);
  }
}

/** Most lines that say who and when are shorter; instructions and results of tools are not. */
const firstLook = 4096;
const furthest = 1 << 21;
// One room for each end, used again for every file.
const headRoom = Buffer.allocUnsafeSlow(furthest);
const tailRoom = Buffer.allocUnsafeSlow(furthest);

interface Part {
  readonly lines: Lines;
  /** How much of the file was looked at. */
  readonly length: number;
  readonly cut: boolean;
}

function startOf(file: number, size: number, wanted: number): Part {
  const length = readSync(file, headRoom, 0, Math.min(wanted, size, furthest), 0);
  const part = headRoom.subarray(0, length);
  if (length >= size) return { length, ...wholeLines(part) };
  return { length, lines: linesIn(part.subarray(0, Math.max(0, part.lastIndexOf(LF)))), cut: false };
}

function endOf(file: number, size: number, wanted: number): Part {
  const from = Math.max(0, size - wanted);
  const length = readSync(file, tailRoom, 0, Math.min(wanted, furthest), from);
  const part = tailRoom.subarray(0, length);
  if (from === 0) return { length, ...wholeLines(part) };
  // What stands before the first line break is the end of a line that began earlier.
  const first = part.indexOf(LF);
  return { length, ...wholeLines(part.subarray(first < 0 ? length : first + 1)) };
}

/** The lines up to the end of a file. A last one without a line break after it counts if it is whole all the same. */
function wholeLines(part: Buffer): Pick<Part, 'lines' | 'cut'> {
  const end = part.lastIndexOf(LF) + 1;
  const last = part.toString('utf8', end);
  if (last.trim() === '') return { lines: linesIn(part.subarray(0, end)), cut: false };
  const whole = isJson(last);
  return { lines: linesIn(whole ? part : part.subarray(0, end)), cut: !whole };
}
