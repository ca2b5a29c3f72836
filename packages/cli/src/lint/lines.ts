import { createHash } from 'node:crypto';
import type { FormatId } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import { type LineBatch, lineReader, type ReadDocument } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { chunkSize, FileLost, fileChunks } from '../input/bytes/file-chunks.ts';
import { reason, type Source } from '../input/source.ts';
import { isOfSystem } from '../system-error.ts';
import { headOf } from '../validate/lines/head.ts';
import { resultOf } from '../validate/result-of.ts';
import type { FileHash } from './facts/file-hash.ts';
import { type Looking, lintOne } from './file.ts';
import { type LinePart, partChunks } from './parts/line-parts.ts';

/** What is done with the documents of a file. */
export interface Looks extends Looking {
  /** False where the documents are only looked at, as those of a manifest that others are held against. */
  readonly wanted: boolean;
  /** Before a document is linted. */
  before(document: ReadDocument, format: FormatId): void;
  /** When the whole file was linted. */
  after(): void;
}

/** Opens a file from its beginning, as often as it is asked, and shows the bytes as they lie on the disk. */
type OpenStored = (stored?: (piece: Uint8Array) => void) => AsyncIterable<Uint8Array>;

/** What was found in a file, or why it could not be read. */
export type LintedLines =
  | {
      readonly results: readonly Result[];
      readonly hash: FileHash | undefined;
      /** How many records there are. */
      readonly records: number;
    }
  | { readonly why: string };

/**
 * Lints a JSONL file piece by piece, with no more of it in memory than its longest line, and says of every record what `lintFile`
 * says of it. Undefined where the file must be read whole: it is
 * no JSONL, or its records only have a meaning together.
 */
export async function lintLines(
  source: Source,
  looks: Looks,
  hashed: boolean,
  open: OpenStored = (stored) => fileChunks(source.path, chunkSize, stored),
): Promise<LintedLines | undefined> {
  return orWhyNot(source, () => linted(source, looks, hashed, open));
}

/** Lints a part of a JSONL file as `lintLines` does the whole, but counts its records from 1. */
export async function lintLinePart(source: Source, part: LinePart, looks: Looks): Promise<LintedLines> {
  return orWhyNot(source, async () => {
    const taking = takeLines(source, part, [], looks);
    for (const piece of partChunks(source.path, part)) taking.push(piece);
    return { ...taking.end(), hash: undefined };
  });
}

async function orWhyNot<Answer>(
  { path }: Source,
  work: () => Promise<Answer>,
): Promise<Answer | { readonly why: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileLost) return { why: error.message };
    if (isOfSystem(error)) return { why: reason(error, path) };
    throw error;
  }
}

/** Documents that are read together outlive one another's linting; of a few, most are gone before the heap has to grow for them. */
const atOnce = 1 << 16;

async function linted(
  source: Source,
  looks: Looks,
  hashed: boolean,
  open: OpenStored,
): Promise<LintedLines | undefined> {
  const { path, named } = source;
  const head = await headOf(() => open(), { format: undefined, named });
  if (!head?.hasRecords || head.format === 'open-token/v0.1-record') return undefined;
  const hash = hashed ? createHash('sha256') : undefined;
  let bytes = 0;
  const stored = (piece: Uint8Array): void => {
    hash?.update(piece);
    bytes += piece.length;
  };
  const taking = takeLines(source, { format: head.format }, head.about, looks);
  for await (const piece of open(stored)) taking.push(piece);
  const found = taking.end();
  return { ...found, hash: hash && { path, bytes, sha256: hash.digest('hex') } };
}

/**
 * Takes pieces of a file and lints what is in them. What is said of the file as a whole stands with the first record that could
 * be read.
 */
function takeLines(
  { name }: Source,
  { format, firstLine }: Partial<LinePart> & Pick<LinePart, 'format'>,
  about: readonly Finding[],
  looks: Looks,
): {
  push(piece: Uint8Array): void;
  end(): { readonly results: readonly Result[]; readonly records: number };
} {
  const reader = lineReader({ decode, firstLine });
  const results: Result[] = [];
  let records = 0;
  let ofFile = about;
  const take = (batch: LineBatch): void => {
    for (const { record, findings } of batch.unread) {
      results.push({ ...resultOf(name, record, null), findings: [...findings] });
      records = Math.max(records, record ?? 0);
    }
    for (const document of batch.documents) {
      looks.before(document, format);
      if (looks.wanted) results.push(lintOne({ name, format }, document, ofFile, looks));
      ofFile = [];
      records = Math.max(records, document.record ?? 0);
    }
  };
  return {
    push: (piece) => {
      for (let at = 0; at < piece.length; at += atOnce) take(reader.push(piece.subarray(at, at + atOnce)));
    },
    end: () => {
      take(reader.end());
      if (!looks.wanted) return { results: [], records };
      looks.after();
      results.sort((a, b) => (a.record ?? 0) - (b.record ?? 0));
      return { results, records };
    },
  };
}
