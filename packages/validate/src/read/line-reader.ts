import type { Place } from '../json/places.ts';
import { bytesThatGrow } from './bytes-that-grow.ts';
import { encodingOf } from './encoding.ts';
import { type Batch, emptyBatch, type LineBatch, type LineOptions, linesInPieces } from './lines-in-pieces.ts';
import { addRecord, encodingFindings } from './read.ts';
import { type ReadOptions, readingOf } from './read-options.ts';
import { readRecord } from './read-record.ts';

/** Reads JSONL piece by piece, so that a file of any size needs no more memory than its longest line. */
export interface LineReader {
  /** Reads the lines that a piece of the file completes. The piece may be a view of a buffer that is filled anew afterwards. */
  push(chunk: Uint8Array): LineBatch;
  /** Reads a last line that no line end follows. */
  end(): LineBatch;
}

/** A reader of JSONL for callers that have a file in pieces. Its records are the ones that `read` finds in the whole. */
export function lineReader(given: LineOptions = {}): LineReader {
  const reading = readingOf(given, ['passes', 'inPieces', 'firstLine']);
  const options = given ?? {};
  const lines = linesInPieces(options, reading);
  const first = bytesThatGrow();
  // A later part has no signature.
  let begun = options.firstLine !== undefined;
  let refused = false;

  /** Looks at the first bytes, as soon as there are enough of them, for a byte order mark or a foreign encoding. */
  const begin = (bytes: Uint8Array, batch: Batch): void => {
    begun = true;
    const encoding = encodingOf(bytes);
    const findings = encodingFindings(encoding);
    batch.findings.push(...findings);
    refused = encoding.kind !== 'utf-8';
    if (encoding.kind === 'utf-8') lines.push(bytes.subarray(encoding.mark), batch);
    else batch.unread.push({ record: null, line: 1, findings });
  };

  const push = (chunk: Uint8Array, batch: Batch): void => {
    if (begun) {
      if (!refused) lines.push(chunk, batch);
    } else if (first.length() === 0 && chunk.length >= LONGEST_SIGNATURE) begin(chunk, batch);
    else {
      const head = chunk.subarray(0, LONGEST_SIGNATURE - first.length());
      first.add(head);
      if (first.length() < LONGEST_SIGNATURE) return;
      begin(first.bytes(), batch);
      push(chunk.subarray(head.length), batch);
    }
  };

  return {
    push: (chunk) => {
      const batch = emptyBatch();
      push(chunk, batch);
      return batch;
    },
    end: () => {
      const batch = emptyBatch();
      if (!begun) begin(first.bytes(), batch);
      if (!refused) lines.end(batch);
      return batch;
    },
  };
}

const LONGEST_SIGNATURE = 8;

/** Reads one record that was found in a file: its bytes without the line end, where it begins and its number. */
export function readLine(bytes: Uint8Array, place: Place, record: number, options: ReadOptions = {}): LineBatch {
  const batch = emptyBatch();
  const read = readRecord(bytes, place, readingOf(options), false);
  addRecord(read, place.line, record - 1, batch);
  batch.findings.push(...read.findings);
  return batch;
}
