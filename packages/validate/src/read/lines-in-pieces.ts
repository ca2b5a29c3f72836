import { LF } from '../json/code-units.ts';
import type { Problem } from '../problem.ts';
import { heldLine } from './held-line.ts';
import { isBlank, linesOf } from './lines.ts';
import { tooLong } from './no-text.ts';
import { addRecord, type ReadDocument, type UnreadRecord } from './read.ts';
import type { Reading, ReadOptions } from './read-options.ts';
import { readRecord } from './read-record.ts';

/** What one piece gave. The `source` of its documents may be a view of the piece: it is good until the next call. */
export interface LineBatch {
  readonly documents: readonly ReadDocument[];
  readonly unread: readonly UnreadRecord[];
  /** Everything found, in the order of the file. */
  readonly findings: readonly Problem[];
  /** Lines that passed; each is a record that is counted and not among the documents. */
  readonly passed: number;
}

/** How to read in pieces. */
export interface LineOptions extends Omit<ReadOptions, 'container'> {
  /** Says of the bytes of a line that it is one sound JSON value that nobody needs to see. The first record is always read. */
  readonly passes?: (line: Uint8Array) => boolean;
  /** Looks at lines of more than so many bytes while they come; where nothing is begun, a line is read when all of it is there. */
  readonly inPieces?: { readonly from: number; begin(): LineInPieces | undefined } | undefined;
  /** The number of the first line, where what is read is a later part of a file. Records are counted from 1 all the same. */
  readonly firstLine?: number | undefined;
}

/** Somebody who looks at a long line while it comes. */
export interface LineInPieces {
  /** Looks at what comes next of the line; the last piece holds what ends it. */
  push(bytes: Uint8Array): void;
  /** As `passes` of all that was pushed. */
  passes(): boolean;
  /** Whether the line is kept, to be read as it should be where it does not pass; otherwise it counts as if it had passed. */
  readonly isKept: boolean;
}

/** The lines of a file whose bytes come in pieces, read as far as they are whole. */
export interface LinesInPieces {
  /** Reads the lines that a piece completes, and holds what is left of it. */
  push(chunk: Uint8Array, into: Batch): void;
  /** Reads what is held as the last line. */
  end(into: Batch): void;
}

/** Begins with the first line, whose signature was taken off. */
export function linesInPieces(options: LineOptions, reading: Reading): LinesInPieces {
  const held = heldLine(reading.maxLength);
  let batch = emptyBatch();
  let line = options.firstLine ?? 1;
  let record = 0;
  // Before a later part stood records.
  let readable = options.firstLine !== undefined;
  let long: LineInPieces | undefined;

  const hold = (bytes: Uint8Array): void => {
    const { inPieces } = options;
    if (long === undefined && readable && inPieces !== undefined && held.length() + bytes.length > inPieces.from) {
      long = inPieces.begin();
      long?.push(held.all());
    }
    long?.push(bytes);
    if (long === undefined || long.isKept || held.isEmpty()) held.add(bytes);
  };

  const readLines = (bytes: Uint8Array, isLast: boolean): void => {
    for (const { start, end, number, ended } of linesOf(bytes, 0, line)) {
      line = number + (ended ? 1 : 0);
      const one = bytes.subarray(start, end);
      if (isBlank(one)) continue;
      if (readable && one.length <= reading.maxLength && options.passes?.(one) === true) {
        record++;
        batch.passed++;
        continue;
      }
      const read = readRecord(one, { line: number, column: 1 }, reading, isLast && !ended && readable);
      readable ||= read.values.length > 0;
      record = addRecord(read, number, record, batch);
      batch.findings.push(...read.findings);
    }
  };

  const readHeld = (isLast: boolean): void => {
    const { bytes, dropped } = held.take();
    const look = long;
    long = undefined;
    if (look !== undefined && (look.passes() || !look.isKept)) {
      record++;
      batch.passed++;
      if (!isLast) line++;
      return;
    }
    if (dropped === 0) {
      readLines(bytes, isLast);
      return;
    }
    const finding = tooLong(isLast ? dropped : dropped - 1, 'bytes', { line, column: 1 }, reading.maxLength);
    batch.unread.push({ record: ++record, line, findings: [finding] });
    batch.findings.push(finding);
    line++;
  };

  const readChunk = (chunk: Uint8Array): void => {
    let from = 0;
    if (!held.isEmpty()) {
      const lf = chunk.indexOf(LF);
      if (lf === -1) {
        hold(chunk);
        return;
      }
      hold(chunk.subarray(0, lf + 1));
      readHeld(false);
      from = lf + 1;
    }
    const end = chunk.lastIndexOf(LF) + 1;
    if (end > from) readLines(chunk.subarray(from, end), false);
    hold(chunk.subarray(Math.max(from, end)));
  };

  return {
    push: (chunk, into) => {
      batch = into;
      readChunk(chunk);
    },
    end: (into) => {
      batch = into;
      if (!held.isEmpty()) readHeld(true);
    },
  };
}

/** What is read is put into it. */
export interface Batch extends LineBatch {
  readonly documents: ReadDocument[];
  readonly unread: UnreadRecord[];
  readonly findings: Problem[];
  passed: number;
}

/** Begins with nothing. */
export function emptyBatch(): Batch {
  return { documents: [], unread: [], findings: [], passed: 0 };
}
