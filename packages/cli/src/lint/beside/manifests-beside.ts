import { dirname, join } from 'node:path';
import { entriesOf } from '../../input/paths/entries-of.ts';
import { nameOf, type Source } from '../../input/source.ts';
import { hasEnding } from '../../input/sources.ts';
import { describesTraces, isCalledAManifest } from '../kinds/describes-traces.ts';
import { holdsOneTrace } from '../kinds/holds-one-trace.ts';

/** The manifests beside files that were named one by one. */
export interface ManifestsBeside {
  readonly manifests: readonly Source[];
  /** True where several traces lie there: each has only the manifest that names it. */
  readonly ofMany: boolean;
}

/** What beside files that were named is called a manifest and is one: traces are held against them as in a run over the folder. */
export function manifestsBeside(folder: string, cwd: string): ManifestsBeside {
  const files = entriesOf(folder).filter((entry) => !entry.isDirectory() && hasEnding(entry.name));
  if (!files.some(({ name }) => isCalledAManifest(name))) return { manifests: [], ofMany: false };
  const all = files.map(({ name }): Source => {
    const path = join(folder, name);
    return { name: nameOf(path, cwd), path, named: false };
  });
  const manifests = all.filter(({ name }) => isCalledAManifest(name)).filter(describesTraces);
  return {
    manifests,
    ofMany: manifests.length > 0 && !holdsOneTrace(all.filter((source) => !manifests.includes(source))),
  };
}

/** The manifests that are read with a file that was named. */
export function manifestsOf(path: string): readonly string[] {
  const folder = dirname(path);
  return manifestsBeside(folder, folder).manifests.map((manifest) => manifest.path);
}
