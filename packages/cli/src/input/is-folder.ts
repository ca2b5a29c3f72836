import { statSync } from 'node:fs';

/** Whether a path leads to a folder; false also where that cannot be asked. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
