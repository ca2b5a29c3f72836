import { dirname, relative, resolve, sep } from 'node:path';
import { isInside } from '../input/is-inside.ts';

/** The folder that the paths of a receipt are relative to: the current one, or what all the words have in common. */
export function rootOf(words: readonly string[], cwd: string): string {
  const paths = words.map((word) => resolve(cwd, word));
  if (paths.every((path) => isInside(path, cwd))) return cwd;
  return paths.reduce((root, path) => {
    let common = root;
    while (!isInside(path, common) && dirname(common) !== common) common = dirname(common);
    return common;
  }, paths[0]!);
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
