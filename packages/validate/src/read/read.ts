import { isBytes } from '../is-bytes.ts';
import { type Place, start } from '../json/places.ts';
import { type Problem, problem } from '../problem.ts';
import { decodeLossily } from './decode.ts';
import { type Encoding, encodingOf } from './encoding.ts';
import { isJsonLines } from './json-lines.ts';
import { isBlank, linesOf } from './lines.ts';
import { type Reading, type ReadOptions, readingOf } from './read-options.ts';
import { type ReadRecord, readRecord } from './read-record.ts';

/** One JSON value of a file. */
export interface ReadDocument {
  readonly value: unknown;
  /** 1-based number of the record in a JSONL file, blank lines not counted; `null` where the file is one document. */
  readonly record: number | null;
  /** Line and column of the file at which `source` begins. */
  readonly line: number;
  readonly column: number;
  /** The document's own bytes or text: a view of what was read, not a copy. */
  readonly source: Uint8Array | string;
  /** What is wrong with this document though it could be read. */
  readonly findings: readonly Problem[];
  /**
   * Where a piece stands beside it that is no complete value: it was left out, as tolerant mode allows. Of several values that stand
   * together, the first has the places.
   */
  readonly leftOut?: readonly Place[];
}

/** A record that could not be read, and why. */
export interface UnreadRecord {
  readonly record: number | null;
  readonly line: number;
  readonly findings: readonly Problem[];
}

/** What a file holds. */
export interface ReadResult {
  readonly container: 'json' | 'jsonl';
  readonly documents: readonly ReadDocument[];
  readonly unread: readonly UnreadRecord[];
  /** Everything found: of the file, of its documents and of what could not be read, in the order of the file. */
  readonly findings: readonly Problem[];
}

/** Turns bytes or text into documents. Whatever they hold, it does not throw: what is wrong with it is a finding. */
export function read(input: Uint8Array | string, options: ReadOptions | null = {}): ReadResult {
  const reading = readingOf(options);
  const { source, findings, unreadable } = sourceOf(input, reading);
  if (unreadable) return { container: 'json', documents: [], unread: [{ record: null, line: 1, findings }], findings };
  const wanted = options?.container ?? 'auto';
  const container = wanted === 'auto' ? (isJsonLines(source, reading) ? 'jsonl' : 'json') : wanted;
  return container === 'jsonl' ? readLinesOf(source, reading, findings) : readWhole(source, reading, findings);
}

function readWhole(source: Uint8Array | string, reading: Reading, before: readonly Problem[]): ReadResult {
  const read = readRecord(source, start, reading, false);
  const { values } = read;
  const several = values.length > 1;
  const all = [...before, ...read.findings];
  if (values.length === 0) {
    return { container: 'json', documents: [], unread: [{ record: null, line: 1, findings: all }], findings: all };
  }
  const documents = values.map((value, index) =>
    documentOf(value, several ? index + 1 : null, index === 0 ? { ...read, findings: all } : nothingOdd),
  );
  return { container: several ? 'jsonl' : 'json', documents, unread: [], findings: all };
}

function readLinesOf(source: Uint8Array | string, reading: Reading, before: readonly Problem[]): ReadResult {
  const documents: ReadDocument[] = [];
  const unread: UnreadRecord[] = [];
  const all = [...before];
  let record = 0;
  for (const { start: from, end, number, ended } of linesOf(source)) {
    const line = typeof source === 'string' ? source.slice(from, end) : source.subarray(from, end);
    if (isBlank(line)) continue;
    const read = readRecord(line, { line: number, column: 1 }, reading, !ended && documents.length > 0);
    record = addRecord(read, number, record, { documents, unread });
    all.push(...read.findings);
  }
  if (record === 0) return readWhole(source, reading, before);
  return { container: 'jsonl', documents, unread, findings: all };
}

