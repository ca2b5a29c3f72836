import type { FormatId } from '@trace-formats/schema';
import { FileLost } from '../../input/bytes/file-chunks.ts';
import type { readSmall } from '../../input/bytes/read-file.ts';
import { rereadableFile } from '../../input/bytes/rereadable-file.ts';
import { isWrittenByUs } from '../../input/ours/written-by-us.ts';
import { reason, type Source } from '../../input/source.ts';
import { isOfSystem } from '../../system-error.ts';
import { unreadable } from '../../unreadable.ts';
import type { ExaminedLines } from '../lines/examine-lines.ts';
import { resultOf } from '../result-of.ts';
import type { ExamineOptions } from './examine.ts';
import { examineStream } from './examine-stream.ts';
import { examineWhole } from './examine-whole.ts';

/** Says what is wrong with a file of which a fast look did not say that it passes; a file that cannot be read is lost. */
export async function examineFile(
  { name, path }: Source,
  read: ReturnType<typeof readSmall>,
  options: ExamineOptions,
  keepsClean: boolean,
): Promise<ExaminedLines & { readonly isLost: boolean }> {
  try {
    if (!options.named && (await isLeftByUs(path, options.format, 'bytes' in read ? read.bytes : undefined)))
      return { results: [], silent: 0, isLost: false };
    if ('why' in read) throw new FileLost(read.why);
    const found =
      'large' in read
        ? await examineStream(name, rereadableFile(path), options, keepsClean)
        : await examineWhole(name, read.bytes, options, keepsClean);
    return { ...found, isLost: false };
  } catch (error) {
    const findings = [unreadable(whyLost(error, path))];
    return { results: [{ ...resultOf(name, null, null), findings }], silent: 0, isLost: true };
  }
}

/**
 * Whether a file that merely lay in a folder was written by an earlier run; where reports are asked for, they are what is meant.
 */
export async function isLeftByUs(path: string, asked: FormatId | undefined, bytes?: Uint8Array): Promise<boolean> {
  return asked !== 'report/v1' && (await isWrittenByUs(path, bytes));
}

function whyLost(error: unknown, path: string): string {
  if (error instanceof FileLost) return error.message;
  if (isOfSystem(error)) return reason(error, path);
  throw error;
}
