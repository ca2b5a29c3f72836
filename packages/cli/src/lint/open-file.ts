import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { detectRead, detectValues, type ReadDocument, type ReadResult, read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import type { Source } from '../input/source.ts';
import { formatFindings } from '../validate/examine/examine.ts';

/** Bytes that were read and whose format was told. */
export interface OpenBytes {
  readonly content: ReadResult;
  readonly format: FormatId;
}

/** A file of such bytes, with what is to be said of its format. */
export interface OpenFile extends OpenBytes {
  readonly name: string;
  readonly about: readonly Finding[];
}

/** Reads the bytes of a file and tells their format. */
export function openFile({ name, named }: Pick<Source, 'name' | 'named'>, bytes: Uint8Array): OpenFile {
  const content = read(bytes, { decode });
  const detection = detectRead(content, bytes);
  return { name, content, format: detection.format, about: formatFindings(detection, named) };
}

/** As `openFile`, for those who only want the documents. */
export function openBytes(bytes: Uint8Array): OpenBytes {
  const content = read(bytes, { decode });
  return { content, format: detectRead(content, bytes).format };
}

/** In a JSONL file of traces some may be drafts or older ones, so each tells for itself. */
export function formatOfDocument({ value, record }: ReadDocument, { format }: Pick<OpenBytes, 'format'>): FormatId {
  if (record === null || !format.startsWith('forsy/')) return format;
  const own = detectValues([value], 'json').format;
  return own === 'unknown' ? format : own;
}
