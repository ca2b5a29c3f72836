import { constants, openSync } from 'node:fs';

/**
 * Opens a file to read from it. A pipe that has come in its place since it was found is not waited for: it looks as if it held
 * nothing, and whoever asks what was opened learns what it is.
 */
export function openToRead(path: string): number {
  return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
}
