import { type Stats, statSync } from 'node:fs';
import { ifPossible } from '../../if-possible.ts';
import { codeOf } from '../../system-error.ts';

/** What the system says of a path; undefined where it says nothing, of which whoever reads or writes there will say why. */
export function statsOf(path: string): Stats | undefined {
  return ifPossible(() => statSync(path));
}

/** What a path leads to, or why it leads nowhere. */
export function statsOrWhy(path: string): Stats | Error {
  try {
    return statSync(path);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * What the system says of a path; undefined where nothing is there. A path below a file throws on every Node: with
 * `throwIfNoEntry` one from version 22 on would take it for a place where nothing is yet.
 */
export function statsIfThere(path: string): Stats | undefined {
  const stats = statsOrWhy(path);
  if (!(stats instanceof Error)) return stats;
  if (codeOf(stats) === 'ENOENT') return undefined;
  throw stats;
}
