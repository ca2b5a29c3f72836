import { sizeOf } from '../../input/bytes/size-of.ts';
import type { Source } from '../../input/source.ts';
import type { FolderSources } from '../sources.ts';
import type { LinePart } from './line-parts.ts';

/** What opening a file costs, in bytes that could be linted in the time. */
const opening = 1 << 13;
/** How much a thread takes at once: little enough that all end at nearly the same time. */
const most = 1 << 20;
/** A manifest is read again for every share of its folder, so shares of folders with large manifests are larger. */
const perManifest = 8;

/** Work that does not depend on any other, and how much of it there is, in bytes. */
export interface Share {
  readonly folders: readonly FolderSources[];
  readonly work: number;
}

/**
 * Divides the files of a run into shares, in their order: small folders together, large ones in several parts, and so are the
 * files that were cut.
 */
export function sharesOf(
  folders: readonly FolderSources[],
  cut: ReadonlyMap<string, readonly LinePart[]> = new Map(),
): readonly Share[] {
  const shares: Share[] = [];
  let open: FolderSources[] = [];
  let work = 0;
  const close = (): void => {
    if (open.length > 0) shares.push({ folders: open, work });
    open = [];
    work = 0;
  };
  for (const folder of folders)
    for (const part of partsOf(folder, cut)) {
      open.push(part.folder);
      work += part.work;
      if (work >= most) close();
    }
  close();
  return shares;
}

function* partsOf(
  folder: FolderSources,
  cut: ReadonlyMap<string, readonly LinePart[]>,
): Generator<{ readonly folder: FolderSources; readonly work: number }> {
  const wanted = folder.sources.filter(({ name }) => folder.only === undefined || folder.only.has(name));
  const manifests = folder.sources.filter(({ name }) => folder.manifests.has(name));
  const large = Math.max(most, perManifest * manifests.reduce((sum, source) => sum + workOf(source), 0));
  let own: Source[] = [];
  let work = 0;
  let isDivided = false;
  for (const [index, source] of wanted.entries()) {
    const parts = cut.get(source.path);
    if (parts !== undefined) {
      if (own.length > 0) yield { folder: partOf(folder, own, manifests), work };
      for (const part of parts)
        yield { folder: { ...partOf(folder, [source], manifests), part }, work: part.to - part.from };
      isDivided = true;
      own = [];
      work = 0;
      continue;
    }
    own.push(source);
    work += workOf(source);
    const isLast = index === wanted.length - 1;
    if (work < large && !isLast) continue;
    if (isLast && !isDivided) yield { folder, work };
    else yield { folder: partOf(folder, own, manifests), work };
    isDivided = true;
    own = [];
    work = 0;
  }
}

/** Manifests stay in every part, in their order: which of two with the same id is taken must not depend on the division. */
function partOf(folder: FolderSources, own: readonly Source[], manifests: readonly Source[]): FolderSources {
  const only = new Set(own.map(({ name }) => name));
  return { ...folder, sources: [...manifests, ...own.filter(({ name }) => !folder.manifests.has(name))], only };
}

function workOf({ path }: Source): number {
  return opening + sizeOf(path);
}
