import {
  beginsJsonLines,
  type Detection,
  detect,
  elementCutter,
  encodingOf,
  type LineBatch,
  lineReader,
  type ReadResult,
  read,
} from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import type { Rereadable } from '../input/bytes/rereadable.ts';
import { keys, usual } from './examine/examine-pieces.ts';
import { longestHead } from './lines/head.ts';

/** What was told of a file, and from what part of it. */
export interface Detected {
  readonly detection: Detection;
  readonly content: ReadResult;
}

/**
 * Tells the format of a file that is too large to be held for it: from its first records, or from the document up to the elements
 * that its arrays have too many of, and where that does not tell, from the document without these. `undefined` where neither does.
 */
export async function detectLarge(stream: Rereadable): Promise<Detected | undefined> {
  const lines = await firstRecords(stream.open());
  if (lines === 'foreign') return undefined;
  if (lines !== undefined) return told(lines);
  const head = await cut(stream.open(), longestHead);
  const first = head && told(readDocument(head));
  if (first !== undefined && first.detection.format !== 'unknown') return first;
  const left = await cut(stream.openLast(), undefined);
  return left && told(readDocument(left));
}

function told(content: ReadResult): Detected | undefined {
  // Places in what is left of a document are none of the file's.
  return content.documents.length === 0
    ? undefined
    : { content: { ...content, findings: [] }, detection: detect(content) };
}

function readDocument(bytes: Uint8Array): ReadResult {
  return read(bytes, { mode: 'tolerant', container: 'json', decode });
}

/** The first records of JSONL; `foreign` for bytes that are no UTF-8, and `undefined` for a document. */
async function firstRecords(pieces: AsyncIterable<Uint8Array>): Promise<ReadResult | 'foreign' | undefined> {
  const reader = lineReader({ mode: 'tolerant', decode });
  const held: Uint8Array[] = [];
  const documents: ReadResult['documents'][number][] = [];
  let length = 0;
  let isWhole = true;
  const take = (batch: LineBatch): void => {
    documents.push(...batch.documents);
  };
  for await (const piece of pieces) {
    if (length === 0 && encodingOf(piece).kind !== 'utf-8') return 'foreign';
    held.push(Buffer.from(piece));
    length += piece.length;
    take(reader.push(piece));
    isWhole = documents.length < usual.kept && length < longestHead;
    if (!isWhole) break;
  }
  if (isWhole) take(reader.end());
  if (documents.length === 0 || !beginsJsonLines(Buffer.concat(held), isWhole, { mode: 'tolerant', decode }))
    return undefined;
  return { container: 'jsonl', documents, unread: [], findings: [] };
}

/** The document up to the first element that is left out, looked for in so many bytes; without a limit, all of it but those. */
async function cut(pieces: AsyncIterable<Uint8Array>, most: number | undefined): Promise<Uint8Array | undefined> {
  const cutter = elementCutter({ keys, ...usual });
  let isCut = false;
  let length = 0;
  for await (const piece of pieces) {
    cutter.push(piece, () => {
      isCut = true;
    });
    length += piece.length;
    if (cutter.tooLarge() !== undefined || (most !== undefined && length >= most && !isCut)) return undefined;
    if (most !== undefined && isCut) return cutter.head();
  }
  return cutter.left();
}
