import { chunkSize } from '../../input/bytes/file-chunks.ts';
import { type ExaminedLines, examineLines } from '../lines/examine-lines.ts';
import { type ExamineOptions, examine } from './examine.ts';

/** From this size on it pays to ask of the lines of JSONL whether they pass. */
const worthAsking = 1 << 20;

/** Judges bytes that are all there. Where nobody wants to see documents without findings, those of large JSONL are only counted. */
export async function examineWhole(
  file: string,
  bytes: Uint8Array,
  options: ExamineOptions,
  keepsClean: boolean,
): Promise<ExaminedLines> {
  if (!keepsClean && bytes.length >= worthAsking) {
    const lines = await examineLines(file, () => piecesOf(bytes), options);
    if (lines !== undefined) return lines;
  }
  return { results: await examine(file, bytes, options), silent: 0 };
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}
