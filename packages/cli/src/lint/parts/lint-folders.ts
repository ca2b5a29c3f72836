import { sizeOf } from '../../input/bytes/size-of.ts';
import { collectingNowAndThen } from '../../threads/collecting.ts';
import { lintFolder } from '../folder.ts';
import { isTraceFormat } from '../kinds/trace-formats.ts';
import type { LintContext } from '../plan.ts';
import type { DatasetSamples } from '../samples.ts';
import type { FolderSources } from '../sources.ts';
import { type CutLines, cutLines } from './line-parts.ts';
import { nothingSaid, type Part } from './merged-parts.ts';
import { lostFiles, numberedParts } from './numbered-parts.ts';
import { sharesOf } from './shares.ts';

/** Lints the files of folders, in threads where there is work for more than one. */
export async function lintFolders(
  folders: readonly FolderSources[],
  context: LintContext,
  samples: readonly DatasetSamples[],
  threads: number,
): Promise<Part[]> {
  const cut = threads > 1 ? await cutFiles(folders, context.plan.hashed) : new Map<string, CutLines>();
  const shares =
    threads > 1 ? sharesOf(folders, new Map([...cut].map(([path, { parts }]) => [path, parts] as const))) : [];
  const parts: Part[] = [];
  if (shares.length < 2 || shares.reduce((sum, { work }) => sum + work, 0) < worthThreads) {
    const collect = collectingNowAndThen();
    for (const folder of folders) parts.push(await lintFolder(folder, context, samples, collect));
    return parts;
  }
  const { openPool } = await import('../../threads/pool.ts');
  const pool = openPool({
    task: 'lint-part',
    settings: { plan: context.plan, samples },
    threads: Math.min(threads, shares.length),
  });
  try {
    // In the order of the files, whoever was done first.
    const answers = shares.map((share) => pool.run(() => share.folders));
    for (const answer of answers) for (const part of await answer) parts.push(part);
    const lost = lostFiles(parts);
    const hashes = [...cut.values()].flatMap(({ name, hash }) => (hash === undefined || lost.has(name) ? [] : [hash]));
    return [...numberedParts(parts), ...(hashes.length === 0 ? [] : [{ ...nothingSaid, hashes }])];
  } finally {
    await pool.close();
  }
}

/** Below this much work, in bytes, threads cost more than they bring. */
const worthThreads = 1 << 23;

/** Files from this size on are linted in parts, of this size each. */
const worthCutting = worthThreads;
const partSize = 1 << 22;

/** The large files of traces as lines that can be divided between threads. */
async function cutFiles(folders: readonly FolderSources[], hashed: boolean): Promise<ReadonlyMap<string, CutLines>> {
  const cut = new Map<string, CutLines>();
  for (const { sources, manifests, only } of folders)
    for (const source of sources) {
      const { name, path, session } = source;
      if ((only !== undefined && !only.has(name)) || session !== undefined || manifests.has(name)) continue;
      if (sizeOf(path) < worthCutting) continue;
      const lines = await cutLines(source, isTraceFormat, partSize, hashed);
      if (lines !== undefined) cut.set(path, lines);
    }
  return cut;
}
