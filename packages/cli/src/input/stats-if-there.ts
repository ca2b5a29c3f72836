import { type Stats, statSync } from 'node:fs';

/**
 * What the system says of a path; undefined where nothing is there. A path below a file throws on every Node: with
 * `throwIfNoEntry` one from version 22 on would take it for a place where nothing is yet.
 */
export function statsIfThere(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
