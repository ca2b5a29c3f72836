import type { Dirent } from 'node:fs';
import { ifPossible } from '../../if-possible.ts';
import { list } from './walk.ts';

/** What lies in a folder, by name; nothing where that cannot be asked. */
export function entriesOf(folder: string): Dirent[] {
  return ifPossible(() => list(folder)) ?? [];
}
