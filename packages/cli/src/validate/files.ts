import type { Result } from '@trace-formats/schema/report';
import { unreadable } from '../findings.ts';
import { FileLost } from '../input/file-chunks.ts';
import { readInto, readSmall } from '../input/read-file.ts';
import { rereadableFile } from '../input/rereadable-file.ts';
import { reason, type Source } from '../input/source.ts';
import { type LazyLocate, resultOf } from './examine.ts';
import { examineStream } from './examine-stream.ts';
import { examineWhole } from './examine-whole.ts';
import { type PassesWhole, passesWhole } from './passing-whole.ts';
import type { PartSettings } from './settings.ts';
import { mostWhole } from './sizes.ts';

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

/** A judge of small files, which keeps one buffer for all of them. */
export function filesJudge(
  settings: PartSettings,
): (sources: readonly Source[], locate: LazyLocate, areMany: boolean) => Promise<FilesVerdict> {
  const { format, keepsClean } = settings;
  const buffer = Buffer.allocUnsafeSlow(1 << 17);
  let ofFew: PassesWhole | undefined;
  let ofMany: PassesWhole | undefined;
  return async (sources, locate, areMany) => {
    if (areMany) ofMany ??= await passesWhole(settings, true);
    else ofFew ??= await passesWhole(settings);
    const passes = (areMany ? ofMany : ofFew) as PassesWhole;
    const results: Result[] = [];
    const large: FilesVerdict['large'][number][] = [];
    let silent = 0;
    let silentFiles = 0;
    let isLost = false;
    let bytes = 0;
    for (const source of sources) {
      const { name, path, named } = source;
      const options = { format, named, locate };
      const read = readInto(path, buffer);
      const isClean = read !== undefined && passes(buffer.subarray(0, read));
      const small = isClean ? undefined : readSmall(path, mostWhole);
      if (small !== undefined && 'large' in small && !small.isPacked) {
        large.push({ source, before: results.length });
        continue;
      }
      const content = small !== undefined && 'bytes' in small ? small.bytes : undefined;
      bytes += read ?? content?.length ?? 0;
      if (small === undefined || (read === undefined && content !== undefined && passes(content))) {
        silent++;
        silentFiles++;
        continue;
      }
      try {
        if ('why' in small) throw new FileLost(small.why);
        const found =
          content === undefined
            ? await examineStream(name, rereadableFile(path), options, keepsClean)
            : await examineWhole(name, content, options, keepsClean);
        for (const result of found.results) results.push(result);
        silent += found.silent;
      } catch (error) {
        results.push({ ...resultOf(name, null, null), findings: [unreadable(whyLost(error, path))] });
        isLost = true;
      }
    }
    return { results, silent, silentFiles, large, isLost, bytes };
  };
}

function whyLost(error: unknown, path: string): string {
  if (error instanceof FileLost) return error.message;
  if (error instanceof Error && 'syscall' in error) return reason(error as NodeJS.ErrnoException, path);
  throw error;
}
