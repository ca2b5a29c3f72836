import type { Result } from '@trace-formats/schema/report';
import { unreadable } from '../findings.ts';
import { FileLost, fileChunks } from '../input/file-chunks.ts';
import { readInto, readSmall } from '../input/read-file.ts';
import { reason, type Source } from '../input/source.ts';
import { examine, type LazyLocate, resultOf } from './examine.ts';
import { examineLines } from './examine-lines.ts';
import { checkOf, type FormatCheck } from './format-check.ts';
import type { PartSettings } from './settings.ts';

/** What was found in some files. */
export interface FilesVerdict {
  readonly results: readonly Result[];
  /** Documents without findings that have no result of their own, and files of which that is true of every document. */
  readonly silent: number;
  readonly silentFiles: number;
  /** Files that are left to others for their size, each with the number of results that come before its own. */
  readonly large: readonly { readonly source: Source; readonly before: number }[];
  /** Whether some file could not be read. */
  readonly isLost: boolean;
  readonly bytes: number;
}

/** Files up to this size are read whole. */
export const mostWhole: number = 1 << 24;

/** A judge of small files, which keeps one buffer for all of them. */
export function filesJudge({
  format,
  keepsClean,
}: PartSettings): (sources: readonly Source[], locate: LazyLocate) => Promise<FilesVerdict> {
  const buffer = Buffer.allocUnsafeSlow(1 << 17);
  let passes: ((bytes: Uint8Array) => boolean) | undefined;
  return async (sources, locate) => {
    // Traces are what most folders hold.
    passes ??= keepsClean || (format ?? quick) !== quick ? () => false : passingWhole((await checkOf(quick))!);
    const results: Result[] = [];
    const large: FilesVerdict['large'][number][] = [];
    let silent = 0;
    let silentFiles = 0;
    let isLost = false;
    let bytes = 0;
    for (const source of sources) {
      const { name, path, named } = source;
      const read = readInto(path, buffer);
      if (typeof read === 'number') {
        bytes += read;
        const content = buffer.subarray(0, read);
        if (passes(content)) {
          silent++;
          silentFiles++;
          continue;
        }
      }
      const small = readSmall(path, mostWhole);
      if ('large' in small && !small.isPacked) {
        large.push({ source, before: results.length });
        continue;
      }
      const options = { format, named, locate };
      try {
        const lines = 'large' in small ? await examineLines(name, () => fileChunks(path), options) : undefined;
        const whole = lines === undefined && 'large' in small ? readSmall(path, Number.POSITIVE_INFINITY) : small;
        if ('why' in whole) throw new FileLost(whole.why);
        if ('bytes' in whole) bytes += whole.bytes.length;
        for (const result of lines?.results ?? ('bytes' in whole ? await examine(name, whole.bytes, options) : []))
          results.push(result);
        silent += lines?.silent ?? 0;
      } catch (error) {
        results.push({ ...resultOf(name, null, null), findings: [unreadable(whyLost(error, path))] });
        isLost = true;
      }
    }
    return { results, silent, silentFiles, large, isLost, bytes };
  };
}

/** The format that is tried before a file is detected. A document that its schema accepts states its version, so nothing else claims it. */
const quick = 'forsy/v0.1';

/** Whether bytes are one document that is in order: yes is certain, no is only a reason to look again. */
function passingWhole({ passes }: FormatCheck): (bytes: Uint8Array) => boolean {
  return (bytes) => isSurelyOneDocument(bytes) && passes(bytes);
}

const [LF, CR] = [10, 13];

/** Not several documents line by line: among the first lines none but the first opens a value, and that one only opens it. */
function isSurelyOneDocument(bytes: Uint8Array): boolean {
  if (bytes.includes(CR)) return false;
  let start = 0;
  for (let line = 0; line < 64; line++) {
    const lf = bytes.indexOf(LF, start);
    if (lf === -1 || lf === bytes.length - 1) return line === 0 || !opensAndGoesOn(bytes.subarray(start));
    if (opensAndGoesOn(bytes.subarray(start, lf))) return false;
    start = lf + 1;
  }
  return true;
}

const openers = new Set([0x7b, 0x5b]);

function opensAndGoesOn(line: Uint8Array): boolean {
  const at = firstFull(line, 0);
  return openers.has(line[at] ?? 0) && firstFull(line, at + 1) < line.length;
}

function firstFull(line: Uint8Array, from: number): number {
  let at = from;
  while (line[at] === 32 || line[at] === 9 || line[at] === LF) at++;
  return at;
}

function whyLost(error: unknown, path: string): string {
  if (error instanceof FileLost) return error.message;
  if (error instanceof Error && 'syscall' in error) return reason(error as NodeJS.ErrnoException, path);
  throw error;
}
