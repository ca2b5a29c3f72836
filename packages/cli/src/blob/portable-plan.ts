import { resolve, sep } from 'node:path';
import { isInside } from '../input/paths/is-inside.ts';
import { nameOf } from '../input/source.ts';
import type { LintPlan } from '../lint/plan.ts';

/** Where the folder of a run stands in a blob, since machines have theirs in different places. */
const anywhere = resolve('/dataset');

/**
 * A plan as it is the same on every machine that looks at the same dataset. Where all of it lies in the current folder, nothing
 * tells where that is; where not, the places have to be the same on all machines.
 */
export function portablePlan({ outputs: _, ...plan }: LintPlan): LintPlan {
  const { cwd, config } = plan;
  const words = plan.words.map((word) => nameOf(resolve(cwd, word), cwd));
  const folders = [config.folder, ...(config.ignored === undefined ? [] : [config.ignored.folder])];
  const isHere = [...folders, ...words.map((word) => resolve(cwd, word))].every((path) => isInside(path, cwd));
  if (!isHere) return { ...plan, words };
  const moved = (path: string): string => `${anywhere}${path.slice(cwd.endsWith(sep) ? cwd.length - 1 : cwd.length)}`;
  return {
    ...plan,
    words,
    cwd: anywhere,
    config: {
      ...config,
      path: config.path === undefined ? undefined : moved(config.path),
      folder: moved(config.folder),
      ignored: config.ignored === undefined ? undefined : { ...config.ignored, folder: moved(config.ignored.folder) },
    },
  };
}
