import { lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { NotWritten } from '../cannot-work.ts';
import { isFolder } from '../input/is-folder.ts';
import { whyNotWritten } from './why-not-written.ts';

/** Makes a folder and those above it, where they are not there yet. */
export function makeFolder(path: string, mode?: number): void {
  try {
    makeEach(path, mode);
  } catch (error) {
    throw new NotWritten(
      `The folder ${path} could not be made: ${whyNotWritten(error as NodeJS.ErrnoException)}.`,
      'Correct the path or the permissions.',
    );
  }
}

/** As `makeFolder`, with what the system says. Node's own way to make several at once never comes to an end below /proc. */
export function makeEach(path: string, mode?: number): void {
  if (isFolder(path)) return;
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (isFolder(path)) return;
    const above = dirname(path);
    // What is above is there, be it a link to nothing, and takes no folder.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || lstatSync(above, { throwIfNoEntry: false })) throw error;
    makeEach(above, mode);
    makeEach(path, mode);
  }
}
