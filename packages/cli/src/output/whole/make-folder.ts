import { lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { NotWritten } from '../../cannot-work.ts';
import { isFolder } from '../../input/paths/is-folder.ts';
import { codeOf } from '../../system-error.ts';
import { isOfDisk, whyNotWritten } from '../why-not-written.ts';

/** Makes a folder and those above it, where they are not there yet, and gives those that it made. */
export function makeFolder(path: string): readonly string[] {
  try {
    return makeEach(path);
  } catch (error) {
    throw new NotWritten(
      `The folder ${path} could not be made: ${whyNotWritten(error)}.`,
      'Correct the path or the permissions.',
      isOfDisk(error),
    );
  }
}

/** As `makeFolder`, with what the system says. Node's own way to make several at once never comes to an end below /proc. */
export function makeEach(path: string, mode?: number): readonly string[] {
  if (isFolder(path)) return [];
  try {
    return makeOne(path, mode);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const above = dirname(path);
  // What is above may be there by now: a link to nothing, which takes no folder, or one that another process has made meanwhile.
  const made = lstatSync(above, { throwIfNoEntry: false }) === undefined ? makeEach(above, mode) : [];
  try {
    return [...made, ...makeOne(path, mode)];
  } catch (error) {
    takeAway(made);
    throw error;
  }
}

function makeOne(path: string, mode: number | undefined): readonly string[] {
  try {
    mkdirSync(path, mode);
    return [path];
  } catch (error) {
    // Another process may have made it meanwhile.
    if (isFolder(path)) return [];
    throw error;
  }
}

/** Takes folders away again that were made for something which is not there, unless somebody else has put something into them. */
export function takeAway(made: readonly string[]): void {
  for (const path of made.toReversed())
    try {
      rmdirSync(path);
    } catch {
      // It is not empty, and neither is what it lies in.
    }
}
