import { isAbsolute, relative, sep } from 'node:path';

/** True for a folder itself and all that lies below it, also where a name begins with two dots. */
export function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}
