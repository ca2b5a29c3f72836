import { accessSync, constants, lstatSync, openSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { statsIfThere } from '../../input/paths/stats.ts';
import { codeOf } from '../../system-error.ts';
import { orSaid } from '../or-said.ts';
import { leftName, sweep } from './sweep.ts';

/** A file beside a place, which is still to be filled. */
export interface OpenBeside {
  /** Open to be written, and to be read back. */
  readonly file: number;
  readonly mode: number | undefined;
  /** Puts it into its place. */
  put(): void;
  /** Leaves nothing of it. */
  drop(): void;
}

/**
 * Opens a file beside a place, in which to write what is to be put there; undefined for a device or a pipe, whose place no file may
 * take. A new one has at most the permissions of `most`, and its owner may write it.
 */
export function openBesideOf(path: string, most?: number): OpenBeside | undefined {
  const before = statsIfThere(path);
  if (before !== undefined && !before.isFile() && !before.isDirectory()) return undefined;
  const place = before === undefined ? placeOfNew(path) : realpathSync(path);
  // Said before others are put into their places, not when a rename fails.
  if (before?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  // A rename would not ask: only the folder has to be open for it.
  if (before !== undefined) accessSync(place, constants.W_OK);
  const mode = before === undefined ? undefined : before.mode & 0o777;
  const { file, beside } = openBeside(
    dirname(place),
    mode ?? (most === undefined ? undefined : (most & 0o666) | 0o200),
  );
  return {
    file,
    mode,
    put: () => orSaid(path, () => renameSync(beside, place)),
    drop: () => rmSync(beside, { force: true }),
  };
}

/**
 * A new file in a folder. As short as any name: one that is as long as a name may be leaves no room for an ending. A process of the
 * same number may have been killed and have left one. What killed ones have left is taken away on the way.
 */
export function openBeside(
  folder: string,
  mode: number | undefined,
): { readonly file: number; readonly beside: string } {
  sweep(folder);
  for (;;) {
    const beside = join(folder, leftName(process.pid, ++count));
    try {
      return { file: openSync(beside, 'wx+', mode), beside };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** How many files have been written beside their places. */
let count = 0;

/**
 * Where something lies that is not there yet: at its path, or where a link leads to nothing, there. A link in a circle has been
 * refused.
 */
function placeOfNew(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return placeOfNew(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}
