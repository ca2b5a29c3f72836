import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { isInside } from '../input/paths/is-inside.ts';
import { statsOf } from '../input/paths/stats.ts';
import { hasEnding, isPattern } from '../input/sources.ts';

/** The folder that the paths of a receipt are relative to: the current one, or what all that the words lead to has in common. */
export function rootOf(words: readonly string[], cwd: string): string {
  const paths = words.map((word) => resolve(cwd, word));
  if (paths.every((path) => isInside(path, cwd))) return cwd;
  const [first, ...others] = paths.map(folderOf);
  return others.reduce((root, path) => {
    let common = root;
    while (!isInside(path, common) && dirname(common) !== common) common = dirname(common);
    return common;
  }, first!);
}

/**
 * The folder in which lies what a path leads to, and what belongs to that. Told by the name where it can be: who merges may not have
 * the dataset.
 */
export function folderOf(path: string): string {
  if (isPattern(path) && !existsSync(path)) {
    const parts = path.split(sep);
    return parts.slice(0, parts.findIndex(isPattern)).join(sep) || sep;
  }
  return hasEnding(path) || statsOf(path)?.isFile() === true ? dirname(path) : path;
}

/** A path from the root, with forward slashes: a receipt knows no machine. */
export function fromRoot(path: string, root: string): string {
  const below = relative(root, path);
  return below === '' ? '.' : below.split(sep).join('/');
}

/** A name of the report as a path of the receipt. */
export function placeOf(name: string, cwd: string, root: string): string {
  return fromRoot(resolve(cwd, name), root);
}
