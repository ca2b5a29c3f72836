import { type Dirent, readdirSync } from 'node:fs';
import { ifPossible } from '../if-possible.ts';

/** What lies in a folder, by name; nothing where that cannot be asked. */
export function entriesOf(folder: string): Dirent[] {
  return (
    ifPossible(() => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) ?? []
  );
}
