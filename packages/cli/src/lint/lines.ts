import { createHash } from 'node:crypto';
import type { Beside, LintOptions } from '@trace-formats/lint';
import type { FormatId } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import { type LineBatch, lineReader, type ReadDocument } from '@trace-formats/validate';
import { decode } from '../input/decode.ts';
import { chunkSize, FileLost, fileChunks } from '../input/file-chunks.ts';
import { reason, type Source } from '../input/source.ts';
import { resultOf } from '../validate/examine.ts';
import { headOf } from '../validate/examine-lines.ts';
import { type LintedDocument, lintOne } from './file.ts';

/** What is done with the documents of a file. */
export interface Looks {
  readonly options: LintOptions;
  besideOf(document: ReadDocument, format: FormatId): Beside;
  /** Before a document is linted. */
  before(document: ReadDocument, format: FormatId): void;
  /** When it was. */
  seen(one: LintedDocument): void;
  /** When the whole file was. */
  after(): void;
}

/** A file and the digest of its bytes. */
export interface FileHash {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Opens a file from its beginning, as often as it is asked, and shows the bytes as they lie on the disk. */
type OpenStored = (stored?: (piece: Uint8Array) => void) => AsyncIterable<Uint8Array>;

/** What was found in a file, or why it could not be read. */
export type LintedLines =
  | { readonly results: readonly Result[]; readonly hash: FileHash | undefined }
  | { readonly why: string };

/**
 * Lints a JSONL file piece by piece, with no more of it in memory than its longest line, and says of every record what `lintFile`
 * says of it. Where the file is not wanted its documents are only looked at. Undefined where the file must be read whole: it is
 * no JSONL, or its records only have a meaning together.
 */
export async function lintLines(
  source: Source,
  wanted: boolean,
  looks: Looks,
  hashed: boolean,
  open: OpenStored = (stored) => fileChunks(source.path, chunkSize, stored),
): Promise<LintedLines | undefined> {
  try {
    return await linted(source, wanted, looks, hashed, open);
  } catch (error) {
    if (error instanceof FileLost) return { why: error.message };
    if (error instanceof Error && 'syscall' in error)
      return { why: reason(error as NodeJS.ErrnoException, source.path) };
    throw error;
  }
}

/** Documents that are read together outlive one another's linting; of a few, most are gone before the heap has to grow for them. */
const atOnce = 1 << 16;

async function linted(
  { name, path, named }: Source,
  wanted: boolean,
  looks: Looks,
  hashed: boolean,
  open: OpenStored,
): Promise<LintedLines | undefined> {
  const head = await headOf(() => open(), { format: undefined, named });
  if (!head?.hasRecords || head.format === 'open-token/v0.1-record') return undefined;
  const { format } = head;
  const hash = hashed ? createHash('sha256') : undefined;
  const reader = lineReader({ decode });
  const results: Result[] = [];
  let bytes = 0;
  // What is said of the file as a whole stands with the first record that could be read.
  let ofFile: readonly Finding[] = head.about;
  const take = (batch: LineBatch): void => {
    for (const { record, findings } of batch.unread)
      results.push({ ...resultOf(name, record, null), findings: [...findings] });
    for (const document of batch.documents) {
      looks.before(document, format);
      if (wanted) results.push(lintOne({ name, format }, document, ofFile, looks.options, looks.besideOf, looks.seen));
      ofFile = [];
    }
  };
  const stored = (piece: Uint8Array): void => {
    hash?.update(piece);
    bytes += piece.length;
  };
  for await (const piece of open(stored))
    for (let at = 0; at < piece.length; at += atOnce) take(reader.push(piece.subarray(at, at + atOnce)));
  take(reader.end());
  if (!wanted) return { results: [], hash: undefined };
  looks.after();
  results.sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
  return { results, hash: hash && { path, bytes, sha256: hash.digest('hex') } };
}
