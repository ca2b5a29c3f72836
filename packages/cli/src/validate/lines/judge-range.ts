import { isBlank, linesOf, type Scanner } from '@trace-formats/validate';
import { fewAreAsked } from './few-are-asked.ts';
import { longLine, unasked } from './long-line.ts';
import { type Range, usualChunk, wholeLines } from './whole-lines.ts';

/** What a look at the lines of a part gave. */
export interface RangeVerdict {
  readonly lines: number;
  /** Lines that are not blank: each is a record. */
  readonly records: number;
  /** The lines that did not pass. */
  readonly failed: readonly FailedLine[];
  /** Where the last of the lines ends, which may be far behind the part. */
  readonly end: number;
}

/** Where a line lies in its file, and its number and that of its record, counted from 0 within its part. */
export interface FailedLine {
  readonly at: number;
  readonly length: number;
  readonly line: number;
  readonly record: number;
}

const CR = 13;

/**
 * Asks of each line in a part of a JSONL file whether it passes. The lines are read into one buffer again and again, which lies in the
 * scanner's own memory where that has room, so that nothing is copied. A line counts as failed also where nobody asked about it, as where
 * most lines fail: those that failed are read with care afterwards, and only that tells what is wrong with them, if anything.
 */
export function judgeRange(
  path: string,
  range: Range,
  { passes, roomFor, inPieces }: Scanner,
  chunk: number = usualChunk,
): RangeVerdict {
  const failed: FailedLine[] = [];
  const few = fewAreAsked();
  let lines = 0;
  let records = 0;
  let end = range.from;
  const isAsked = (): boolean => !(range.isFirst && !range.isFirstKnown && records === 0) && !few.isPassedOver();
  const note = (at: number, length: number, good: boolean): void => {
    few.note(good);
    if (!good) failed.push({ at, length, line: lines, record: records });
    records++;
  };
  const take = (bytes: Uint8Array, at: number): void => {
    for (const { start, end: stop } of linesOf(bytes)) {
      const line = bytes.subarray(start, stop);
      if (!isBlank(line)) note(at + start, stop - start, isAsked() && passes(line));
      lines++;
    }
    end = at + bytes.length;
  };
  const takeLong = (file: number, begun: Buffer, at: number): number | undefined => {
    if (isBlank(begun) || begun.includes(CR)) return undefined;
    const asked = isAsked();
    const look = asked ? inPieces?.(begun.length) : undefined;
    if (asked && look === undefined) return undefined;
    const line = longLine(file, at + begun.length, look ?? unasked(begun), chunk);
    if (line === undefined) return undefined;
    note(at, line.stop - at, line.passes);
    lines++;
    end = line.end;
    return end;
  };
  wholeLines(path, range, { roomFor, take, takeLong, chunk });
  return { lines, records, failed, end };
}
