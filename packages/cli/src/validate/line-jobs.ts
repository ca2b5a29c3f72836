import { closeSync, readSync } from 'node:fs';
import type { FormatId } from '@trace-formats/schema';
import type { Result } from '@trace-formats/schema/report';
import { readLine, type Scanner } from '@trace-formats/validate';
import { decode } from '../input/decode.ts';
import { openToRead } from '../input/open-to-read.ts';
import { idOf } from './document-id.ts';
import { located } from './examine.ts';
import { checkOf } from './format-check.ts';
import { lazyLocate } from './lazy-locate.ts';
import { type FailedLine, judgeRange, type Range, type RangeVerdict } from './line-range.ts';
import { resultOf } from './result-of.ts';
import { scannerFor } from './scanner.ts';

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
}

/** Says which lines of a part of a file pass. */
export async function judgedRange({ path, format, range }: RangeJob): Promise<RangeVerdict> {
  return judgeRange(path, range, (await scannerFor(format)) ?? never);
}

/** Of a format without a schema every line is read as it should be. */
const never: Scanner = { passes: () => false, roomFor: () => undefined };

/** Says what is wrong with lines that did not pass. */
export async function judgedLines({ name, path, format, lines, frames }: LinesJob): Promise<readonly Result[]> {
  const locate = lazyLocate(frames);
  const check = await checkOf(format);
  const results: Result[] = [];
  const file = openToRead(path);
  try {
    let buffer = Buffer.allocUnsafeSlow(1 << 16);
    for (const { at, length, line, record } of lines) {
      if (length > buffer.length) buffer = Buffer.allocUnsafeSlow(length);
      const bytes = buffer.subarray(0, length);
      // What is cut off meanwhile is noticed by whoever looks at the file again in the end.
      if (!readFully(file, bytes, at)) return results;
      const { documents, unread } = readLine(bytes, line, record, { decode });
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

function readFully(file: number, bytes: Uint8Array, at: number): boolean {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, bytes.length - done, at + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}
