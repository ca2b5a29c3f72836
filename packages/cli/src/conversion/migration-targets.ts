import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { statsOf } from '../input/paths/stats.ts';
import type { Io } from '../io.ts';
import { noTwoAt } from '../output/refused/apart.ts';
import type { Asked, Waiting } from './sessions.ts';

/** Where each draft of a migration goes: to its own place, to the one file that was named, or below the folder that was named. */
export function migrationTargets(
  out: string | undefined,
  { files, inVain }: Pick<Asked, 'files' | 'inVain'>,
  io: Io,
): (file: Waiting) => string {
  if (out === undefined)
    return ({ path }) => {
      if (path === undefined) throw new CannotWork('Standard input cannot be replaced: name a file with -o.');
      return path;
    };
  const path = resolve(io.cwd, out);
  const intoFolder = isFolder(path);
  if (isStream(path))
    throw new CannotWork(
      `${out} is a device or a pipe, and a migration writes two files that stand beside each other.`,
      'Name a file or a folder with -o.',
    );
  const isOne = files.length === 1 && inVain === 0 && files[0]!.named;
  if (isOne && !intoFolder && !/[/\\]$/.test(out)) return () => path;
  if (files.length > 0 && existsSync(path) && !intoFolder)
    throw new CannotWork(
      `${out} is a file, and there may be more than one trace to write.`,
      'Name a folder: -o <folder>.',
    );
  const only = noTwoAt('Migrate them one after the other, into folders of their own.');
  return ({ short, name }) => only(join(path, short), name);
}

/** Whether a path leads to a device or a pipe; false also where that cannot be asked, of which whoever writes there says why. */
function isStream(path: string): boolean {
  const stats = statsOf(path);
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}
