import { lintFolder } from '../folder.ts';
import { type LintPlan, lintContext } from '../plan.ts';
import type { DatasetSamples } from '../samples.ts';
import type { FolderSources } from '../sources.ts';
import type { Part } from './merged-parts.ts';

/** What every part of a lint run needs to know. */
export interface LintPartSettings {
  readonly plan: LintPlan;
  readonly samples: readonly DatasetSamples[];
}

/** Lints the files of some folders, or of parts of folders, in one thread. */
export function lintPart({
  plan,
  samples,
}: LintPartSettings): (folders: readonly FolderSources[]) => Promise<readonly Part[]> {
  const context = lintContext(plan);
  return async (folders) => {
    const parts: Part[] = [];
    for (const folder of folders) parts.push(await lintFolder(folder, context, samples));
    return parts;
  };
}
