import { closeSync, readSync } from 'node:fs';
import type { FormatId } from '@trace-formats/schema';
import type { Result } from '@trace-formats/schema/report';
import { readLine, type Scanner } from '@trace-formats/validate';
import { OPEN_BRACE } from '../../code-units.ts';
import { decode } from '../../input/bytes/decode.ts';
import { chunksWithin } from '../../input/bytes/file-chunks.ts';
import { openToRead } from '../../input/bytes/open-to-read.ts';
import { idOf } from '../examine/document-id.ts';
import { located } from '../examine/examine.ts';
import { placedBy } from '../examine/place-in-file.ts';
import { checkOf } from '../format/format-check.ts';
import { scannerFor } from '../format/scanner.ts';
import { type LazyLocate, lazyLocate } from '../lazy-locate.ts';
import { resultOf } from '../result-of.ts';
import { mostAtOnce } from '../sizes.ts';
import { type FailedLine, judgeRange, type RangeVerdict } from './judge-range.ts';
import type { Range } from './whole-lines.ts';

/** The lines of a part of a JSONL file: do they pass? */
export interface RangeJob {
  readonly kind: 'range';
  readonly path: string;
  readonly format: FormatId;
  readonly range: Range;
}

/** Lines of a JSONL file that did not pass, with the numbers that they have in the file: what is wrong with them? */
export interface LinesJob {
  readonly kind: 'lines';
  /** How many excerpts there may be. */
  readonly frames: number;
  readonly name: string;
  readonly path: string;
  readonly format: FormatId;
  readonly lines: readonly FailedLine[];
  /** From when on a line is judged in pieces; only tests make it short. */
  readonly piecesFrom?: number;
}

/** Says which lines of a part of a file pass. */
export async function judgedRange({ path, format, range }: RangeJob): Promise<RangeVerdict> {
  return judgeRange(path, range, (await scannerFor(format)) ?? never);
}

/** Of a format without a schema every line is read as it should be. */
const never: Scanner = { passes: () => false, roomFor: () => undefined };

/** Says what is wrong with lines that did not pass. */
export async function judgedLines(job: LinesJob): Promise<readonly Result[]> {
  const { name, path, format, lines, frames, piecesFrom = mostAtOnce } = job;
  const locate = lazyLocate(frames);
  const check = await checkOf(format);
  const results: Result[] = [];
  const file = openToRead(path);
  try {
    let buffer = Buffer.allocUnsafeSlow(1 << 16);
    for (const failed of lines) {
      const { at, length, line, record } = failed;
      const inPieces = length > piecesFrom ? await judgedInPieces(job, failed, locate) : undefined;
      if (inPieces !== undefined) {
        if (inPieces.findings.length > 0 || record === 1) results.push(inPieces);
        continue;
      }
      if (length > buffer.length) buffer = Buffer.allocUnsafeSlow(length);
      const bytes = buffer.subarray(0, length);
      // What is cut off meanwhile is noticed by whoever looks at the file again in the end.
      if (!readFully(file, bytes, at)) return results;
      const { documents, unread } = readLine(bytes, { line, column: 1 }, record, { decode });
      for (const { findings } of unread) results.push({ ...resultOf(name, record, null), findings: [...findings] });
      for (const document of documents) {
        const findings = [...document.findings, ...(check?.validate(document.value) ?? [])];
        if (findings.length === 0 && record !== 1) continue;
        results.push({
          ...resultOf(name, record, format),
          trace_id: idOf(document.value),
          findings: await located(findings, document, locate),
        });
      }
    }
    return results;
  } finally {
    closeSync(file);
  }
}

/**
 * What is wrong with a line as long as a large document; `undefined` where it is no JSON, which is told of lines that were read
 * whole.
 */
async function judgedInPieces(
  { name, path, format }: LinesJob,
  { at, length, line, record }: FailedLine,
  locate: LazyLocate,
): Promise<Result | undefined> {
  // A mark before it is one of a line, not of a file.
  for (const [begin] of chunksWithin(path, at, 1)) if (begin !== OPEN_BRACE) return undefined;
  const { examinePieces, usual } = await import('../examine/examine-pieces.ts');
  const open = async function* () {
    yield* chunksWithin(path, at, length);
  };
  const options = { format, named: true, locate };
  const [result, ...others] = await examinePieces(name, open, options, { ...usual, most: length });
  if (result === undefined || result.format === null || others.length > 0) return undefined;
  if (result.findings.some(({ rule }) => rule === 'json-is-complete')) return undefined;
  const findings = result.findings.map((one) => placedBy(one, (place) => ({ ...place, line: place.line + line - 1 })));
  return { ...result, record, findings };
}

function readFully(file: number, bytes: Uint8Array, at: number): boolean {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, bytes.length - done, at + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}
