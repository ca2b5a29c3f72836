import { LF } from '../json/code-units.ts';
import type { Place } from '../json/places.ts';
import type { Problem } from '../problem.ts';
import { encodingOf } from './encoding.ts';
import { heldLine } from './held-line.ts';
import { isBlank, linesOf } from './lines.ts';
import { tooLong } from './no-text.ts';
import { addRecord, encodingFindings, type ReadDocument, type UnreadRecord } from './read.ts';
import { type ReadOptions, readingOf } from './read-options.ts';
import { readRecord } from './read-record.ts';

/** Reads JSONL piece by piece, so that a file of any size needs no more memory than its longest line. */
export interface LineReader {
  /** Reads the lines that a piece of the file completes. The piece may be a view of a buffer that is filled anew afterwards. */
  push(chunk: Uint8Array): LineBatch;
  /** Reads a last line that no line end follows. */
  end(): LineBatch;
}

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

/** A reader of JSONL for callers that have a file in pieces. Its records are the ones that `read` finds in the whole. */
export function lineReader(given: LineOptions = {}): LineReader {
  const reading = readingOf(given, ['passes', 'inPieces', 'firstLine']);
  const options = given ?? {};
  const held = heldLine(reading.maxLength);
  // A later part has no signature, and records stood before it.
  const isLater = options.firstLine !== undefined;
  let line = options.firstLine ?? 1;
  let record = 0;
  let readable = isLater;
  let begun = isLater;
  let refused = false;
  let batch = emptyBatch();
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

  /** Looks at the first bytes, as soon as there are enough of them, for a byte order mark or a foreign encoding. */
  const begin = (bytes: Uint8Array): void => {
    begun = true;
    const encoding = encodingOf(bytes);
    const findings = encodingFindings(encoding);
    batch.findings.push(...findings);
    refused = encoding.kind !== 'utf-8';
    if (encoding.kind === 'utf-8') readChunk(bytes.subarray(encoding.mark));
    else batch.unread.push({ record: null, line: 1, findings });
  };

  return {
    push: (chunk) => {
      batch = emptyBatch();
      if (begun) {
        if (!refused) readChunk(chunk);
        return batch;
      }
      if (held.isEmpty() && chunk.length >= LONGEST_SIGNATURE) {
        begin(chunk);
        return batch;
      }
      const head = chunk.subarray(0, LONGEST_SIGNATURE - held.length());
      held.add(head);
      if (held.length() < LONGEST_SIGNATURE) return batch;
      // A copy: both buffers may be filled again before this call is over.
      begin(held.take().bytes.slice());
      if (!refused) readChunk(chunk.subarray(head.length));
      return batch;
    },
    end: () => {
      batch = emptyBatch();
      if (!begun) begin(held.take().bytes);
      if (!refused && !held.isEmpty()) readHeld(true);
      return batch;
    },
  };
}

/** Reads one record that was found in a file: its bytes without the line end, where it begins and its number. */
export function readLine(bytes: Uint8Array, place: Place, record: number, options: ReadOptions = {}): LineBatch {
  const batch = emptyBatch();
  const read = readRecord(bytes, place, readingOf(options), false);
  addRecord(read, place.line, record - 1, batch);
  batch.findings.push(...read.findings);
  return batch;
}

const LONGEST_SIGNATURE = 8;

interface Batch extends LineBatch {
  readonly documents: ReadDocument[];
  readonly unread: UnreadRecord[];
  readonly findings: Problem[];
  passed: number;
}

function emptyBatch(): Batch {
  return { documents: [], unread: [], findings: [], passed: 0 };
}
