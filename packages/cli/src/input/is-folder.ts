import { statSync } from 'node:fs';
import { ifPossible } from '../if-possible.ts';

/** Whether a path leads to a folder; false also where that cannot be asked. */
export function isFolder(path: string): boolean {
  return ifPossible(() => statSync(path).isDirectory()) ?? false;
}
