import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Io } from '../io.ts';

/** The folder for trajectories, by the environment or the current folder. */
export function trajectoriesFolder({ environment, cwd }: Pick<Io, 'environment' | 'cwd'>): string {
  const { EVOLVE_DIR: evolve, CLAUDE_PROJECT_ROOT: project } = environment;
  return evolve ? resolve(cwd, evolve, 'trajectories') : resolve(cwd, project || '.', '.evolve', 'trajectories');
}

/** Writes a file that must not be there yet, whole or not at all, readable by its owner alone; the next free name is taken. */
export function writeNewForOwner(folder: string, nameOf: (taken: number) => string, text: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const beside = besideIn(folder);
  try {
    const file = openSync(beside, 'wx', 0o600);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    for (let taken = 0; ; taken += 1) {
      const path = join(folder, nameOf(taken));
      try {
        // A link fails where the name is taken, so two savers in one second never meet.
        linkSync(beside, path);
        return path;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Copies a file, whole or not at all, readable by its owner alone. A session that stops more than once has a longer transcript each time: the newest takes the place of the one before. */
export function copyForOwner(path: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const beside = besideIn(dirname(target));
  try {
    copyFileSync(path, beside, constants.COPYFILE_EXCL);
    const file = openSync(beside, 'r+');
    try {
      fchmodSync(file, 0o600);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** A name as short as any: one that is as long as a name may be leaves no room for an ending. */
function besideIn(folder: string): string {
  return join(folder, `.${process.pid}.tmp`);
}
