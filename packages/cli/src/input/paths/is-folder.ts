import { statsOf } from './stats.ts';

/** Whether a path leads to a folder; false also where that cannot be asked. */
export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}
