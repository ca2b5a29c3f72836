import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { detectRead, detectValues, type ReadDocument, type ReadResult, read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { formatFindings } from '../validate/examine/examine.ts';

/** A file that was read and whose format was told. */
export interface OpenFile {
  readonly name: string;
  readonly content: ReadResult;
  readonly format: FormatId;
  readonly about: readonly Finding[];
}

/** Reads bytes and tells their format; `named` is false for a file that merely lay in a folder. */
export function openFile(name: string, bytes: Uint8Array, named: boolean): OpenFile {
  const content = read(bytes, { decode });
  const detection = detectRead(content, bytes);
  return { name, content, format: detection.format, about: formatFindings(detection, named) };
}

/** In a JSONL file of traces some may be drafts or older ones, so each tells for itself. */
export function formatOfDocument({ value, record }: ReadDocument, { format }: Pick<OpenFile, 'format'>): FormatId {
  if (record === null || !format.startsWith('forsy/')) return format;
  const own = detectValues([value], 'json').format;
  return own === 'unknown' ? format : own;
}