/** Adds what one line gave; gives the number of the last record. */
export function addRecord(
  read: ReadRecord,
  line: number,
  lastRecord: number,
  { documents, unread }: { readonly documents: ReadDocument[]; readonly unread: UnreadRecord[] },
): number {
  if (read.values.length === 0) {
    unread.push({ record: lastRecord + 1, line, findings: read.findings });
    return lastRecord + 1;
  }
  for (const [index, value] of read.values.entries()) {
    documents.push(documentOf(value, lastRecord + 1 + index, index === 0 ? read : nothingOdd));
  }
  return lastRecord + read.values.length;
}

function documentOf(
  { value, source, place }: ReadRecord['values'][number],
  record: number | null,
  { findings, leftOut = [] }: Pick<ReadRecord, 'findings' | 'leftOut'>,
): ReadDocument {
  const document = { value, record, line: place.line, column: place.column, source, findings };
  return leftOut.length === 0 ? document : { ...document, leftOut };
}

const nothingOdd: Pick<ReadRecord, 'findings'> = { findings: [] };

interface Source {
  readonly source: Uint8Array | string;
  readonly findings: readonly Problem[];
  readonly unreadable: boolean;
}

/** The input without its byte order mark, as UTF-8 bytes or as text, with what its encoding gives to say. */
function sourceOf(input: Uint8Array | string, reading: Reading): Source {
  if (typeof input === 'string') {
    const marked = input.startsWith('\ufeff');
    return { source: marked ? input.slice(1) : input, findings: marked ? [byteOrderMark] : [], unreadable: false };
  }
  if (!isBytes(input))
    throw new TypeError('Only bytes and texts are read, and this is neither. What is parsed already needs no reading.');
  const encoding = encodingOf(input);
  const findings = encodingFindings(encoding);
  if (encoding.kind === 'utf-8') return { source: input.subarray(encoding.mark), findings, unreadable: false };
  if (encoding.kind !== 'utf-16le' && encoding.kind !== 'utf-16be')
    return { source: input, findings, unreadable: true };
  const text = decodeUtf16(input.subarray(encoding.mark), encoding.kind, reading.maxLength);
  return text === undefined
    ? { source: input, findings, unreadable: true }
    : { source: text, findings, unreadable: false };
}

/** What is to be said about a file whose first bytes show this encoding. */
export function encodingFindings(encoding: Encoding): readonly Problem[] {
  switch (encoding.kind) {
    case 'utf-8':
      return encoding.mark === 0 ? [] : [byteOrderMark];
    case 'binary':
      return [
        problem('read', {
          rule: 'json-is-complete',
          message: `This is ${encoding.what}, not JSON.`,
          why: 'Only JSON and JSONL texts are read.',
          fix: 'Unpack or export it first and give the JSON file that comes out.',
        }),
      ];
    default:
      return [
        problem('read', {
          rule: 'text-is-sound',
          message: `The file is ${encoding.kind.slice(0, 6).toUpperCase()}, not UTF-8.`,
          why: 'JSON is UTF-8; most readers refuse anything else.',
          fix: 'Save the file as UTF-8 without a byte order mark; in PowerShell, use -Encoding utf8NoBOM.',
        }),
      ];
  }
}

const byteOrderMark: Problem = problem('read', {
  rule: 'text-is-sound',
  severity: 'warning',
  message: 'The file begins with a byte order mark (U+FEFF).',
  why: 'JSON has none; strict readers refuse the file for it.',
  fix: 'Save the file as UTF-8 without a byte order mark.',
});

function decodeUtf16(bytes: Uint8Array, label: string, maxLength: number): string | undefined {
  if (bytes.length / 2 > maxLength) return undefined;
  try {
    return new TextDecoder(label, { ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a document; bytes that are not UTF-8 show as U+FFFD. */
export function textOf(document: Pick<ReadDocument, 'source'>): string {
  const { source } = document;
  return typeof source === 'string' ? source : decodeLossily(source);
}

/** Where a document begins in its file: what `positionsOf` needs beside the text. */
export function originOf(document: Pick<ReadDocument, 'line' | 'column'>): Place {
  return { line: document.line, column: document.column };
}
