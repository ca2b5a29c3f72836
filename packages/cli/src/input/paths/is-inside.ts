import { dirname, isAbsolute, relative, sep } from 'node:path';

/** True for a folder itself and all that lies below it, also where a name begins with two dots. */
export function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

/** Those of some folders that a path is or lies in, the nearest first. Thousands may be named, and each asked about all. */
export function* foldersAround(path: string, folders: ReadonlySet<string>): Generator<string> {
  for (let at = path; ; at = dirname(at)) {
    if (folders.has(at)) yield at;
    if (at === dirname(at)) return;
  }
}

/** True for one of the folders and all that lies in it. */
export function isInAny(folders: ReadonlySet<string>, path: string): boolean {
  for (const _ of foldersAround(path, folders)) return true;
  return false;
}
