import type { Result } from '@trace-formats/schema/report';
import type { Scanner } from '@trace-formats/validate';
import { readInto, readSmall } from '../input/bytes/read-file.ts';
import type { Source } from '../input/source.ts';
import { parsingWhole, scanningWhole } from './format/passing-whole.ts';
import type { LazyLocate } from './lazy-locate.ts';
import { isSurelyOneDocument } from './one-document.ts';
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
  /** The names of files that an earlier run wrote. */
  readonly passedOver: readonly string[];
  /** Whether some file could not be read. */
  readonly isLost: boolean;
  readonly bytes: number;
}

/** A file up to this size is read without being asked for its size. */
const mostRead = 1 << 17;

/** A judge of small files, which keeps one buffer for all of them. */
export function filesJudge(
  settings: PartSettings,
): (sources: readonly Source[], locate: LazyLocate, areMany: boolean) => Promise<FilesVerdict> {
  const { format, keepsClean } = settings;
  const own = Buffer.allocUnsafeSlow(mostRead);
  return async (sources, locate, areMany) => {
    // Nobody is asked, and nothing loaded for it, before there is a document: lines are told apart from one at a glance.
    let asked: Scanner | undefined;
    const passes = async (content: Uint8Array): Promise<boolean> => {
      if (!isSurelyOneDocument(content)) return false;
      asked ??= areMany ? await scanningWhole(settings) : parsingWhole(settings);
      return asked.passes(content);
    };
    const results: Result[] = [];
    const large: FilesVerdict['large'][number][] = [];
    let silent = 0;
    let silentFiles = 0;
    const passedOver: string[] = [];
    let isLost = false;
    let bytes = 0;
    for (const source of sources) {
      const { path, named } = source;
      // Asked for anew: a larger file may have been looked at meanwhile.
      const buffer = asked?.roomFor(mostRead) ?? own;
      const read = readInto(path, buffer);
      const isClean = read !== undefined && (await passes(buffer.subarray(0, read)));
      const small = isClean ? undefined : readSmall(path, mostWhole);
      if (small !== undefined && 'large' in small && small.packing === undefined) {
        large.push({ source, before: results.length });
        continue;
      }
      const content = small !== undefined && 'bytes' in small ? small.bytes : undefined;
      bytes += read ?? content?.length ?? 0;
      if (small === undefined || (read === undefined && content !== undefined && (await passes(content)))) {
        silent++;
        silentFiles++;
        continue;
      }
      // Loaded for the first file that does not pass: most runs meet none.
      const { examineFile } = await import('./examine/examine-file.ts');
      const found = await examineFile(source, small, { format, named, locate }, keepsClean);
      if (found.results.length + found.silent === 0) passedOver.push(source.name);
      for (const result of found.results) results.push(result);
      silent += found.silent;
      isLost ||= found.isLost;
    }
    return { results, silent, silentFiles, large, passedOver, isLost, bytes };
  };
}
