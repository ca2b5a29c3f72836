import { dirname, resolve } from 'node:path';
import type { Result } from '@trace-formats/schema/report';
import { isFolder } from '../input/paths/is-folder.ts';
import { realOf } from '../input/paths/roots.ts';

/**
 * The folders among several words below which nothing lies that was checked; files that were named are complained of by
 * themselves.
 */
export function fruitless(words: readonly string[], checked: readonly string[], cwd: string): readonly string[] {
  if (words.length < 2) return [];
  const paths = checked.map((file) => resolve(cwd, file));
  const around = foldersAround(paths);
  const left = words.filter((word) => !around.has(resolve(cwd, word)) && isFolder(resolve(cwd, word)));
  if (left.length === 0) return [];
  // What two words lead to is told under the name that it has by the first.
  const real = foldersAround(
    [...new Set(paths.map((path) => dirname(path)))].flatMap((folder) => realOf(folder) ?? []),
  );
  return left.filter((word) => !real.has(realOf(resolve(cwd, word)) ?? ''));
}

/** The files that a report says more of than that they are of no known format. */
export function checkedIn(results: readonly Result[]): readonly string[] {
  return results
    .filter(({ format, findings }) => (format !== null && format !== 'unknown') || findings.some(isError))
    .map(({ file }) => file);
}

function isError({ severity }: Result['findings'][number]): boolean {
  return severity === 'error';
}

function foldersAround(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) for (let at = path; !folders.has(at); at = dirname(at)) folders.add(at);
  return folders;
}
